import { randomInt } from 'node:crypto'
import { dataText, nameAt } from './dns-data.ts'
import { encodeName } from './dns-message.ts'

/** A question to a resolver. The numbers of types: https://www.iana.org/assignments/dns-parameters */
export interface DnsQuestion {
  name: string
  type: number
}

/** One record of an answer. `data` is written as in a zone file, with a dot at the end of names. */
export interface DnsRecord {
  name: string
  type: number
  ttl: number
  data: string
}

/** The parts of a DNS response that a look-up needs. */
export interface DnsReply {
  id: number
  question: DnsQuestion | undefined
  /** Response code: 0 for success, 3 if the name does not exist. */
  status: number
  /** `true` if the response was cut off, and is whole over TCP. */
  isTruncated: boolean
  /**
   * `true` if a server that neither is the authority nor asks others has no answer. It then names other servers, which
   * says nothing about the records. https://www.rfc-editor.org/rfc/rfc2308#section-2.2
   */
  isReferral: boolean
  /** `true` if the resolver has validated the answer with DNSSEC. */
  isAuthentic: boolean
  answers: DnsRecord[]
}

/** Maximum size of a response over UDP, in bytes: larger ones are fragmented, and lost on many ways. */
const udpBytes = 1_232 // https://www.dnsflagday.net/2020/

/**
 * Returns a query with a random id. It asks for recursion, and whether the answer is authentic (AD).
 * https://www.rfc-editor.org/rfc/rfc1035#section-4, https://www.rfc-editor.org/rfc/rfc6840#section-5.7
 * Throws an `Error` if the text is not a name.
 */
export function encodeQuery({ name, type }: DnsQuestion, id = randomInt(0x10000)): Buffer {
  const header = Buffer.from([0, 0, 0x01, 0x20, 0, 1, 0, 0, 0, 0, 0, 1]) // RD and AD, one question, one additional
  header.writeUInt16BE(id, 0)
  const end = Buffer.from([0, 0, 0, 1, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0]) // type, class IN, and an empty OPT record
  end.writeUInt16BE(type, 0)
  end.writeUInt16BE(udpBytes, 7)
  return Buffer.concat([header, encodeName(name.replace(/\.$/, '')), end])
}

/** Parses a response to a query. Returns `undefined` if it is malformed, or a message of another kind. */
export function decodeReply(message: Buffer): DnsReply | undefined {
  try {
    return decode(message)
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined
    throw thrown
  }
}

/** Maximum number of records that are read. A message of 64 KiB can have five thousand. */
const maxRecords = 2_000

function decode(message: Buffer): DnsReply | undefined {
  const flags = message.readUInt16BE(2)
  // a response (QR) of a query (OPCODE 0)
  if ((flags & 0xf800) !== 0x8000 || message.readUInt16BE(4) > 1) return undefined
  let at = 12
  let question: DnsQuestion | undefined
  if (message.readUInt16BE(4) === 1) {
    const { name, end } = nameAt(message, at)
    question = { name: name.replace(/\.$/, '').toLowerCase(), type: message.readUInt16BE(end) }
    at = end + 4
  }
  const answers: DnsRecord[] = []
  const isTruncated = (flags & 0x0200) > 0
  for (let left = Math.min(message.readUInt16BE(6), maxRecords); left > 0 && !isTruncated; left--) {
    const { name, end } = nameAt(message, at)
    const type = message.readUInt16BE(end)
    const start = end + 10
    at = start + message.readUInt16BE(end + 8)
    if (at > message.length) return undefined
    answers.push({ name, type, ttl: message.readUInt32BE(end + 4), data: dataText(type, message, start, at) })
  }
  return {
    id: message.readUInt16BE(0),
    question,
    status: flags & 0x000f,
    isTruncated,
    isReferral: (flags & 0x048f) === 0 && message.readUInt16BE(6) === 0,
    isAuthentic: (flags & 0x0020) > 0,
    answers,
  }
}
