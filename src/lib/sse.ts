import { fitJson } from './fit-json.ts'
import { singleLineJson } from './json-text.ts'

/** Maximum size of an encoded event, in bytes. Readers of other programs have limits from 64 KiB on. */
export const maxEventBytes = 65_536

/** Name of the events before a cut event. Their texts together are its whole data. */
const partEvent = 'event.part'

/**
 * Number of UTF-16 units of the text in one part. A unit of JSON text has at most three bytes, also after it is escaped
 * again, so a part is always smaller than `maxEventBytes`.
 */
const maxPartLength = 20_000

/**
 * Encodes a server-sent event of at most `maxEventBytes` bytes. Larger data is cut, and then has `cut: true`. Events
 * `event.part` without an id come before it, whose texts together are the whole data: no reader loses a fact, and one
 * that does not know them reads the cut event. Of larger data that is no JSON object, only `cut: true` is left.
 * `data` is JSON text, so it holds no line break. The id is the last line. If the connection breaks inside an event, or
 * after one of its parts, the client has not read its id, and receives all of it again when it resumes. Throws if
 * `event` or `data` holds a line break. https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function encodeEvent(event: string, data: string, id?: number): Buffer {
  if (/[\r\n]/.test(event + data)) throw new Error('an event holds a line break')
  const encode = (text: string) =>
    Buffer.from(`event: ${event}\ndata: ${singleLineJson(text)}\n${id === undefined ? '' : `id: ${id}\n`}\n`)
  const whole = encode(data)
  if (whole.length <= maxEventBytes) return whole
  const room = maxEventBytes - encode('').length
  const object = objectIn(data)
  const fitted = { ...object && fitJson(object, room - cutMark.length), cut: true }
  return Buffer.concat([...object ? encodeParts(data) : [], encode(JSON.stringify(fitted))])
}

function encodeParts(data: string): Buffer[] {
  const texts = cutText(singleLineJson(data)) // escaped before the cut, because that makes it longer
  return texts.map((text, index) => {
    const part = singleLineJson(JSON.stringify({ part: index + 1, parts: texts.length, text }))
    return Buffer.from(`event: ${partEvent}\ndata: ${part}\n\n`)
  })
}

/** Cuts a text between code points, because some readers join no halves of surrogate pairs. */
function cutText(text: string): string[] {
  const texts: string[] = []
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = from + maxPartLength
    if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to -= 1
    texts.push(text.slice(from, to))
  }
  return texts
}

/** Returns the object of JSON text. Other text has none: a stream that failed at this event would never pass it. */
function objectIn(data: string): object | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Text that `cut: true` adds to JSON. */
const cutMark = ',"cut":true'

/**
 * Parses whole events that `encodeEvent` wrote without an id, with all their parts. Returns them as they were before
 * they were cut. It does not parse other event streams.
 */
export function decodeEvents(bytes: Buffer): Array<{ event: string, data: string }> {
  let texts: string[] = []
  return bytes.toString().split('\n\n').slice(0, -1).flatMap(block => {
    const [eventLine, dataLine] = block.split('\n') as [string, string]
    const [event, data] = [eventLine.slice('event: '.length), dataLine.slice('data: '.length)]
    if (event === partEvent) {
      texts.push((JSON.parse(data) as { text: string }).text)
      return []
    }
    const whole = texts.length === 0 ? data : texts.join('')
    texts = []
    return [{ event, data: whole }]
  })
}
