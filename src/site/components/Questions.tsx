import type { Questions as QuestionsCopy } from "../copy/shape.ts"
import styles from "./Questions.module.css"

/** Questions with all answers visible, because nobody finds a collapsed one. */
export function Questions({ title, items }: QuestionsCopy) {
  return (
    <section className="band">
      <h2>{title}</h2>
      <ul role="list" className={styles["list"]}>
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="on-haint">{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
