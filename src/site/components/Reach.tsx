import type { ReachUs } from "../copy/shape.ts"

export interface OfficeLinks {
  readonly phone: { readonly label: string; readonly href: string }
  readonly email: { readonly label: string; readonly href: string }
}

/** A sentence with the office's phone and email. */
export function Reach({ text, office }: { readonly text: ReachUs; readonly office: OfficeLinks }) {
  return (
    <>
      {text.before}
      <a href={office.phone.href}>{office.phone.label}</a>
      {text.between}
      <a href={office.email.href}>{office.email.label}</a>
      {text.after}
    </>
  )
}
