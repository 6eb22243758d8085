import { business } from "../../../business.ts"
import { formatList, formatPeriod } from "../../format.ts"
import { companies } from "../firm.ts"
import type { PrivacyCopy } from "../shape.ts"

const { messageDays, backupDays, accessLogDays } = business.retention
const { whatsapp, bookingUrl } = business
const either = (...items: (string | undefined)[]) => formatList(items, "es", "or")
const companyNames = formatList(companies, "es")
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
    lead: "Puede leer todo este sitio sin darnos su nombre. Si nos escribe, esto es lo que pasa con su mensaje.",
  },
  lastUpdated: "Última actualización:",
  effective: "Vigente desde:",
  contentsLabel: "En esta política",
  sections: {
    introduction: {
      title: "Introducción",
      body: [
        `Esta política abarca este sitio web, a cargo de ${business.name}${companyNames && `, nombre comercial de ${companyNames}`} (“nosotros”), y lo que usted nos dice al usarlo para comunicarse con nosotros.`,
        "No cubre una solicitud de préstamo ni un contrato de bienes raíces. Si contrata con nosotros un préstamo u otro producto financiero, recibirá por separado el aviso de privacidad que exige la ley federal Gramm-Leach-Bliley.",
      ],
    },
    informationCollected: {
      title: "Información que recopilamos",
      body: [
        "Lo que recibimos:",
        [
          "En el formulario de contacto: su nombre, su correo electrónico, su mensaje y, si quiere, su teléfono. Los guardamos con la fecha, la hora y el idioma de la página.",
          `Si ${either("llama", "escribe por correo electrónico", whatsapp && "chatea por WhatsApp", "programa una consulta")}: su nombre, si aparece, su número o correo electrónico y lo que nos dice.`,
          "Si otra persona nos da los datos de usted: nombre y teléfono o correo electrónico, que usamos solo para comunicarnos con usted. Puede pedirnos que dejemos de hacerlo.",
        ],
        "Lo que el sitio necesita para funcionar:",
        [
          "Un borrador de su mensaje y las versiones que intentó enviar, en el almacenamiento local de su navegador. Cada versión lleva un número al azar para que el mismo mensaje no se guarde dos veces. Todo se borra en cuanto se envía el mensaje o, pasado un día, la próxima vez que abra este sitio.",
          "Su dirección IP, que identifica su conexión. El formulario la guarda unos minutos, solo para frenar abusos, y nunca con su mensaje. También puede quedar en los registros del alojamiento web.",
          "Registros de nuestro servidor: cuándo llegó un mensaje, si se reenvió y qué errores hubo, sin el texto ni su dirección IP.",
        ],
        "Por favor, no envíe documentos ni números de Seguro Social o de cuenta por formulario, correo electrónico ni chat.",
      ],
    },
    use: {
      title: "Cómo usamos la información",
      body: [
        [
          "Para responderle y hacer lo que nos pide.",
          "Para llevar los registros que exigen las leyes sobre préstamos y bienes raíces.",
          "Para que el sitio funcione y para frenar abusos. Si un mensaje parece spam, se marca, y una persona decide qué hacer con él.",
        ],
        "El teléfono del formulario lo usamos solo para responder a su mensaje.",
      ],
    },
    sharing: {
      title: "Cómo compartimos la información",
      body: [
        "No vendemos su información personal. Lo que envía por formulario o correo electrónico lo compartimos solo con:",
        [
          "Los agentes, los oficiales de préstamos y el personal de nuestra oficina que atienden lo que usted pide.",
          "Las empresas que manejan el alojamiento web, la base de datos y el correo electrónico, solo para eso.",
          "Autoridades o tribunales, si la ley lo exige.",
        ],
        "Cualquier otra persona, como un inspector o un abogado, recibe sus datos solo si usted nos lo pide.",
      ],
    },
    dataSecurity: {
      title: "Seguridad de los datos",
      body: [
        "Su mensaje llega a este sitio por una conexión cifrada, se guarda en nuestra base de datos y se entrega a la oficina por correo electrónico. Solo tiene acceso quien lo necesita.",
        "Ningún sistema es del todo seguro, y el correo electrónico puede pasar por servidores que no son nuestros. Si se filtran sus datos, le avisaremos como lo exige la ley.",
        "Cuánto tiempo guardamos cada cosa:",
        [
          `Su mensaje, en nuestra base de datos y en nuestro buzón: ${period(messageDays)}, o más si lo exigen las leyes sobre préstamos o bienes raíces. Después se borra.`,
          `Copias de seguridad: hasta ${period(backupDays)}. Mientras tanto, pueden contener un mensaje ya borrado.`,
          `Registros de acceso de la empresa de alojamiento web: hasta ${period(accessLogDays)}.`,
        ],
      ],
    },
    rights: {
      title: "Sus derechos",
      body: [
        "Viva donde viva, puede pedirnos:",
        [
          "Que le demos una copia de los datos que tenemos sobre usted",
          "Que los corrijamos",
          "Que los borremos, salvo que una ley nos obligue a guardarlos",
          "Que dejemos de comunicarnos con usted",
        ],
        "Escriba o llame. Es gratis y no cambia el trato que le damos. Podemos pedirle que confirme que es usted.",
      ],
    },
    cookies: {
      title: "Cookies",
      body: [
        "Nuestro servidor no usa cookies. El borrador de su mensaje se guarda en el almacenamiento local, que se queda en su navegador y no nos llega cuando abre una página. Puede borrarlo en la configuración de su navegador.",
      ],
    },
    thirdPartyLinks: {
      title: "Enlaces a terceros",
      body: [
        `Algunos enlaces llevan a servicios ajenos, como ${formatList([whatsapp && "WhatsApp", bookingUrl && "el calendario en línea", "su aplicación de teléfono o de correo electrónico"], "es")}, que tienen su propia política de privacidad. Mientras no abra el enlace, este sitio no les da ningún dato sobre usted.`,
        "Hay una excepción: la página del volante muestra un código QR generado por un servicio de imágenes externo. Al cargarlo, su navegador le da a ese servicio su dirección IP y datos técnicos.",
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
      body: ["Si este sitio va a hacer algo nuevo con su información, lo diremos antes en esta política."],
    },
    contact: {
      title: "Contacto",
      body: ["¿Tiene preguntas sobre esta política o quiere pedir algo sobre sus datos?"],
    },
  },
  advertising: {
    configured: {
      sharing: [
        "Nos anunciamos por medio de Google, que se entera de su visita y de que se comunicó con nosotros, pero nunca recibe su mensaje. Lo que recibe está en la sección Cookies.",
      ],
      cookies: [
        `El programa (script) publicitario de Google sí usa cookies, a nombre de este sitio (_gcl_au y otras) y de Google. Cuenta cuántas visitas que vienen de un anuncio terminan en un mensaje o un clic para ${either("llamar", whatsapp && "chatear", "escribir", "programar una consulta")}.`,
        "Google recibe la dirección y el título de la página, la anterior, los identificadores del clic y de sus cookies, su dirección IP y datos técnicos; con cada evento, le enviamos una etiqueta y un valor. Nunca le enviamos su nombre, sus datos de contacto ni su mensaje. La publicidad personalizada y el almacenamiento de datos de medición están desactivados.",
        "Para evitarlo, active Global Privacy Control en su navegador; así no se carga el programa. También puede bloquear o borrar las cookies en su navegador, o cambiar lo que Google hace con los anuncios en myadcenter.google.com.",
      ],
    },
    notConfigured: {
      cookies: ["Este sitio no carga anuncios ni programas que midan las visitas."],
    },
  },
  reachUs: { before: "Llame al ", between: " o\u00a0escriba a ", after: "." },
}
