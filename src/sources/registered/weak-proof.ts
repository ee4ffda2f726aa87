import type { Query } from '../kit/source.ts'
import type { AccountCheck, CheckContext, Controls, Finding, Reason } from './account-check.ts'
import { askSite, renamed } from './ask-site.ts'
import { absentNames, knownNames } from './control.ts'

/*
 * Weak proofs that come only once
 *
 * A site can give its home page, a wall or the page of a proxy to the first request of many. A control question, which
 * comes later, does not show it. The site is therefore asked about the name again, after the control question:
 *
 * | finding | asked again |
 * |---|---|
 * | registered by a weak proof | always |
 * | not registered by a weak proof | if the answer is bare (`bare-page.ts`), and not usual there (`usual-miss.ts`) |
 *
 * A redirect to another page can be that of a site for missing accounts, or lead to the new name of a renamed account.
 * A made-up name, asked once an hour, gets the former.
 *
 * A bare page that shows an account is also compared with the page of the known account, whose question all searches of
 * the day share. Misses with a page of the site cost no request more, and an e-mail address is given to a site once.
 */

/** A bare page that is smaller than the page of the known account by this factor is no page of an account. */
const minShare = 0.1

/** Returns the reason to doubt a finding whose proof is weak, or `undefined`. */
export async function doubtAnswer(
  check: AccountCheck, query: Query, finding: Exclude<Finding, { status: 'unknown' }>, controls: Controls,
  context: CheckContext,
): Promise<Reason | undefined> {
  const { status, isWeak, bareShape, otherName } = finding
  const renaming = otherName === null ? undefined : await doubtTarget(check, query, otherName, controls, context)
  if (renaming) return renaming
  if (!isWeak || query.type !== 'Pseudonym') return undefined
  if (status === 'not_registered') {
    if (bareShape === null || controls.usualMisses.has(check.slug, bareShape, context.now)) return undefined
  } else if (bareShape !== null && await isTooSmall(check, query, finding, controls, context)) {
    return { code: 'UPSTREAM_CHANGED', message: 'the page has nothing of the site' }
  }
  const again = await askSite(check, query, context)
  if (status === 'not_registered') noteMiss(check, bareShape!, again, controls, context)
  if (again.status === status) return undefined
  return again.reason ?? { code: 'UPSTREAM_CHANGED', message: 'the site gave two answers about the same name' }
}

/** Returns the reason to doubt that a redirect to another name is that of all missing accounts. */
async function doubtTarget(
  check: AccountCheck, query: Query, otherName: string, controls: Controls, context: CheckContext,
): Promise<Reason | undefined> {
  const hour = context.now.toISOString().slice(0, 13)
  const [madeUp] = absentNames(check, query, hour.slice(0, 10))
  if (madeUp === undefined) return { code: 'CONTROL_FAILED', message: 'the check has no name for a control question' }
  const missing = await controls.once([check.slug, 'target', hour].join(' '), context, () =>
    askSite(check, { ...query, value: madeUp }, context))
  if (missing.status === 'unknown') {
    return { code: 'CONTROL_FAILED', message: `the control question failed: ${missing.reason.message}` }
  }
  return missing.otherName === otherName ? undefined : { code: 'NAME_FOLDED', message: renamed }
}

function noteMiss(
  { slug }: AccountCheck, shape: string, again: Finding, { usualMisses }: Controls, { now }: CheckContext,
): void {
  if (again.status !== 'not_registered') usualMisses.note(slug, undefined, now)
  else if (again.bareShape === shape) usualMisses.note(slug, shape, now)
}

/** Returns `true` if the known account has a much larger page, or an answer of another type. */
async function isTooSmall(
  check: AccountCheck, query: Query, { length, type }: { length: number, type: string }, controls: Controls,
  context: CheckContext,
): Promise<boolean> {
  const [known] = knownNames(check, query)
  if (known === undefined || known === query.value) return false
  const day = context.now.toISOString().slice(0, 10)
  const page = await controls.once([check.slug, 'page', day].join(' '), context, () =>
    askSite(check, { ...query, value: known }, context))
  return page.status === 'registered' && (length < page.length * minShare || type !== page.type)
}
