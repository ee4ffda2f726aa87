import { card, date } from '../kit/card.ts'
import type { Card } from '../kit/source.ts'

export interface Certificate {
  names: readonly string[]
  issuer: string
  notBefore: string
  notAfter: string
}

const maxNames = 500
const maxIssuers = 10

/**
 * Creates one card from certificates. It lists the names that are `domain` or a subdomain of `domain`: at most 500,
 * without duplicates. Returns an empty list if the certificates have no such name.
 */
export function certificateCards(domain: string, certificates: readonly Certificate[]): Card[] {
  const all = new Set(certificates.flatMap(({ names }) => names).map(name => name.trim().toLowerCase()))
  const names = [...all].filter(name => name === domain || name.endsWith(`.${domain}`)).sort()
  if (names.length === 0) return []

  const listed = names.slice(0, maxNames)
  const issuers = [...new Set(certificates.map(({ issuer }) => issuer))].sort().slice(0, maxIssuers)
  const raw = {
    domain,
    name_count: names.length,
    names: listed,
    certificate_count: certificates.length,
    issuers,
    first_not_before: certificates.map(({ notBefore }) => notBefore).sort()[0],
    last_not_after: certificates.map(({ notAfter }) => notAfter).sort().at(-1),
  }
  return [card([
    ['Names', raw.name_count, 'name_count'],
    ['Certificates', raw.certificate_count, 'certificate_count'],
    ['First valid from', date(raw.first_not_before), 'first_not_before'],
    ['Last valid until', date(raw.last_not_after), 'last_not_after'],
    ...issuers.map(issuer => ['Issuer', issuer, 'issuers'] as const),
    ...listed.map(name => ['Name', name, 'names'] as const),
    ...(listed.length < names.length ? [['Names left out', names.length - listed.length] as const] : []),
  ], raw)]
}
