import { hash, randomInt, randomUUID } from 'node:crypto'

/** The last id of version 7: its time, and the 12 bits after it. */
const last = { timeMs: 0, counter: 0 }
const maxCounter = 0xfff

/**
 * Returns a UUID version 7: the time in milliseconds, a counter of 12 bits and 62 random bits. Rows that are stored one
 * after another are then neighbours in every index of their ids. With random ids, each of them changes another page of
 * each index. The counter orders the ids that one process makes in the same millisecond; it begins at a random number.
 * https://www.rfc-editor.org/rfc/rfc9562#section-5.7, https://www.rfc-editor.org/rfc/rfc9562#section-6.2 (method 1)
 * @param timeMs milliseconds since 1970. Default: the current time.
 */
export function newId(timeMs = Date.now()): string {
  // half of the range is left to count in
  last.counter = timeMs === last.timeMs ? Math.min(last.counter + 1, maxCounter) : randomInt((maxCounter + 1) / 2)
  last.timeMs = timeMs
  const time = hex(timeMs, 12)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(last.counter, 3)}${randomUUID().slice(18)}`
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/** Returns the UUID version 5 of a name in a namespace. https://www.rfc-editor.org/rfc/rfc9562#section-5.5 */
export function nameId(namespace: string, name: string): string {
  const input = Buffer.concat([Buffer.from(namespace.replaceAll('-', ''), 'hex'), Buffer.from(name)])
  const bytes = hash('sha1', input, 'buffer').subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
