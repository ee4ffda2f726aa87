import type { Query } from '../kit/source.ts'
import type { AccountCheck, CheckContext, Reason } from './account-check.ts'
import { askSite } from './ask-site.ts'

/**
 * Returns the reason to doubt an account whose proof is weak, or `undefined`. Asks about the name a second time, after
 * the control question: a site can give its home page or a wall once, to the first request of many, which a rule of a
 * status and a missing text takes for an account. One request for each weak hit; misses are not asked again, and an
 * e-mail address is given to a site once.
 */
export async function doubtHit(
  check: AccountCheck, query: Query, context: CheckContext,
): Promise<Reason | undefined> {
  const { status, reason } = await askSite(check, query, context)
  if (status === 'registered') return undefined
  return reason ?? { code: 'UPSTREAM_CHANGED', message: 'the site gave two answers about the same name' }
}
