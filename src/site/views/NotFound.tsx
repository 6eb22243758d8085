import { pathTo } from "../../routes.ts"
import { copy } from "../copy/index.ts"
import { NotFoundScene } from "../illustrations/NotFoundScene.tsx"
import styles from "./NotFound.module.css"

/** One page for every unknown address, in both languages: an address that leads nowhere has none of its own. */
export function NotFound() {
  const { en, es } = copy
  return (
    <section className={`on-haint ${styles["lot"]}`}>
      <div className={`band ${styles["signs"]}`}>
        <div className={`on-clay flow ${styles["sign"]}`}>
          <h1>{en.notFound.title}</h1>
          <p className="large">{en.notFound.text}</p>
          <a className="button" href={pathTo("home", "en")}>
            {en.notFound.link}
          </a>
        </div>
        <div className={`on-pine flow ${styles["sign"]}`} lang="es">
          <h2>{es.notFound.title}</h2>
          <p className="large">{es.notFound.text}</p>
          <a className="button" href={pathTo("home", "es")}>
            {es.notFound.link}
          </a>
        </div>
      </div>
      <NotFoundScene />
    </section>
  )
}
