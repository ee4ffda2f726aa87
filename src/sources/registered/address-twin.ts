/*
 * Twins of addresses
 *
 * Some sites drop the tag, the dots or the accents of an address, and answer about another one. A made-up address does
 * not show it, because it exists in no spelling. After `registered`, such a site is therefore asked about a twin: an
 * address that it would read as the same, and that probably no person uses.
 *
 * | the site | twin of | twin |
 * |---|---|---|
 * | drops tags | `sam+shop@one.example` | `sam+qltldmzqrwjizbzpkf@one.example` |
 * | drops dots, as Gmail does | `john.doe@one.example` | `j.o.h.n.d.o.e@one.example` |
 * | drops accents | `émile@one.example` | `èmile@one.example` |
 *
 * If the twin is registered too, the account may be that of another address. The answer shows how the site reads such
 * addresses, so it counts for all of a domain, all day. An answer that names the address needs no twin. Letter case
 * needs none: no provider is known that delivers two spellings in another case to two mailboxes.
 */
import { mailboxOf, mailboxRule } from '../../facts/mail/mailbox-rules.ts'
import { madeUpLocal, maxLocalLength, partsOf } from '../../lib/made-up-address.ts'
import { onceEach } from '../../lib/once.ts'
import type { Query } from '../kit/source.ts'
import type { Reason } from './account-check.ts'
import { letterTwins } from './letter-twins.ts'

/** A twin that shows how a site reads one part of addresses. */
export interface AddressTwin {
  kind: string
  address: string
}

/** Returns the twins of an address: one for each part that a site may drop, and each way of reading its letters. */
export async function addressTwins(query: Pick<Query, 'value'>, seed: string): Promise<AddressTwin[]> {
  const { name, tag, domain } = tagged(query.value)
  if (name.startsWith('"')) return []
  const letters = (await lettersOf(query)).map(({ kind, names }) =>
    ({ kind, twin: names.find(other => other !== name) }))
  return [
    { kind: 'tag', twin: tag && `${name}+${madeUpLocal(seed)}`.slice(0, maxLocalLength) },
    { kind: 'dots', twin: withDots(name, domain, maxLocalLength - tag.length), tag },
    ...letters.map(one => ({ ...one, tag })),
  ].flatMap(({ kind, twin, tag: end = '' }: { kind: string, twin: string | undefined, tag?: string }) =>
    twin ? [{ kind, address: `${twin}${end}@${domain}` }] : [])
}

/** Returns the parts of an address before and after a tag, and its domain. */
function tagged(address: string): { name: string, tag: string, domain: string } {
  const [local, domain] = partsOf(address)
  const cut = local.indexOf('+')
  return { ...cut > 0 ? { name: local.slice(0, cut), tag: local.slice(cut) } : { name: local, tag: '' }, domain }
}

/** Returns the twins of the letters of an address. The checks of a search share them. */
const lettersOf = onceEach(async ({ value }: Pick<Query, 'value'>) => await letterTwins(tagged(value).name))

/**
 * Returns a name with a dot behind each letter: no other person has such a name. Returns `undefined` if it has no dot,
 * and no other sign that its provider ignores.
 */
function withDots(name: string, domain: string, longest: number): string | undefined {
  const { ignored = '' } = mailboxRule(domain) ?? {}
  const counts = (sign: string) => sign !== '.' && !ignored.includes(sign)
  const signs = [...name].filter(counts)
  if (signs.length === [...name].length || signs.length < 2) return undefined
  const dots = longest - signs.length
  const twin = signs.map((sign, index) => index > 0 && index <= dots ? `.${sign}` : sign).join('')
  if (twin !== name) return twin
  return ignored.includes('.') ? signs.join('') : undefined // of two letters, perhaps another person
}

/**
 * Returns the reason of an answer that is about another spelling of the searched address, whose account may be that of
 * another mailbox.
 */
export function foldedReason(searched: string, other: string): Reason {
  const isSame = mailboxOf(searched.toLowerCase()) === mailboxOf(other.toLowerCase())
  return {
    code: 'ADDRESS_FOLDED',
    message: isSame
      ? 'the site has the account of this mailbox under another spelling of the address'
      : 'the site drops a part of the address, so the account may be that of another mailbox',
  }
}

/** Length of the text in which other spellings are looked for, and their number. A list of people is longer. */
const maxTextLength = 65_536
const maxSpellings = 20

/** Returns the addresses in a text that the provider, or a site that drops tags, takes for the searched one. */
export function otherSpellings(text: string, searched: string): string[] {
  const own = searched.toLowerCase()
  const [local, domain] = partsOf(own)
  const same = new Set([mailboxOf(own), `${local.replace(/(?<=.)\+.*/s, '')}@${domain}`])
  const found = text.slice(0, maxTextLength).toLowerCase().match(/[^\s"'<>(),:;[\]\\@]{1,64}@[\w.-]{0,252}\w/g) ?? []
  const others = found.filter(one => one !== own && (same.has(one) || same.has(mailboxOf(one))))
  return [...new Set(others)].slice(0, maxSpellings)
}
