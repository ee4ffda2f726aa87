/**
 * Splits a text into parts of at most `maxBytes` bytes of UTF-8 each, between code points. `maxBytes` is at least 4.
 * The parts together are the text, which must be well-formed.
 */
export function splitByBytes(text: string, maxBytes: number): string[] {
  const bytes = Buffer.from(text)
  const parts: string[] = []
  for (let from = 0; from < bytes.length;) {
    let to = Math.min(from + maxBytes, bytes.length)
    while (to < bytes.length && (bytes[to]! & 0xc0) === 0x80) to-- // inside a code point
    parts.push(bytes.toString('utf8', from, to))
    from = to
  }
  return parts
}
