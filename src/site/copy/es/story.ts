import { business } from "../../../business.ts"
import type { Story } from "../shape.ts"

const { city } = business.address

export const story: Story = {
  motto: "Un porche, dos puertas.",
  home: {
    title: "La casa y el préstamo, bajo un mismo techo.",
    welcome: "Un porche, dos puertas: entre por la que quiera.",
    services: {
      title: "Por dónde empezar",
      intro:
        "¿Por la casa o por el préstamo? Las dos puertas llevan a la misma oficina. Use un servicio o los dos.",
    },
    consultation: "Tome asiento.",
  },
  about: {
    title: "Somos Noonday. Hablamos claro.",
    name: {
      title: "Por qué Noonday",
      text: `Noonday Creek es el arroyo que pasa por ${city}, y noonday quiere decir mediodía: el sol en lo alto y todo a la vista. Así nos gusta trabajar.`,
    },
    together: "Aquí los dos se sientan a la misma mesa.",
  },
  flyer: { invitation: "Pase, está en su casa." },
  notFound: "En esta dirección no vive nadie. La entrada está por aquí.",
}
