import { isIPv6 } from 'node:net'

/** Maximum length of a name, and of the pointers that may lead to its labels. */
const maxName = 255
const maxPointers = 64

/**
 * Returns the name at a position, with a dot at its end, and the position after it. Throws a `RangeError` if the name
 * is malformed or longer than a name may be. https://www.rfc-editor.org/rfc/rfc1035#section-4.1.4
 */
export function nameAt(message: Buffer, start: number): { name: string, end: number } {
  const labels: string[] = []
  let [at, length, pointers] = [start, 0, 0]
  let end: number | undefined
  for (;;) {
    const size = message.readUInt8(at)
    if (size === 0) break
    if (size >= 0xc0) {
      end ??= at + 2
      if (++pointers > maxPointers) throw new RangeError('too many pointers')
      at = message.readUInt16BE(at) & 0x3fff
      continue
    }
    length += size + 1
    if (size > 63 || length > maxName || at + 1 + size > message.length) throw new RangeError('not a name')
    labels.push(labelText(message.subarray(at + 1, at + 1 + size)))
    at += size + 1
  }
  return { name: `${labels.join('.')}.`, end: end ?? at + 1 }
}

/** Returns a name, with or without a dot at its end, in the form of `nameAt`, in lower case. */
export const writtenName = (name: string): string =>
  `${name.replace(/\.$/, '').split('.').map(label => labelText(Buffer.from(label, 'latin1'))).join('.')}.`.toLowerCase()

const labelText = (bytes: Buffer): string => [...bytes].map(byte => {
  const sign = String.fromCharCode(byte)
  return /[\w*/+-]/.test(sign) ? sign : byte > 0x20 && byte < 0x7f ? `\\${sign}` : `\\${String(byte).padStart(3, '0')}`
}).join('')

type Reader = (message: Buffer, start: number, end: number) => string

const hex = (bytes: Buffer): string => bytes.toString('hex')
const name: Reader = (message, start) => nameAt(message, start).name
const addressOf = (bytes: Buffer): string =>
  bytes.length === 4 ? bytes.join('.') : shortIPv6(hex(bytes).match(/.{4}/g)?.join(':') ?? '')
const address: Reader = (message, start, end) => addressOf(message.subarray(start, end))
const shortIPv6 = (long: string): string => {
  if (!isIPv6(long)) throw new RangeError('not an address')
  return new URL(`http://[${long}]`).hostname.slice(1, -1)
}

/** Returns numbers of one (`1`), two or four bytes, and the position after them. */
function numbers(message: Buffer, start: number, sizes: readonly (1 | 2 | 4)[]): { read: number[], at: number } {
  let at = start
  const read = sizes.map(size => {
    const number = message.readUIntBE(at, size)
    at += size
    return number
  })
  return { read, at }
}

/** Numbers, and then the rest of the record in another form. */
const after = (sizes: readonly (1 | 2 | 4)[], rest: Reader): Reader => (message, start, end) => {
  const { read, at } = numbers(message, start, sizes)
  if (at > end) throw new RangeError('too short')
  return [...read, rest(message, at, end)].join(' ').trimEnd()
}

const restAs = (encoding: 'hex' | 'base64'): Reader => (message, start, end) =>
  message.subarray(start, end).toString(encoding)

/** Strings in quotation marks. https://www.rfc-editor.org/rfc/rfc1035#section-5.1 */
const quoted = (bytes: Buffer): string => {
  const text = bytes.toString('utf8')
  if (Buffer.from(text).equals(bytes)) return `"${escaped(text)}"`
  return `"${[...bytes].map(byte => byte < 0x80 ? escaped(String.fromCharCode(byte)) : `\\${byte}`).join('')}"`
}

const escaped = (text: string): string => text.replaceAll(/["\\]/g, sign => `\\${sign}`)

const strings: Reader = (message, start, end) => {
  const found: string[] = []
  for (let at = start; at < end; at += message.readUInt8(at) + 1) {
    found.push(quoted(message.subarray(at + 1, Math.min(at + 1 + message.readUInt8(at), end))))
  }
  return found.join(' ')
}

const soa: Reader = (message, start) => {
  const primary = nameAt(message, start)
  const mailbox = nameAt(message, primary.end)
  return [primary.name, mailbox.name, ...numbers(message, mailbox.end, [4, 4, 4, 4, 4]).read].join(' ')
}

const caa: Reader = (message, start, end) => {
  const tagEnd = start + 2 + message.readUInt8(start + 1)
  return `${message.readUInt8(start)} ${message.toString('latin1', start + 2, Math.min(tagEnd, end))} ${
    quoted(message.subarray(tagEnd, end))}`
}

/** Names of the parameters of services. https://www.rfc-editor.org/rfc/rfc9460#section-14.3.2 */
const serviceKeys = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint', 'dohpath', 'ohttp']

const keyName = (key: number): string => serviceKeys[key] ?? `key${key}`

const service: Reader = (message, start, end) => {
  const target = nameAt(message, start + 2)
  const parameters: string[] = []
  for (let at = target.end; at < end;) {
    const { read: [key = 0, length = 0], at: begin } = numbers(message, at, [2, 2])
    at = begin + length
    if (at > end) throw new RangeError('too short')
    const value = parameterText(key, message.subarray(begin, at))
    parameters.push(`${keyName(key)}${value === '' ? '' : `=${value}`}`)
  }
  return [message.readUInt16BE(start), target.name, ...parameters].join(' ')
}

function parameterText(key: number, bytes: Buffer): string {
  const pieces = (size: number) =>
    Array.from({ length: Math.floor(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
  if (key === 0) return pieces(2).map(one => keyName(one.readUInt16BE(0))).join(',')
  if (key === 1) return strings(bytes, 0, bytes.length).replaceAll('"', '').replaceAll(' ', ',')
  if (key === 3 && bytes.length === 2) return String(bytes.readUInt16BE(0))
  if (key === 4) return pieces(4).map(addressOf).join(',')
  if (key === 5) return bytes.toString('base64')
  if (key === 6) return pieces(16).map(addressOf).join(',')
  return bytes.length === 0 ? '' : quoted(bytes)
}

/** Readers of the data of a record by its type: https://www.iana.org/assignments/dns-parameters */
const readers: Readonly<Record<number, Reader>> = {
  1: address,
  2: name,
  5: name,
  6: soa,
  12: name,
  15: after([2], name),
  16: strings,
  28: address,
  33: after([2, 2, 2], name),
  43: after([2, 1, 1], restAs('hex')),
  48: after([2, 1, 1], restAs('base64')),
  52: after([1, 1, 1], restAs('hex')),
  53: after([1, 1, 1], restAs('hex')),
  61: restAs('base64'),
  64: service,
  65: service,
  257: caa,
}

/**
 * Returns the data of a record as a zone file has them. A type that is not known here is written as `\# 3 0a0b0c`.
 * Throws a `RangeError` if the data are malformed. https://www.rfc-editor.org/rfc/rfc3597#section-5
 */
export function dataText(type: number, message: Buffer, start: number, end: number): string {
  const read = readers[type]
  if (read) return read(message, start, end)
  return `\\# ${end - start} ${hex(message.subarray(start, end))}`.trimEnd()
}
