/** Compares two texts by their code units, for `sort`. */
export const compareTexts = (a: string, b: string): number => a < b ? -1 : a > b ? 1 : 0

/** Returns the earlier of two times in the same format, which sorts as text. `null` means that a time is unknown. */
export const earlier = (a: string | null, b: string | null): string | null =>
  a === null || b !== null && b < a ? b : a

/** Returns the later of two times in the same format, which sorts as text. `null` means that a time is unknown. */
export const later = (a: string | null, b: string | null): string | null =>
  a === null || b !== null && b > a ? b : a
