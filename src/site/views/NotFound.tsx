import { copy } from "../copy/index.ts"
import { pathTo } from "../routes.ts"

/** One page for every unknown address, in both languages: an address that leads nowhere has none of its own. */
export function NotFound() {
  const { en, es } = copy
  return (
    <section className="band">
      <h1>{en.notFound.title}</h1>
      <p className="large">{en.notFound.text}</p>
      <p>
        <a href={pathTo("home", "en")}>{en.notFound.link}</a>
      </p>
      <div lang="es">
        <h2>{es.notFound.title}</h2>
        <p>{es.notFound.text}</p>
        <p>
          <a href={pathTo("home", "es")}>{es.notFound.link}</a>
        </p>
      </div>
    </section>
  )
}
