import { card, date } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { moduleHead } from '../kit/row.ts'
import type { Response } from '../egress/client.ts'
import { arrayOf, flag, integer, objectWith, text } from '../kit/schema.ts'
import { notPublic } from '../kit/scope.ts'
import { changed } from '../kit/shape.ts'
import type { Card, Module } from '../kit/source.ts'
import type { KeyServer } from './key-servers.ts'

const key = objectWith(
  {
    fingerprint: text,
    bits: text,
    created: integer,
    is_revoked: flag,
    names: arrayOf(text),
  }, { expires: integer },
)

/**
 * Creates the module of a key server: one card for each key that names the address.
 * https://datatracker.ietf.org/doc/html/draft-gallagher-openpgp-hkp
 */
export function keyServerModule(row: KeyServer): Module {
  const { host, found } = row
  return httpModule({
    ...moduleHead(row, ['identity']),
    category: 'profile',
    types: ['Email Address'],
    skipReason: notPublic,
    request: address => ({
      url: `https://${host}/pks/lookup?op=index&options=mr&exact=on&search=${encodeURIComponent(address)}`,
    }),
    readable: [404],
    read: readIndex,
    response: arrayOf(key),
    cards: (keys, { value }) => {
      const own = keys.filter(({ names }) => names.some(one => isFor(one, value)))
      if (own.length === 0 && keys.some(({ names }) => names.length === 0)) throw changed() // a name is missing
      return own.map(keyCard)
    },
    examples: { found: [found], notFound: ['tracewell-no-such-name-0@gnu.org'] },
  })
}

const keyCard = (one: Key): Card => card([
  ['Fingerprint', one.fingerprint, 'fingerprint'],
  ['Created', date(one.created), 'created'],
  ['Expires', date(one.expires), 'expires'],
  ['Revoked', one.is_revoked ? 'yes' : undefined, 'is_revoked'],
  ['Size in bits', one.bits, 'bits'],
  ...one.names.map(owner => ['Name', owner, 'names'] as const),
], { ...one })

interface Key {
  fingerprint: string
  bits: string
  /** Seconds since 1970. */
  created: number
  /** Seconds since 1970. Missing if it never expires. */
  expires?: number
  is_revoked: boolean
  names: string[]
}

/**
 * Parses a machine-readable index. Throws `UPSTREAM_CHANGED` for another text, and if its last line has no end.
 * Hockeypuck has no index without keys: it answers 404 with the name of the status, and nothing else.
 * https://github.com/hockeypuck/hockeypuck/blob/master/src/hockeypuck/hkp/handler.go
 */
function readIndex({ status, body }: Response): Key[] {
  const index = body.toString('utf8').trim()
  if (status === 404 && index === 'Not Found') return []
  const [head, ...lines] = index.split(/\r?\n/).map(line => line.split(':'))
  if (status === 404 || head?.[0] !== 'info' || !/^\d+$/.test(head[2] ?? '')) throw changed()
  const keys: Key[] = []
  for (const [kind, first = '', , bits = '', created, expires, flags = ''] of lines) {
    if (kind === 'pub') keys.push({
      fingerprint: first,
      bits,
      created: Number(created),
      ...expires && { expires: Number(expires) },
      is_revoked: flags.includes('r'),
      names: [],
    })
    if (kind === 'uid') keys.at(-1)?.names.push(unescaped(first))
  }
  const isCut = keys.length > 0 && !body.toString('utf8').endsWith('\n')
  if (keys.length !== Number(head[2]) || isCut) throw changed()
  return keys
}

/** Decodes `%3a` and the like. A text with a broken escape stays as it is. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns `true` if a name of a key, such as `Sam <sam@example.com>`, has the address. */
function isFor(name: string, address: string): boolean {
  const [, inBrackets = name] = /<([^<>]*)>\s*$/.exec(name) ?? []
  return inBrackets.trim().toLowerCase() === address.toLowerCase()
}
