/** A server-sent event as bytes. Data is JSON, so it holds no line break. https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function encodeEvent(event: string, data: string, id?: number): Buffer {
  if (/[\r\n]/.test(event + data)) throw new Error('an event holds a line break')
  return Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`)
}
