import type { Language } from "../../languages.ts"
import { otherLanguage, pathTo } from "../../routes.ts"
import { copy } from "../copy/index.ts"
import { NotFoundScene } from "../illustrations/NotFoundScene.tsx"
import styles from "./NotFound.module.css"

/** Shows both languages, the one of the address first, because an unknown address has no counterpart. */
export function NotFound({ language }: { readonly language: Language }) {
  const other = otherLanguage(language)
  const [first, second] = [copy[language].notFound, copy[other].notFound]
  return (
    <section className={`on-haint ${styles["lot"]}`}>
      <div className={`band whole ${styles["signs"]}`}>
        <div className={`on-clay flow ${styles["sign"]}`}>
          <h1>{first.title}</h1>
          <p className="large">{first.text}</p>
          <a className="button" href={pathTo("home", language)}>
            {first.link}
          </a>
        </div>
        <div className={`on-pine flow ${styles["sign"]}`} lang={other}>
          <h2>{second.title}</h2>
          <p className="large">{second.text}</p>
          <a className="button" href={pathTo("home", other)}>
            {second.link}
          </a>
        </div>
      </div>
      <NotFoundScene />
    </section>
  )
}
