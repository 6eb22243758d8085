/** What a visitor might write. */
export const message = {
  name: "Ana López",
  email: "ana@example.com",
  phone: "(770) 555-0199",
  message: "Busco una casa.\n\n¿Cuándo puedo ir?",
}
