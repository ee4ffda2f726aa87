import { randomBytes } from 'node:crypto'
import type { DomainCheck } from '../../db/account-domains.ts'
import { startDeadline } from '../../lib/abort.ts'
import { joinStrings } from '../../lib/dns-records.ts'
import { lookUpName, type FoundName, type RecordType } from '../../sources/dns/resolve.ts'
import { SourceFailure } from '../../sources/failures.ts'
import type { Context } from '../../sources/kit/source.ts'

/** Time that a check may take, in milliseconds. */
const maxMs = 10_000
/** Maximum size of the part of the file that is read, in bytes. */
const maxBytes = 16_384
/** Maximum length of a name, in characters. https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4 */
const maxName = 253

export const proofText = (token: string): string => `tracewell-verification=${token}`
export const proofUrl = (domain: string): string => `https://${domain}/.well-known/tracewell-verification.txt`

type Asking = Pick<Context, 'client' | 'now' | 'signal'>

/**
 * Looks for the proof of a domain, in its TXT records and in the file on its site, and returns within 10 seconds.
 * Rejects with the reason of `signal` if it aborts.
 */
export async function findProof(domain: string, token: string, { signal, ...asking }: Asking): Promise<DomainCheck> {
  using deadline = startDeadline(maxMs,
    () => new SourceFailure('UPSTREAM_TIMEOUT', 'the check of the domain took too long'), [signal])
  const context: Context = { ...asking, key: undefined, signal: deadline.signal }
  const [dns, file] = await Promise.all([inDns, inFile].map(find =>
    find(domain, proofText(token), context).catch((thrown: unknown) => {
      if (thrown instanceof SourceFailure) return 'unreachable'
      throw thrown
    })
  )) as [DomainCheck, DomainCheck]
  if (dns === 'dns' || file !== 'file') return dns === 'missing' && file === 'shared' ? file : dns
  return file
}

/**
 * Looks up a name beside the domain that was never created. It has records only if a wildcard gives them to every name.
 * https://www.rfc-editor.org/rfc/rfc4592
 */
function lookUpSibling(domain: string, type: RecordType, context: Context): Promise<FoundName> {
  const parent = domain.slice(domain.indexOf('.'))
  // random, so that no one can create this name, to hide a wildcard or to appear as one
  const label = randomBytes(8).toString('hex').slice(0, maxName - parent.length)
  return lookUpName(context, label + parent, type)
}

/** Looks for a TXT record. Records behind an alias, and those of a wildcard, are those of another name. */
async function inDns(domain: string, text: string, context: Context): Promise<DomainCheck> {
  const { data, aliases } = await lookUpName(context, domain, 'TXT')
  const isIn = (records: readonly string[]) => records.some(record => joinStrings(record).trim() === text)
  if (!isIn(data)) return 'missing'
  if (aliases.size > 0) return 'shared'
  return isIn((await lookUpSibling(domain, 'TXT', context)).data) ? 'shared' : 'dns'
}

/** Looks for a line of the file. A site without one, and one that does not answer, have no proof. */
async function inFile(domain: string, text: string, context: Context): Promise<DomainCheck> {
  // a redirect is not followed, because it may lead to a site that the holder of the domain does not control
  const request = { url: proofUrl(domain), redirects: 0, maxBytes, mayTruncate: true }
  const { status, body } = await context.client.send(request, context.signal)
  const isThere = status === 200 && body.toString('utf8').split('\n').some(line => line.trim() === text)
  if (!isThere) return 'missing'
  const siblings = await Promise.all((['A', 'AAAA'] as const).map(type => lookUpSibling(domain, type, context)))
  return siblings.some(({ data, aliases }) => data.length > 0 || aliases.size > 0) ? 'shared' : 'file'
}
