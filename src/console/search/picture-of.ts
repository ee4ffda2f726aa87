import type { Item } from './live.ts'

/** Returns the first line of a card that is the address of a picture. */
export const pictureOf = (items: readonly Item[]): string | undefined =>
  items.find(({ islink, label }) => islink && /^(avatar|photo|picture)$/i.test(label))?.value
