/** The map of the world, which the build makes: `scripts/console/outline.ts`. Lengths have its own unit. */
export interface Outline {
  width: number
  height: number
  /** Land as SVG paths, by the code of the country in ISO 3166-1. Land without one has its name in the atlas. */
  land: Readonly<Record<string, string>>
  /** The middle of the largest part of each country. */
  points: Readonly<Record<string, readonly [x: number, y: number]>>
  names: Readonly<Record<string, string>>
  /** Codes by other codes and names, in lower-case letters without marks and spaces. */
  aliases: Readonly<Record<string, string>>
}
