import { createHash } from 'node:crypto'

/** Facts in a public key. https://www.rfc-editor.org/rfc/rfc9580 */
export interface PublicKey {
  version: number
  /** Upper-case hexadecimal. */
  fingerprint: string
  algorithm: string
  created: Date
  userIds: string[]
}

const algorithms: Record<number, string> = {
  1: 'RSA',
  2: 'RSA',
  3: 'RSA',
  16: 'Elgamal',
  17: 'DSA',
  18: 'ECDH',
  19: 'ECDSA',
  22: 'EdDSA (legacy)',
  25: 'X25519',
  26: 'X448',
  27: 'Ed25519',
  28: 'Ed448',
}

interface Packet {
  tag: number
  body: Buffer
}

/**
 * Reads the primary key and the user IDs of an ASCII-armoured certificate. Returns `undefined` if the text is not a
 * valid certificate.
 */
export const readPublicKey = (armoured: string): PublicKey | undefined => readCertificate(dearmoured(armoured))

/** Works like `readPublicKey`, for a certificate in its binary form. */
export function readCertificate(data: Buffer): PublicKey | undefined {
  try {
    const certificate = packets(data)
    const key = certificate[0]
    if (key?.tag !== 6) return undefined
    const version = key.body.readUInt8(0)
    return {
      version,
      fingerprint: fingerprint(version, key.body),
      algorithm: algorithms[key.body.readUInt8(5)] ?? 'unknown',
      created: new Date(key.body.readUInt32BE(1) * 1000),
      userIds: certificate.filter(packet => packet.tag === 13).map(packet => packet.body.toString('utf8')),
    }
  } catch (failure) {
    if (failure instanceof RangeError) return undefined // the data is malformed, for example cut short
    throw failure
  }
}

const begin = /-----BEGIN PGP PUBLIC KEY BLOCK-----\r?\n/
const end = '-----END PGP PUBLIC KEY BLOCK-----'

function dearmoured(text: string): Buffer {
  const { 0: opening, index } = begin.exec(text) ?? { 0: '', index: text.length }
  const start = index + opening.length
  const lines = text.slice(start, Math.max(start, text.indexOf(end, start))).split(/\r?\n/)
  const data = lines.slice(lines.findIndex(line => line.trim() === '') + 1) // an empty line ends the headers
  return Buffer.from(data.filter(line => !line.startsWith('=')).join(''), 'base64')
}

function packets(data: Buffer): Packet[] {
  const found: Packet[] = []
  for (let at = 0; at < data.length;) {
    const first = data.readUInt8(at)
    if ((first & 0x80) === 0) throw new RangeError('this is not the start of a packet')
    const old = (first & 0x40) === 0
    const { start, length } = old ? oldLength(data, at, first) : newLength(data, at)
    const end = start + length
    if (end > data.length) throw new RangeError('the packet is cut short')
    found.push({ tag: old ? (first >> 2) & 0x0f : first & 0x3f, body: data.subarray(start, end) })
    at = end
  }
  return found
}

function oldLength(data: Buffer, at: number, first: number): { start: number; length: number } {
  const kind = first & 0x03
  if (kind === 3) throw new RangeError('a packet without a length')
  const bytes = 1 << kind
  return { start: at + 1 + bytes, length: data.readUIntBE(at + 1, bytes) }
}

function newLength(data: Buffer, at: number): { start: number; length: number } {
  const first = data.readUInt8(at + 1)
  if (first < 192) return { start: at + 2, length: first }
  if (first < 224) return { start: at + 3, length: ((first - 192) << 8) + data.readUInt8(at + 2) + 192 }
  if (first < 255) throw new RangeError('a packet in parts')
  return { start: at + 6, length: data.readUInt32BE(at + 2) }
}

function fingerprint(version: number, body: Buffer): string {
  if (version === 4) {
    const head = Buffer.from([0x99, 0, 0])
    head.writeUInt16BE(body.length, 1)
    return createHash('sha1').update(head).update(body).digest('hex').toUpperCase()
  }
  if (version !== 6) throw new RangeError(`keys of version ${version} are not read`)
  const head = Buffer.from([0x9b, 0, 0, 0, 0])
  head.writeUInt32BE(body.length, 1)
  return createHash('sha256').update(head).update(body).digest('hex').toUpperCase()
}
