import type { ReactNode } from "react"
import type { Person } from "../../business.ts"
import type { Language } from "../../languages.ts"
import type { SharedCopy } from "../copy/shape.ts"
import { capitalize, formatLanguages } from "../format.ts"
import styles from "./People.module.css"

/** A photograph from the image pipeline. */
export interface Portrait {
  readonly src: string
  readonly srcSet: string
}

interface PeopleProps {
  readonly people: readonly Person[]
  /** Photographs by file name. */
  readonly portraits: Readonly<Record<string, Portrait>>
  /** Shown instead of a missing photograph. */
  readonly silhouette: ReactNode
  readonly shared: SharedCopy
  readonly language: Language
}

/** The people that visitors will meet, if the owner has named any. */
export function People({ people, portraits, silhouette, shared, language }: PeopleProps) {
  const { legal } = shared
  return (
    <section className={styles["people"]}>
      <h2>{shared.people.title}</h2>
      <ul role="list" className={styles["list"]}>
        {people.map((person) => {
          const portrait = person.photograph && portraits[person.photograph]
          const licenses = [
            person.nmlsId && `${legal.nmlsId} ${person.nmlsId}`,
            person.licenseNumber && `${legal.brokerageLicense} ${person.licenseNumber}`,
          ].filter(Boolean)
          return (
            <li key={person.name}>
              {portrait ? (
                <img
                  {...portrait}
                  sizes="10rem"
                  width="160"
                  height="160"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                silhouette
              )}
              <div>
                <h3>{person.name}</h3>
                <p>{person.role[language]}</p>
                {licenses.length > 0 && <p className="small">{capitalize(licenses.join(", "))}</p>}
                <p className="small">
                  {shared.people.speaks} {formatLanguages(person.speaks, language)}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
