import { business } from "../../../business.ts"
import { formatList, formatPeriod } from "../../format.ts"
import type { PrivacyCopy } from "../shape.ts"

const { messageDays, backupDays, accessLogDays } = business.retention
const { whatsapp, bookingUrl } = business
const either = (...items: (string | undefined)[]) => formatList(items, "es", "or")
const period = (days: number) => formatPeriod(days, "es")

export const privacy: PrivacyCopy = {
  head: {
    title: `Política de privacidad | ${business.name}`,
    description:
      "Qué sabe de usted este sitio, a dónde va su mensaje, quién lo ve, cuánto tiempo se guarda y cómo pedir que se borre, en palabras sencillas.",
    card: "Qué sabemos de usted, y para qué.",
  },
  hero: {
    title: "Política de privacidad",
    lead: "Puede leer todo este sitio sin decirnos quién es. Si nos escribe, esto es lo que pasa con sus palabras.",
  },
  lastUpdated: "Última actualización:",
  effective: "Vigente desde:",
  contentsLabel: "En esta política",
  sections: {
    introduction: {
      title: "Introducción",
      body: [
        `Esta política se refiere a este sitio web, a cargo de ${business.name} (“nosotros”), y a lo que usted nos dice cuando lo usa para comunicarse con nosotros.`,
        "No se refiere a una solicitud de préstamo ni a un contrato de bienes raíces. Si contrata con nosotros un préstamo u otro producto financiero, recibirá por separado el aviso de privacidad que exige la ley federal Gramm-Leach-Bliley.",
      ],
    },
    informationCollected: {
      title: "Información que recopilamos",
      body: [
        "Lo que usted nos da:",
        [
          "En el formulario de contacto: su nombre, su correo electrónico, su mensaje y, si quiere, su teléfono. Los guardamos con el idioma de la página y la hora.",
          `Si ${either("llama", "escribe por correo", whatsapp && "chatea por WhatsApp", "programa una consulta")}: su número o dirección y lo que nos dice.`,
          "Si otra persona nos da sus datos: su nombre y cómo comunicarnos con usted. Los usamos solo para contactarle por ese motivo y los borramos si lo pide.",
        ],
        "Lo que el sitio maneja para funcionar:",
        [
          "Un borrador de su mensaje, guardado en el almacenamiento local de su propio navegador, junto con un número al azar que evita guardar dos veces un mismo mensaje. Sirve un día como máximo: se borra cuando su mensaje se envía y, si quedó uno anterior, cuando usted vuelve a abrir cualquier página de este sitio.",
          "Su dirección IP, usada solo para limitar el abuso del formulario. Se olvida poco después y nunca se guarda con su mensaje.",
          "Registros técnicos de nuestro servidor: cuándo se pidió algo o algo falló, y el resultado. No contienen el texto de su mensaje.",
        ],
        "Por favor, no envíe por el formulario números de Seguro Social, números de cuenta ni documentos.",
      ],
    },
    use: {
      title: "Cómo usamos la información",
      body: [
        [
          "Para responderle y hacer lo que nos pide.",
          "Para llevar los registros que la ley exige a prestamistas, corredores hipotecarios y agencias de bienes raíces.",
          "Para que el sitio funcione y para frenar abusos. Un mensaje que parece spam se marca para la oficina; quien decide es una persona.",
        ],
        "El número de teléfono del formulario lo usamos solo para responder a ese mensaje.",
      ],
    },
    sharing: {
      title: "Cómo compartimos la información",
      body: [
        "No vendemos su información personal. Solo ven su mensaje, y únicamente para los fines anteriores:",
        [
          "Las personas de nuestra oficina, de bienes raíces y de hipotecas, que atienden lo que usted pide.",
          "Las empresas que manejan nuestro alojamiento web, nuestra base de datos y nuestro correo electrónico.",
          "Autoridades o tribunales, si la ley lo exige.",
        ],
        "Cualquier otra persona, como un inspector o un abogado, recibe sus datos solo si usted nos pide que se los pasemos.",
      ],
    },
    dataSecurity: {
      title: "Seguridad de los datos",
      body: [
        "Su mensaje llega a este sitio por una conexión cifrada, se guarda en nuestra base de datos y se entrega a la oficina por correo electrónico. Solo tiene acceso quien lo necesita.",
        "Ningún sistema es del todo seguro, y el correo electrónico puede pasar por servidores que no son nuestros. Si una filtración le afecta, se lo diremos como la ley exige.",
        "Cuánto tiempo guardamos cada cosa:",
        [
          `Su mensaje, en nuestra base de datos y en nuestro buzón: ${period(messageDays)}, o más si lo exigen las leyes sobre préstamos o bienes raíces. Después se borra.`,
          `Copias de seguridad: hasta ${period(backupDays)}. Un mensaje ya borrado puede quedar en una durante ese tiempo.`,
          `Registros de acceso de la empresa de alojamiento web, que pueden contener su dirección IP: hasta ${period(accessLogDays)}.`,
        ],
      ],
    },
    rights: {
      title: "Sus derechos",
      body: [
        "Sin importar en qué estado viva, puede pedirnos:",
        [
          "que le digamos qué datos tenemos sobre usted y le demos una copia",
          "que los corrijamos",
          "que los borremos, salvo que una ley nos obligue a guardarlos",
          "que dejemos de comunicarnos con usted",
        ],
        "Escriba o llame. Quizá le pidamos que confirme que el mensaje era suyo. Pedirlo no cuesta nada ni cambia el trato que le damos.",
      ],
    },
    cookies: {
      title: "Cookies",
      body: [
        "No usamos cookies propias. El borrador de su mensaje se guarda en el almacenamiento local, que se queda en su navegador y no viaja con lo que usted pide al sitio. Puede borrarlo en la configuración de su navegador.",
      ],
    },
    thirdPartyLinks: {
      title: "Enlaces de terceros",
      body: [
        `Algunos enlaces llevan a servicios que no son nuestros y tienen su propia política de privacidad, como ${formatList([whatsapp && "WhatsApp", bookingUrl && "nuestra página de citas", "sus propias apps de teléfono y correo"], "es")}. No reciben nada sobre usted desde este sitio hasta que usted sigue el enlace.`,
        "Hay una excepción: la página del volante muestra un código QR dibujado por un servicio de imágenes externo. Ese servicio ve la solicitud de la imagen y, con ella, la dirección IP de usted.",
      ],
    },
    children: {
      title: "Menores de 18 años",
      body: [
        "Nuestros servicios no están dirigidos a menores de 18 años y no recopilamos a sabiendas información de ellos. Si un menor nos escribió, avísenos y borraremos el mensaje.",
      ],
    },
    policyChanges: {
      title: "Cambios a esta política",
      body: ["Antes de que este sitio haga algo nuevo con su información, esta política lo dirá."],
    },
    contact: {
      title: "Contacto",
      body: ["¿Tiene preguntas sobre esta política o una solicitud sobre su información?"],
    },
  },
  advertising: {
    configured: {
      sharing: [
        "Nos anunciamos por medio de Google, que se entera de su visita y de que se comunicó con nosotros, pero nunca le enviamos su mensaje. Lo que recibe está en la sección Cookies.",
      ],
      cookies: [
        `El script publicitario de Google sí usa cookies, con el nombre de este sitio (_gcl_au y otras) y con el suyo. Cuenta cuántas visitas que vienen de un anuncio terminan en ${either("un mensaje", "una llamada", whatsapp && "un chat", "un correo", "una cita")}.`,
        "Google recibe la dirección de la página, el número de clic que su anuncio le agregó, la dirección IP de usted y datos técnicos de su navegador; por cada caso, le damos una etiqueta y un valor. Nunca le enviamos su nombre, sus datos de contacto ni su mensaje. La publicidad personalizada y el almacenamiento de análisis están desactivados.",
        "Para evitarlo, active Global Privacy Control en su navegador y el script no se cargará. También puede bloquear o borrar las cookies en su navegador, o cambiar lo que Google hace con los anuncios en myadcenter.google.com.",
      ],
    },
    notConfigured: { cookies: ["Este sitio no carga ningún script de publicidad ni de análisis."] },
  },
  reachUs: { before: "Llame al ", between: " o escriba a ", after: "." },
}
