const tables = new Map<string, ReadonlyMap<string, string>>()

/** Returns the characters of two bytes in an encoding, with their bytes as `latin1` text. */
export function charactersOf(encoding: string): ReadonlyMap<string, string> {
  const known = tables.get(encoding)
  if (known !== undefined) return known
  const decoder = new TextDecoder(encoding)
  const bytes = new Map<string, string>()
  for (let first = 0x81; first <= 0xfe; first++) {
    for (let second = 0x40; second <= 0xfe; second++) {
      const character = decoder.decode(Buffer.from([first, second]))
      if ([...character].length === 1 && !bytes.has(character)) bytes.set(character, String.fromCharCode(first, second))
    }
  }
  bytes.delete('\ufffd')
  tables.set(encoding, bytes)
  return bytes
}

/** Returns the bytes of a text in an encoding of two bytes for a character, as `latin1` text. */
export const encodeIn = (encoding: string, text: string): string =>
  [...text].map(one => one < '\x80' ? one : charactersOf(encoding).get(one) ?? '?').join('')
