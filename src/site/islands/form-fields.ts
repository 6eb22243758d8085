import { type ContactMessage, type FieldName, fieldNames } from "../../contact/message.ts"

export const noMessage: ContactMessage = { name: "", email: "", phone: "", message: "" }

export const isEmpty = (message: ContactMessage) => fieldNames.every((field) => message[field].trim() === "")

export const isSame = (one: ContactMessage, other: ContactMessage) =>
  fieldNames.every((field) => one[field] === other[field])

type Control = HTMLInputElement | HTMLTextAreaElement

export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined
}

/** The form's current values, whether typed, autofilled or from the draft, without the invisible marks of a copied address. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const text = (field: FieldName) => controlOf(form, field)?.value ?? ""
  return {
    name: text("name"),
    email: text("email").replace(/\p{Cf}/gu, ""),
    phone: text("phone"),
    message: text("message"),
  }
}

/** Writes only values that differ, to keep the caret in place. */
export function fillForm(form: HTMLFormElement, message: ContactMessage): void {
  for (const field of fieldNames) {
    const control = controlOf(form, field)
    if (control && control.value !== message[field]) control.value = message[field]
  }
}
