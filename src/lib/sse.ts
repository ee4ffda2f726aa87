import { singleLineJson } from './json-text.ts'

/**
 * Encodes one server-sent event. `data` is JSON text, so it holds no line break. The id is the last line. If the
 * connection breaks inside an event, the client has not read its id, and receives the event again when it resumes.
 * Throws if `event` or `data` holds a line break. https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function encodeEvent(event: string, data: string, id?: number): Buffer {
  if (/[\r\n]/.test(event + data)) throw new Error('an event holds a line break')
  return Buffer.from(`event: ${event}\ndata: ${singleLineJson(data)}\n${id === undefined ? '' : `id: ${id}\n`}\n`)
}

/** Parses whole events that `encodeEvent` wrote without an id. It does not parse other event streams. */
export function decodeEvents(bytes: Buffer): Array<{ event: string, data: string }> {
  return bytes.toString().split('\n\n').slice(0, -1).map(text => {
    const [event, data] = text.split('\n') as [string, string]
    return { event: event.slice('event: '.length), data: data.slice('data: '.length) }
  })
}
