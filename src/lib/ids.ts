import { hash, randomUUID } from 'node:crypto'

/**
 * Returns a UUID version 7: the time in milliseconds, and 74 random bits. Rows that are stored one after another are
 * then neighbours in every index of their ids. With random ids, each of them changes another page of each index.
 * https://www.rfc-editor.org/rfc/rfc9562#section-5.7
 * @param timeMs milliseconds since 1970. Default: the current time.
 */
export function newId(timeMs = Date.now()): string {
  const time = timeMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Returns the UUID version 5 of a name in a namespace. https://www.rfc-editor.org/rfc/rfc9562#section-5.5 */
export function nameId(namespace: string, name: string): string {
  const input = Buffer.concat([Buffer.from(namespace.replaceAll('-', ''), 'hex'), Buffer.from(name)])
  const bytes = hash('sha1', input, 'buffer').subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
