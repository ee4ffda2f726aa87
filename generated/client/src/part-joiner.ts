// Made by npm run generate from scripts/client/part-joiner.ts. Do not edit.
import { StreamError } from './error.ts'
import { tooLarge, type Block } from './event-parser.ts'

const partEvent = 'event.part'

interface Part {
  part: number
  parts: number
  text: string
}

/**
 * Creates the function that joins the parts of events. The server cuts an event of more than 64 KiB, and sends its
 * whole data before it, in events `event.part`. The function returns `undefined` for a part, and gives the event after
 * its last part the whole data. Other blocks are returned as they are. Throws a `StreamError` if the parts have more
 * than `maxLength` characters (`EVENT_TOO_LARGE`), or if one is malformed (`INVALID_EVENT`).
 */
export function createPartJoiner(maxLength: number): (block: Block) => Block | undefined {
  let texts: string[] = []
  let length = 0
  let total = 0
  return block => {
    if (block.data === undefined) return block // a comment or `retry`
    if (block.event === partEvent) {
      const { part, parts, text } = toPart(block.data)
      if (part === 1) [texts, length] = [[], 0]
      texts.push(text)
      length += text.length
      total = parts
      if (length > maxLength) throw tooLarge(maxLength)
      return undefined
    }
    const isWhole = texts.length > 0 && texts.length === total
    const whole = isWhole ? { ...block, data: texts.join('') } : block
    texts = []
    return whole
  }
}

function toPart(data: string): Part {
  try {
    const { part, parts, text } = JSON.parse(data) as Part
    if (typeof text === 'string') return { part, parts, text }
  } catch { /* reported below */ }
  throw new StreamError(0, { code: 'INVALID_EVENT', message: `The data of an event ${partEvent} is malformed` })
}
