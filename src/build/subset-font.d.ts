/** The package has no types; these cover what the build uses. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2" | "truetype"
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
      noHinting: boolean
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
