import type { ReactNode } from "react"
import type { Questions as QuestionsCopy } from "../copy/shape.ts"
import styles from "./Questions.module.css"

/** Questions with all answers visible, because nobody finds a collapsed one; beside them a drawing of who asks. */
export function Questions({ title, items, children }: QuestionsCopy & { readonly children: ReactNode }) {
  return (
    <section className="band">
      <div className={styles["asked"]}>
        <h2>{title}</h2>
        {children}
      </div>
      <ul role="list" className={styles["answers"]}>
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="on-haint">{item.title}</h3>
            <p className="large">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
