import { hash, X509Certificate } from 'node:crypto'
import { readCertificate } from '../../lib/openpgp.ts'
import { card, date } from '../kit/card.ts'
import { askEach, incomplete } from '../kit/partial.ts'
import { notPublic } from '../kit/scope.ts'
import { changed } from '../kit/shape.ts'
import type { Card, Module } from '../kit/source.ts'
import { resolve } from '../dns/resolve.ts'
import { openpgpCard } from './openpgp-card.ts'

/** A record type with keys of mailboxes. */
interface KeyRecord {
  slug: string
  name: string
  description: string
  homepage: string
  type: 'OPENPGPKEY' | 'SMIMEA'
  /** Label between the hash of the mailbox and the domain. */
  label: string
  /** Converts the data of a record to a card. Throws if they are malformed. */
  toCard(data: string): Card
}

const records: readonly KeyRecord[] = [
  {
    slug: 'dane-openpgp',
    name: 'OpenPGP key in DNS',
    description: 'The OpenPGP key that the domain of this e-mail address publishes for it in DNS',
    homepage: 'https://www.rfc-editor.org/rfc/rfc7929',
    type: 'OPENPGPKEY',
    label: '_openpgpkey',
    toCard: openpgpKeyCard,
  },
  {
    slug: 'dane-smime',
    name: 'S/MIME certificate in DNS',
    description: 'The S/MIME certificate that the domain of this e-mail address publishes for it in DNS',
    homepage: 'https://www.rfc-editor.org/rfc/rfc8162',
    type: 'SMIMEA',
    label: '_smimecert',
    toCard: smimeCard,
  },
]

/** Keys of a mailbox in DNS. A query has a hash of the part before the `@`, and the domain. */
export const daneKeys: readonly Module[] = records.map(({ type, label, toCard, ...named }) => ({
  ...named,
  facts: { url: named.homepage, day: '2026-11-24' },
  category: 'profile',
  types: ['Email Address'],
  tags: ['identity'],
  kind: 'dns',
  default: false,
  requiresKey: false,
  deadlineMs: 10_000,
  cacheMs: 3_600_000,
  examples: { found: ['paul@nohats.ca'], notFound: ['no-such-mailbox@example.com'] },
  skipReason: query => query.value.endsWith(']') ? 'An address literal has no domain' : notPublic(query),
  async* run({ value }, context) {
    const at = value.lastIndexOf('@')
    const mailboxes = [...new Set([value.slice(0, at), value.slice(0, at).toLowerCase()])]
    const { answers, unanswered, failure } = await askEach(mailboxes, local =>
      resolve(context, `${mailboxHash(local)}.${label}.${value.slice(at + 1)}`, type))
    const data = answers.values().find(records => records.length > 0) ?? []
    const { cards, malformed } = readRecords(data, toCard)
    yield* incomplete(cards, unanswered)
    if (malformed !== undefined) throw changed(malformed)
    if (failure) throw failure
  },
}))

/** Returns the label of a mailbox: 28 of the 32 bytes. https://www.rfc-editor.org/rfc/rfc7929#section-3 */
const mailboxHash = (local: string): string => hash('sha256', local).slice(0, 56)

/** Returns the cards of the records that can be read, and the error of the last record that cannot. */
function readRecords(data: readonly string[], toCard: KeyRecord['toCard']): { cards: Card[], malformed: unknown } {
  const cards: Card[] = []
  let malformed: unknown
  for (const record of data) {
    try {
      cards.push(toCard(record))
    } catch (cause) {
      malformed = cause
    }
  }
  return { cards, malformed }
}

/**
 * Returns the bytes of a record. A resolver writes a type that it does not know as `\# 3 0a0b0c`.
 * https://www.rfc-editor.org/rfc/rfc3597#section-5
 */
function genericBytes(data: string): Buffer | undefined {
  const [, length, bytes = ''] = /^\\#\s+(\d+)\s+(?!\s)([\da-f\s]+)$/i.exec(data) ?? []
  const buffer = Buffer.from(bytes.replaceAll(/\s/g, ''), 'hex')
  return Number(length) === buffer.length ? buffer : undefined
}

function openpgpKeyCard(data: string): Card {
  const key = readCertificate(genericBytes(data) ?? Buffer.from(data, 'base64'))
  if (!key) throw new Error('not an OpenPGP key')
  return openpgpCard(key)
}

/** Reads a whole certificate (selector 0, matching type 0), or a hash of one, or of its key. */
function smimeCard(data: string): Card {
  const [usage, selector, matching, bytes] = smimeFields(data)
  if (!(usage <= 3 && selector <= 1 && matching <= 2) || bytes.length === 0) throw new Error('not an SMIMEA record')
  const parameters = { usage, selector, matching }
  if (selector > 0 || matching > 0) {
    const association = bytes.toString('hex')
    return card([
      [matching > 0 ? 'Hash' : 'Public key', association, 'association'],
      ['Of', selector > 0 ? 'public key' : 'certificate'],
    ], { ...parameters, association })
  }
  const { subject, subjectAltName = null, issuer, serialNumber, validFrom, validTo, fingerprint256 } =
    new X509Certificate(bytes)
  const facts = {
    subject,
    names: subjectAltName,
    issuer,
    serial: serialNumber,
    valid_from: new Date(validFrom).toISOString(),
    valid_to: new Date(validTo).toISOString(),
    fingerprint: fingerprint256,
  }
  return card([
    ['Subject', subject, 'subject'],
    ['Names', subjectAltName, 'names'],
    ['Issuer', issuer, 'issuer'],
    ['Serial number', serialNumber, 'serial'],
    ['Valid from', date(facts.valid_from), 'valid_from'],
    ['Valid to', date(facts.valid_to), 'valid_to'],
    ['Fingerprint', fingerprint256, 'fingerprint'],
  ], { ...parameters, ...facts })
}

/** Returns the usage, the selector, the matching type and the rest of a record. Numbers that are missing are `NaN`. */
function smimeFields(data: string): [number, number, number, Buffer] {
  const bytes = genericBytes(data)
  if (bytes) return [bytes[0] ?? NaN, bytes[1] ?? NaN, bytes[2] ?? NaN, bytes.subarray(3)]
  const [, usage, selector, matching, hex = ''] = /^(\d) (\d) (\d) ([\da-f\s]+)$/i.exec(data) ?? []
  return [Number(usage), Number(selector), Number(matching), Buffer.from(hex.replaceAll(/\s/g, ''), 'hex')]
}
