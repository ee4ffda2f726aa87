import { collectInSlices } from '../../lib/collect-slices.ts'
import { earlier, later } from '../../lib/compare.ts'
import { createPauses, nextTurn } from '../../lib/pauses.ts'
import { createNameParser } from '../../lib/subdomain-name.ts'
import { card, date } from '../kit/card.ts'
import { SourceFailure } from '../failures.ts'
import type { Card } from '../kit/source.ts'

export interface Certificate {
  names: readonly string[]
  issuer: string
  notBefore: string
  notAfter: string
  /** Set in the last one of a list that lacks certificates: further pages, or rows that cannot be read. */
  complete?: false
}

const maxNames = 500
const maxIssuers = 10
/** Maximum number of names in all certificates of a response. */
const maxNamesInAll = 100_000

/** Certificates of a response, and the number of its rows that cannot be read (`undefined`). */
export interface Collected {
  certificates: Certificate[]
  leftOut: number
}

/**
 * Collects the certificates of a response, with pauses in which the process does other work. Throws
 * `UPSTREAM_TOO_LARGE` if they have too many names.
 */
export async function collectCertificates(rows: Iterable<Certificate | undefined>): Promise<Collected> {
  let names = 0
  const read = await collectInSlices(rows, certificate => {
    names += certificate?.names.length ?? 0
    if (names > maxNamesInAll) throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the certificates have too many names')
    return certificate
  })
  const certificates = read.filter(certificate => certificate !== undefined)
  return { certificates, leftOut: read.length - certificates.length }
}

/**
 * Creates one card from certificates. It lists the names that are `domain` or a subdomain of `domain`: at most 500,
 * without duplicates. Returns an empty list if the certificates have no such name. Pauses while it reads many
 * certificates, so that other work of the process does not wait.
 */
export async function certificateCards(domain: string, certificates: readonly Certificate[]): Promise<Card[]> {
  const pause = createPauses()
  const nameOf = createNameParser(domain)
  const found = new Set<string>()
  const issued = new Set<string>()
  let first: string | null = null
  let last: string | null = null
  for (const { names, issuer, notBefore, notAfter } of certificates) {
    for (const one of names) {
      const name = nameOf(one)
      if (name !== undefined) found.add(name)
    }
    issued.add(issuer)
    first = earlier(first, notBefore)
    last = later(last, notAfter)
    await pause()
  }
  if (found.size === 0) return []
  await nextTurn()
  const names = [...found].sort()
  const listed = names.slice(0, maxNames)
  const issuers = [...issued].sort().slice(0, maxIssuers)
  const raw = {
    domain,
    name_count: names.length,
    names: listed,
    certificate_count: certificates.length,
    issuers,
    first_not_before: first,
    last_not_after: last,
  }
  return [card([
    ['Names', raw.name_count, 'name_count'],
    ['Certificates', raw.certificate_count, 'certificate_count'],
    ['First valid from', date(raw.first_not_before, { zone: 'UTC' }), 'first_not_before'],
    ['Last valid until', date(raw.last_not_after, { zone: 'UTC' }), 'last_not_after'],
    ...issuers.map(issuer => ['Issuer', issuer, 'issuers'] as const),
    ...listed.map(name => ['Name', name, 'names'] as const),
    ...(listed.length < names.length ? [['Names left out', names.length - listed.length] as const] : []),
  ], raw)]
}
