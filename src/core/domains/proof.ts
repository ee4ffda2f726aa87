import { randomBytes } from 'node:crypto'
import type { DomainCheck } from '../../db/account-domains.ts'
import { startDeadline } from '../../lib/abort.ts'
import { joinStrings } from '../../lib/dns-records.ts'
import { lookUpName } from '../../sources/dns/resolve.ts'
import { hasWildcard } from '../../sources/dns/wildcard.ts'
import { SourceFailure } from '../../sources/failures.ts'
import type { Context } from '../../sources/kit/source.ts'

/** Time that a check may take, in milliseconds. */
const maxMs = 10_000
/** Maximum size of the part of the file that is read, in bytes. */
const maxBytes = 16_384

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

const parentOf = (domain: string): string => domain.slice(domain.indexOf('.') + 1)

/**
 * Looks for a TXT record. Records behind an alias, and those of a wildcard, are those of another name.
 * https://www.rfc-editor.org/rfc/rfc4592
 */
async function inDns(domain: string, text: string, context: Context): Promise<DomainCheck> {
  const { data, aliases } = await lookUpName(context, domain, 'TXT')
  const isIn = (records: readonly string[]) => records.some(record => joinStrings(record).trim() === text)
  if (!isIn(data)) return 'missing'
  if (aliases.size > 0) return 'shared'
  // random, so that no record of this name can be made to hide a wildcard
  const sibling = `${randomBytes(8).toString('hex')}.${parentOf(domain)}`
  return isIn((await lookUpName(context, sibling, 'TXT')).data) ? 'shared' : 'dns'
}

/** Looks for a line of the file. A site without one, and one that does not answer, have no proof. */
async function inFile(domain: string, text: string, context: Context): Promise<DomainCheck> {
  // a redirect is not followed, because it may lead to a site that the holder of the domain does not control
  const request = { url: proofUrl(domain), redirects: 0, maxBytes, mayTruncate: true }
  const { status, body } = await context.client.send(request, context.signal)
  const isThere = status === 200 && body.toString('utf8').split('\n').some(line => line.trim() === text)
  if (!isThere) return 'missing'
  return await hasWildcard(parentOf(domain), context) ? 'shared' : 'file'
}
