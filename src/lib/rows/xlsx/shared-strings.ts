import { createTextElements, unescaped } from './text-elements.ts'
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
  const elements = createTextElements()
  const count = (characters: number) => {
    total += characters
    if (total > maxCharacters) {
      throw new Error('its texts have more than 128 million characters: ' +
        'convert it first with soffice --headless --convert-to csv')
    }
  }
  await readXml(chunks, {
    open(name) {
      if (name === 'si') elements.begin()
      elements.open(name)
    },
    text(text) {
      count(elements.add(text))
    },
    close(name) {
      elements.close(name)
      if (name !== 'si') return
      count(entryCharacters)
      strings.push(unescaped(elements.collected()))
    },
  })
  return strings
}
