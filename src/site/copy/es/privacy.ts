import { business } from "../../../business.ts"
import type { PrivacyCopy } from "../shape.ts"

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
        `Esta política se refiere a este sitio web, a cargo de ${business.name} (“nosotros”), y a los mensajes que usted envía por medio de él.`,
        "No se refiere a una solicitud de préstamo ni a un contrato de bienes raíces. Si contrata un producto financiero, recibirá por separado el aviso de privacidad que exige la ley federal Gramm-Leach-Bliley.",
      ],
    },
    informationCollected: {
      title: "Información que recopilamos",
      body: [
        "Lo que usted nos da en el formulario de contacto:",
        [
          "su nombre, su correo electrónico y su mensaje",
          "su número de teléfono, si decide darlo",
          "el idioma de la página y la hora en que escribió",
        ],
        "Lo que el sitio maneja para funcionar:",
        [
          "Un borrador de su mensaje, guardado en el almacenamiento local de su propio navegador, junto con un número al azar que evita guardar dos veces un mismo mensaje. Sirve un día como máximo: se borra cuando su mensaje se envía, y uno más viejo se borra cuando usted vuelve a abrir cualquier página de este sitio.",
          "Su dirección IP, usada por poco tiempo para limitar el abuso del formulario.",
          "Registros técnicos de nuestro servidor: cuándo se pidió algo o algo falló, y el resultado. No contienen el texto de su mensaje.",
        ],
        "Por favor, no envíe por el formulario números de Seguro Social, números de cuenta ni documentos.",
      ],
    },
    use: {
      title: "Cómo usamos la información",
      body: [
        [
          "Para responderle y darle lo que pide.",
          "Para llevar los registros que la ley exige a prestamistas, corredores hipotecarios y agencias de bienes raíces.",
          "Para que el sitio funcione y para frenar abusos. Un mensaje que parece spam se marca para la oficina; quien decide es una persona.",
        ],
        "El número de teléfono del formulario lo usamos solo para responder a ese mensaje.",
      ],
    },
    sharing: {
      title: "Cómo compartimos la información",
      body: [
        "No vendemos su información personal. Su mensaje lo ven, y solo para los fines anteriores:",
        [
          "Las personas de nuestra oficina, de bienes raíces y de hipotecas, que atienden lo que usted pide.",
          "Las empresas que nos dan el alojamiento web, la base de datos y el correo electrónico.",
          "Autoridades o tribunales, cuando la ley lo exige.",
        ],
        "Cualquier otra persona, como un inspector o un abogado, recibe sus datos solo si usted nos pide que se los pasemos.",
      ],
    },
    dataSecurity: {
      title: "Seguridad de los datos",
      body: [
        "Su mensaje llega a este sitio por una conexión cifrada, se guarda en nuestra base de datos y se entrega a la oficina por correo electrónico. Solo tiene acceso quien lo necesita.",
        "Ningún sistema es del todo seguro, y el correo electrónico puede pasar por servidores que no son nuestros. Si una filtración le afecta, se lo diremos como la ley exige.",
        "Guardamos un mensaje mientras haga falta para responderle y darle servicio y, después, mientras lo pidan las leyes sobre registros de prestamistas y agencias. Luego se borra.",
      ],
    },
    rights: {
      title: "Sus derechos",
      body: [
        "Viva en el estado en que viva, puede pedirnos:",
        [
          "que le digamos qué datos tenemos sobre usted y le demos una copia",
          "que los corrijamos",
          "que los borremos, salvo que una ley nos obligue a guardarlos",
          "que dejemos de comunicarnos con usted",
        ],
        "Escriba o llame. Quizá le pidamos que confirme que el mensaje era suyo. Pedirlo no cuesta nada ni cambia en nada el trato que le damos.",
      ],
    },
    cookies: {
      title: "Cookies",
      body: [
        "No usamos cookies propias. El borrador de su mensaje se guarda en el almacenamiento local, que queda en su navegador y no viaja con lo que usted pide al sitio. Puede borrarlo en los ajustes de su navegador.",
      ],
    },
    thirdPartyLinks: {
      title: "Enlaces de terceros",
      body: [
        "Algunos enlaces llevan a servicios que no son nuestros y tienen su propia política de privacidad, como WhatsApp, nuestra página de citas y sus propios programas de teléfono y correo. No reciben nada sobre usted desde este sitio hasta que usted sigue el enlace.",
        "Hay una excepción: la página del volante muestra un código QR dibujado por un servicio de imágenes externo. Ese servicio ve la petición de la imagen y, con ella, la dirección IP de usted.",
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
      body: ["Cuando este sitio vaya a hacer algo nuevo con su información, esta política lo dirá antes."],
    },
    contact: {
      title: "Contacto",
      body: ["¿Tiene preguntas sobre esta política o una petición sobre su información?"],
    },
  },
  advertising: {
    configured: [
      "Nos anunciamos por medio de Google. El script publicitario de Google se carga en este sitio para contar cuántas visitas que vienen de un anuncio terminan en un mensaje, una llamada, un chat, un correo o una cita. Le enviamos una etiqueta y un valor por cada caso; nunca su nombre, su dirección, su número ni su mensaje.",
      "Con las peticiones del script, Google recibe su dirección IP y datos técnicos de su navegador, y puede guardar o leer sus propias cookies. La publicidad personalizada y el almacenamiento de análisis están desactivados.",
      "Si su navegador envía la señal Global Privacy Control, el script no se carga.",
    ],
    notConfigured: ["Este sitio no carga ningún script de publicidad ni de análisis."],
  },
  reachUs: { before: "Llame al ", between: " o escriba a ", after: "." },
}
