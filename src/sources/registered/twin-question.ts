import { partsOf } from '../../lib/made-up-address.ts'
import type { Query } from '../kit/source.ts'
import type { AccountCheck, CheckContext, Controls, Finding, Reason } from './account-check.ts'
import { addressTwins, foldedReason } from './address-twin.ts'
import { askSite } from './ask-site.ts'
import { madeUpAddresses } from './control-address.ts'
import { controlKey } from './control.ts'
import { endTwin, foldTwins, minLength } from './twin.ts'

/** Number of twins for the signs of a name or an address. One with more kinds of signs cannot be confirmed. */
const maxTwins = 16

const tooManySigns: Reason = {
  code: 'NAME_NOT_SHOWN',
  message: 'sites read so many kinds of signs in ways of their own, and the answer does not name the account',
}

/**
 * Returns the reason to doubt that a registered account has the searched name, or `undefined`: the site answers
 * `registered` about a twin of it too (`twin.ts`, `address-twin.ts`), or has no answer about it. A response without a
 * proof differs from that about the account, so it is no reason. Rejects only if the signal of the context aborts.
 */
export async function doubtName(
  check: AccountCheck, query: Query, controls: Controls, context: CheckContext,
): Promise<Reason | undefined> {
  if (query.type === 'Email Address') return doubtAddress(check, query, controls, context)
  if (query.type !== 'Pseudonym') return undefined
  const end = endTwin(query.value, check.accepts)
  const folds = await foldTwins(query, check.accepts)
  if (end === undefined && folds.length === 0) return undefined
  if (folds.length > maxTwins) return tooManySigns
  const ask = (value: string) => askSite(check, { ...query, value }, context, { isControl: true })
  const day = context.now.toISOString().slice(0, 10)
  // the twin of a short name may exist, which says nothing about other names
  const isShort = [...query.value].length < minLength
  const findings = await Promise.all([
    ...end === undefined ? [] : [ask(end)],
    ...folds.map(({ kind, name, isMadeUp, isOwn }) => {
      const key = [check.slug, 'twin', kind, isOwn || (isShort && !isMadeUp) ? name : '', day].join(' ')
      return controls.once(key, context, () => ask(name))
    }),
  ])
  if (findings.some(({ status }) => status === 'registered')) {
    return { code: 'NAME_FOLDED', message: 'the site answers the same about a similar name that does not exist' }
  }
  return doubtOfFailure(findings, 'name')
}

/** Does the same for an address. A twin that the site does not take is no other spelling of the account. */
async function doubtAddress(
  check: AccountCheck, query: Query, controls: Controls, context: CheckContext,
): Promise<Reason | undefined> {
  const day = context.now.toISOString().slice(0, 10)
  const [, domain] = partsOf(query.value)
  const all = check.asksByHash ? [] : await addressTwins(query, `${check.slug} ${day}`)
  const twins = all.filter(({ address }) => check.scope?.includes(address) !== false)
  if (twins.length > maxTwins) return tooManySigns
  const doubt = await doubtDomain(check, query, controls, context)
  if (doubt) return doubt
  const findings = await Promise.all(twins.map(({ kind, address }) =>
    controls.once([check.slug, 'twin', kind, domain, day].join(' '), context, () =>
      askSite(check, { ...query, value: address }, context, { isControl: true }))))
  const folded = twins.find((_, index) => findings[index]!.status === 'registered')
  return folded ? foldedReason(query.value, folded.address) : doubtOfFailure(findings, 'address')
}

/**
 * Returns the reason to doubt a registered address, if the site answers the same about a made-up one at its domain.
 * Sites refuse the addresses of whole domains with the answer for used ones. A weak answer has been compared already.
 */
async function doubtDomain(
  check: AccountCheck, query: Query, controls: Controls, context: CheckContext,
): Promise<Reason | undefined> {
  if (!check.control || check.asksByHash) return undefined
  const day = context.now.toISOString().slice(0, 10)
  const value = madeUpAddresses(check, query, day)[0]!
  const finding = await controls.once(controlKey(check, query, 'not_registered', value, day), context, () =>
    askSite(check, { ...query, value }, context, { isControl: true }))
  return finding.status === 'registered'
    ? { code: 'SAME_AS_CONTROL', message: 'the site answers the same about a made-up address at this domain' }
    : doubtOfFailure([finding], 'address')
}

function doubtOfFailure(findings: readonly Finding[], what: string): Reason | undefined {
  const failure = findings.find(isFailure)
  const message = `the question about a similar ${what} failed: ${failure?.reason.message}`
  return failure && { code: 'CONTROL_FAILED', message }
}

/** Reasons for which the response about a twin differs from that about the account. */
const otherwise: ReadonlySet<string> = new Set([
  'UPSTREAM_CHANGED', 'ADDRESS_REFUSED', 'NO_PUBLIC_PROFILE', 'ADDRESS_FOLDED',
])

const isFailure = (finding: Finding): finding is Finding & { status: 'unknown' } =>
  finding.status === 'unknown' && !otherwise.has(finding.reason.code)
