/** Ending of the text in front of a hexadecimal string. Others have `N`, `E` or `_utf8mb4` there, or nothing. */
const hexPrefix = /(?:^|\s)x$/i
/** A character set in front of a literal. https://dev.mysql.com/doc/refman/8.4/en/charset-introducer.html */
const introducer = /^_\w+\s+/
/** https://dev.mysql.com/doc/refman/8.4/en/hexadecimal-literals.html */
const hexadecimal = /^0x((?:[\da-f]{2})+)$/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Returns the value of a string. `before` is what stands in front of its quote. */
export const stringValue = (before: string, value: string): string =>
  hexPrefix.test(before) ? hexValue(value === '' ? '' : `0x${value}`) : value

/** Returns two strings in a row as one, as `'a' 'b'` and `'a' || 'b'` are. Behind another word is no string of text. */
export const joined = (value: string, between: string, next: string): string =>
  /^\s*(?:\|\|\s*)?[EN]?$/i.test(between) ? value + next : value

/** Returns the value of a literal without quotes: `null` for NULL, the text of a hexadecimal one, or the word. */
export function wordValue(text: string): string | null {
  const word = text.trim()
  return /^null$/i.test(word) ? null : hexValue(word.replace(introducer, ''))
}

/**
 * Returns the text that a hexadecimal literal spells, as `latin1` text: dumps write columns of bytes so, which may hold
 * addresses and names. Other bytes, such as those of a hash or of an IP address, keep their digits.
 */
function hexValue(word: string): string {
  const [, digits] = hexadecimal.exec(word) ?? []
  if (digits === undefined) return word
  const bytes = Buffer.from(digits, 'hex')
  try {
    return /[^\P{C}\n\r\t]/u.test(utf8.decode(bytes)) ? word : bytes.toString('latin1')
  } catch {
    return word
  }
}
