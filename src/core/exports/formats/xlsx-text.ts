/**
 * Maximum length of the text of a cell, in UTF-16 code units.
 * https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3
 */
export const maxCellLength = 32_767

/** Characters that XML 1.0 cannot represent. https://www.w3.org/TR/xml/#charsets */
const unrepresentable = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/** A text that readers of Office Open XML take for an escaped character. ISO/IEC 29500-1, 22.9.2.19 (ST_Xstring) */
const escaped = /_(?=x[\da-f]{4}_)/gi

/**
 * Returns a text as a cell can hold it, and whether its end is missing. Line breaks become U+000A, which spreadsheets
 * write themselves; a character that XML cannot represent becomes U+FFFD. A text that is cut ends with a note.
 */
export function cellText(text: string): { text: string, isCut: boolean } {
  const plain = text.toWellFormed().replace(/\r\n?/g, '\n').replace(unrepresentable, '\ufffd')
  const isCut = plain.length > maxCellLength
  return { text: (isCut ? cut(plain) : plain).replace(escaped, '_x005F_'), isCut }
}

function cut(text: string): string {
  const note = `… [cut: the text has ${text.length} characters, and a cell at most ${maxCellLength}]`
  const length = maxCellLength - note.length
  const isHalf = /[\ud800-\udbff]/.test(text[length - 1]!)
  return `${text.slice(0, isHalf ? length - 1 : length)}${note}`
}
