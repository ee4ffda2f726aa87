import { readXml } from './xml-items.ts'

/** Maximum number of characters of all shared strings of a workbook. They are in memory while its sheets are read. */
const maxCharacters = 134_217_728

/** Characters that a text counts for beside its own, because each takes memory. */
const entryCharacters = 16

/**
 * Reads the shared strings of a workbook, to which its cells refer by number. Readings of East Asian characters are
 * left out. Throws an Error if they have more than 128 Mi characters.
 */
export async function readSharedStrings(chunks: AsyncIterable<Buffer>): Promise<string[]> {
  const strings: string[] = []
  let total = 0
  let current = ''
  let isText = false
  let isReading = false
  const count = (characters: number) => {
    total += characters
    if (total > maxCharacters) {
      throw new Error('its texts have more than 128 million characters: ' +
        'convert it first with soffice --headless --convert-to csv')
    }
  }
  await readXml(chunks, {
    open(name) {
      if (name === 'si') current = ''
      else if (name === 'rPh') isReading = true
      else isText = name === 't' && !isReading
    },
    text(text) {
      if (!isText) return
      count(text.length)
      current += text
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
      else if (name === 'si') {
        count(entryCharacters)
        strings.push(unescaped(current))
      }
    },
  })
  return strings
}

/** Decodes signs that XML cannot hold: `_x000D_` is a carriage return. ECMA-376 part 1, 22.9.2.19 */
export const unescaped = (text: string): string => text.includes('_x')
  ? text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  : text
