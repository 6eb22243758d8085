import type { Questions as QuestionsCopy } from "../copy/shape.ts"
import styles from "./Questions.module.css"

/** What people ask before they begin, with every answer in view: a closed answer is one that nobody finds. */
export function Questions({ title, items }: QuestionsCopy) {
  return (
    <section className={`band ${styles["questions"]}`}>
      <h2>{title}</h2>
      <ul role="list" className={styles["list"]}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
