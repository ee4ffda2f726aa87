/** Most characters of a raw answer that a page shows. */
const most = 20_000

/** Writes JSON for people, at most the first 20,000 characters. */
export function boundedJson(value: unknown): { text: string, isCut: boolean } {
  const text = JSON.stringify(value, null, 2) ?? ''
  return { text: text.slice(0, most), isCut: text.length > most }
}
