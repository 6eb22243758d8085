import { business } from "../../../business.ts"
import type { Story } from "../shape.ts"

const { city } = business.address

export const story: Story = {
  home: {
    title: "La casa y el préstamo, bajo un mismo techo.",
    welcome: "Cuente con nosotros para la casa, el préstamo o ambos.",
    services: {
      title: "Por dónde empezar",
      intro: "¿La casa o el préstamo? Empiece por donde quiera.",
    },
    consultation: "Conversemos con calma.",
  },
  about: {
    title: "Somos Noonday. Hablamos claro.",
    name: {
      title: "Nuestro nombre",
      text: `Noonday Creek es el arroyo que pasa por ${city}, y “noonday” quiere decir “mediodía”: el sol en lo alto y todo a la vista. Así nos gusta trabajar.`,
    },
    together: "Aquí los dos se sientan a la misma mesa.",
  },
  flyer: { invitation: "Conversemos." },
  notFound: "En esta dirección no vive nadie. La entrada está por aquí.",
  foreignWords: ["noonday"],
}
