import { business } from "../../../business.ts"
import type { NotFoundCopy } from "../shape.ts"
import { story } from "./story.ts"

export const notFound: NotFoundCopy = {
  head: {
    title: `Página no encontrada | ${business.name}`,
    description:
      "No hay ninguna página en esta dirección. Desde la página de inicio se llega a todo lo demás.",
    card: "Página no encontrada",
  },
  title: "Página no encontrada",
  text: story.notFound,
  link: "Volver a la página de inicio",
}
