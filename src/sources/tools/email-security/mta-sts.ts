import { ignoredSts, maxPolicyBytes, parseSts, parseStsPolicy, stsRecords } from '../../../facts/mail/mta-sts.ts'
import type { StsPolicy } from '../../../facts/mail/mta-sts.ts'
import { resolve } from '../../dns/resolve.ts'
import { SourceFailure } from '../../failures.ts'
import type { Context } from '../../kit/source.ts'

export interface FoundSts {
  records: string[]
  /** Texts that look like a record, but are ignored. */
  ignored: string[]
  id: string | null
  policy: StsPolicy | null
  unavailable: string | null
}

const timeoutMs = 5_000

/**
 * Queries the MTA-STS record of a domain, and the policy that the record announces.
 * https://www.rfc-editor.org/rfc/rfc8461#section-3
 */
export async function checkSts(domain: string, context: Context): Promise<FoundSts> {
  const texts = await resolve(context, `_mta-sts.${domain}`, 'TXT')
  const records = stsRecords(texts)
  const id = records.length === 1 ? parseSts(records[0] ?? '') : null
  const fetched = id === null ? { policy: null, unavailable: null } : await fetchPolicy(domain, context)
  return { records, ignored: ignoredSts(texts), id, ...fetched }
}

/**
 * Fetches the policy file. Returns a failure instead of throwing it. The failure is a finding about the domain, because
 * every mail server that sends mail to the domain would have the same problem.
 */
async function fetchPolicy(
  domain: string,
  { client, signal }: Context,
): Promise<Pick<FoundSts, 'policy' | 'unavailable'>> {
  const fail = (unavailable: string) => ({ policy: null, unavailable })
  try {
    const url = `https://mta-sts.${domain}/.well-known/mta-sts.txt`
    const { status, headers, body } = await client.send(
      { url, redirects: 0, maxBytes: maxPolicyBytes, timeoutMs },
      signal,
    )
    if (status !== 200) {
      return fail(`the server answered ${status}${
        status >= 300 && status < 400 ? ', and redirects are not followed' : ''
      }`)
    }
    if (!/^text\/plain\b/i.test(headers['content-type'] ?? '')) return fail('the policy is not sent as text/plain')
    return { policy: parseStsPolicy(body.toString('utf8')), unavailable: null }
  } catch (failure) {
    if (failure instanceof SourceFailure) return fail(failure.message)
    throw failure
  }
}

/** Converts the facts to the `mta_sts` section of the response. */
export const stsSection = ({ records, id, policy, unavailable }: FoundSts) => ({
  status: records.length === 0
    ? 'missing' as const
    : policy === null || policy.faults.length > 0
    ? 'invalid' as const
    : 'valid' as const,
  records,
  id,
  mode: policy?.mode ?? null,
  max_age: policy?.maxAge ?? null,
  mx: policy?.mx ?? [],
  unavailable,
  faults: policy?.faults ?? [],
})
