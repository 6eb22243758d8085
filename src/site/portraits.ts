import { getImage } from "astro:assets"
import type { ImageMetadata } from "astro"
import { business } from "../business.ts"

const files = import.meta.glob<ImageMetadata>("./people/*.{avif,jpg,jpeg,png,webp}", {
  eager: true,
  import: "default",
})

async function portraitOf(photograph: string) {
  const image = files[`./people/${photograph}`]
  if (!image)
    throw new Error(
      `src/business.ts names src/site/people/${photograph}, which is not there, or does not end in .avif, .jpg, .jpeg, .png or .webp in small letters`,
    )
  const { src, srcSet } = await getImage({
    src: image,
    format: "avif",
    width: 160,
    height: 160,
    fit: "cover",
    densities: [1, 2, 3],
  })
  return { src, srcSet: srcSet.attribute }
}

/** The people's photographs, square and small, by file name. */
export async function portraits() {
  const names = (business.people ?? []).flatMap(({ photograph }) => photograph ?? [])
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await portraitOf(name)] as const)),
  )
}
