import { hash, randomUUID } from 'node:crypto'

export const newId = (): string => randomUUID()

/** Returns the UUID version 5 of a name in a namespace. https://www.rfc-editor.org/rfc/rfc9562#section-5.5 */
export function nameId(namespace: string, name: string): string {
  const input = Buffer.concat([Buffer.from(namespace.replaceAll('-', ''), 'hex'), Buffer.from(name)])
  const bytes = hash('sha1', input, 'buffer').subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
