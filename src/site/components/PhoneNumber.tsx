import { Fragment } from "react"

/** A phone number that may break at its space, where its text is large, but not at its hyphen. */
export function PhoneNumber({ label }: { readonly label: string }) {
  return label.split(" ").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " "}
      <span>{part}</span>
    </Fragment>
  ))
}
