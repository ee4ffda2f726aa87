import { fitJson } from './fit-json.ts'
import { singleLineJson } from './json-text.ts'

/** Maximum size of an encoded event, in bytes. Readers of other programs have limits from 64 KiB on. */
export const maxEventBytes = 65_536

/**
 * Encodes one server-sent event, with at most `maxEventBytes` bytes. Larger data is cut, and then has `cut: true`. Of
 * larger data that is no JSON object, only `cut: true` is left.
 * `data` is JSON text, so it holds no line break. The id is the last line. If the connection breaks inside an event,
 * the client has not read its id, and receives the event again when it resumes. Throws if `event` or `data` holds a
 * line break. https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function encodeEvent(event: string, data: string, id?: number): Buffer {
  if (/[\r\n]/.test(event + data)) throw new Error('an event holds a line break')
  const encode = (text: string) =>
    Buffer.from(`event: ${event}\ndata: ${singleLineJson(text)}\n${id === undefined ? '' : `id: ${id}\n`}\n`)
  const whole = encode(data)
  if (whole.length <= maxEventBytes) return whole
  const room = maxEventBytes - encode('').length
  return encode(JSON.stringify({ ...fitJson(objectIn(data), room - cutMark.length), cut: true }))
}

/** Returns the object of JSON text. Other text has none: a stream that failed at this event would never pass it. */
function objectIn(data: string): object {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}

/** Text that `cut: true` adds to JSON. */
const cutMark = ',"cut":true'

/** Parses whole events that `encodeEvent` wrote without an id. It does not parse other event streams. */
export function decodeEvents(bytes: Buffer): Array<{ event: string, data: string }> {
  return bytes.toString().split('\n\n').slice(0, -1).map(text => {
    const [event, data] = text.split('\n') as [string, string]
    return { event: event.slice('event: '.length), data: data.slice('data: '.length) }
  })
}
