import type { Query } from '../kit/source.ts'
import type { AccountCheck, CheckContext, Controls, Finding, Reason } from './account-check.ts'
import { askSite } from './ask-site.ts'
import { endTwin, foldTwins, minLength } from './twin.ts'

/**
 * Returns the reason to doubt that a registered account has the searched name, or `undefined`: the site answers
 * `registered` about a twin of the name too (`twin.ts`), or has no answer about it. A response without a proof differs
 * from that about the account, so it is no reason. Rejects only if the signal of the context aborts.
 */
export async function doubtName(
  check: AccountCheck, query: Query, controls: Controls, context: CheckContext,
): Promise<Reason | undefined> {
  const end = endTwin(query.value, check.accepts)
  if (query.type !== 'Pseudonym' || end === undefined) return undefined
  const ask = (value: string) => askSite(check, { ...query, value }, context, { isControl: true })
  const day = context.now.toISOString().slice(0, 10)
  // the twin of a short name may exist, which says nothing about other names
  const isShort = [...query.value].length < minLength
  const findings = await Promise.all([
    ask(end),
    ...foldTwins(query.value, check.accepts).map(({ kind, name }) =>
      controls.once([check.slug, 'twin', kind, isShort ? name : '', day].join(' '), context, () => ask(name))),
  ])
  if (findings.some(({ status }) => status === 'registered')) {
    return { code: 'NAME_FOLDED', message: 'the site answers the same about a similar name that does not exist' }
  }
  const failure = findings.find(isFailure)
  const message = `the question about a similar name failed: ${failure?.reason.message}`
  return failure && { code: 'CONTROL_FAILED', message }
}

const isFailure = (finding: Finding): finding is Finding & { status: 'unknown' } =>
  finding.status === 'unknown' && finding.reason.code !== 'UPSTREAM_CHANGED'
