const numbers = new Intl.NumberFormat('en')

/** Writes a number with its thousands apart: `12,345`. The pages, the reports and the terminal are in English. */
export const numberOf = (value: number): string => numbers.format(value)

/** Writes a number with its noun: `1 finding`, `12 findings`. */
export const countOf = (value: number, one: string, many = `${one}s`): string =>
  `${numberOf(value)} ${value === 1 ? one : many}`

/** Counts entries by a property. */
export function tallyOf<Entry, Key>(entries: Iterable<Entry>, keyOf: (entry: Entry) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1)
  return counts
}
