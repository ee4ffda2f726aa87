import { createPublicKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Finding, Severity } from './finding.ts'
import type { FindingCode } from './references.ts'
import { dkimSyntax, excerpt, parseTags } from './tags.ts'

export interface DkimKey {
  type: 'rsa' | 'ed25519' | null
  /** Length of an RSA key in bits, or 256 for Ed25519. `null` if the key is revoked or unreadable. */
  bits: number | null
  /** `true` if the domain has revoked the key by publishing a record with an empty key. */
  revoked: boolean
  /** `true` if the domain is only testing DKIM. Receivers then treat its messages as unsigned. */
  testing: boolean
  /** Hash algorithms that signatures may use. Empty if all are allowed. */
  hashes: string[]
  /** `false` if the key is for another service than mail (`s=`). */
  isForMail: boolean
  fault: string | null
}

/**
 * Parses a DKIM key record. Returns `undefined` if the text is not a key record. Never throws.
 * https://www.rfc-editor.org/rfc/rfc6376#section-3.6.1
 */
export function parseDkim(text: string): DkimKey | undefined {
  const { tags, first, repeated, faults } = parseTags(text, dkimSyntax)
  const data = tags.get('p')
  if (data === undefined || (tags.has('v') && (first !== 'v' || tags.get('v') !== 'DKIM1'))) return undefined
  const name = tags.get('k')?.toLowerCase() ?? 'rsa'
  const type = name === 'rsa' || name === 'ed25519' ? name : null
  const key = data.replace(/\s+/g, '')
  const services = listOf(tags.get('s'))
  const isInvalid = repeated.length > 0 // the whole list of tags is then invalid
  const read = key === '' || isInvalid ? { bits: null, fault: null } : readKey(type, key, name)
  return {
    type,
    bits: read.bits,
    revoked: key === '',
    testing: listOf(tags.get('t')).includes('y'),
    hashes: listOf(tags.get('h')).slice(0, 10),
    isForMail: services.length === 0 || services.includes('*') || services.includes('email'),
    fault: isInvalid ? `the tag ${repeated[0]} occurs twice` : read.fault ?? faults[0] ?? null,
  }
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '').toLowerCase().split(':').map(one => one.trim()).filter(Boolean)

function readKey(type: DkimKey['type'], text: string, name: string): { bits: number | null, fault: string | null } {
  const fail = (fault: string) => ({ bits: null, fault })
  if (type === null) return fail(`"${excerpt(name)}" is not a key type that receivers support`)
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(text)) return fail('the key is not base64')
  const der = Buffer.from(text, 'base64')
  // An Ed25519 key is published as its 32 bytes only. An RSA key is published inside an ASN.1 structure.
  // https://www.rfc-editor.org/rfc/rfc8463#section-4
  if (type === 'ed25519') return der.length === 32 ? { bits: 256, fault: null } : fail('the key is not 32 bytes long')
  const key = publicKey(der, 'spki') ?? publicKey(der, 'pkcs1')
  if (key?.asymmetricKeyType !== 'rsa') return fail('the key cannot be read')
  return { bits: key.asymmetricKeyDetails?.modulusLength ?? null, fault: null }
}

function publicKey(key: Buffer, type: 'spki' | 'pkcs1'): KeyObject | undefined {
  try {
    return createPublicKey({ key, type, format: 'der' })
  } catch {
    return undefined
  }
}

const finding = (code: FindingCode, severity: Severity, message: string): Finding => ({
  check: 'dkim',
  code,
  severity,
  message,
})

/**
 * Returns the findings about the DKIM keys of a domain. `selectorCount` is the number of selectors that were tried. If
 * no key was found, the only finding is a hint, because a key may exist under a selector that was not tried.
 */
export function dkimFindings(
  keys: ReadonlyArray<{ selector: string, key: DkimKey }>,
  selectorCount: number,
): Finding[] {
  if (keys.length === 0) {
    return [
      finding(
        'DKIM_NOT_FOUND',
        'info',
        `No DKIM key was found under ${selectorCount} well-known selectors. ` +
          'Another selector may have one: selectors cannot be listed.',
      ),
    ]
  }
  return keys.flatMap(({ selector, key }) => keyFindings(selector, key))
}

function keyFindings(selector: string, { type, bits, revoked, testing, hashes, isForMail, fault }: DkimKey): Finding[] {
  if (revoked) return [finding('DKIM_REVOKED', 'info', `The DKIM key "${selector}" is revoked.`)]
  if (bits === null) {
    return [
      finding('DKIM_INVALID', 'medium', `The DKIM key "${selector}" cannot be used: ${fault ?? 'it cannot be read'}.`),
    ]
  }
  return [
    ...(type === 'rsa' && bits < 1024
      ? [
        finding(
          'DKIM_BROKEN_KEY',
          'high',
          `The DKIM key "${selector}" has ${bits} bits: it can be computed from the public key, ` +
            'and receivers must not accept it (RFC 8301).',
        ),
      ]
      : []),
    ...(type === 'rsa' && bits >= 1024 && bits < 2048
        ? [
          finding(
            'DKIM_SHORT_KEY',
            'low',
            `The DKIM key "${selector}" has ${bits} bits; 2048 are recommended (RFC 8301).`,
          ),
        ]
      : []),
    ...(testing
      ? [
        finding(
          'DKIM_TESTING',
          'low',
          `The DKIM key "${selector}" is marked as a test ("t=y"): receivers treat its messages like unsigned ` +
            'ones, also if the signature is valid.',
        ),
      ]
      : []),
    ...(isForMail
      ? []
      : [
        finding(
          'DKIM_NOT_FOR_MAIL',
          'medium',
          `The DKIM key "${selector}" is not for mail ("s="): receivers do not use it.`,
        ),
      ]),
    ...(hashes.length > 0 && !hashes.includes('sha256')
      ? [
        finding(
          'DKIM_WEAK_HASH',
          'medium',
          `The DKIM key "${selector}" allows no SHA-256, and receivers must not accept SHA-1 (RFC 8301).`,
        ),
      ]
      : []),
  ]
}
