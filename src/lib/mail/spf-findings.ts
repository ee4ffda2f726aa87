import type { Finding, Severity } from './finding.ts'
import { lookupLimit, voidLimit } from './spf-walk.ts'
import type { SpfWalk } from './spf-walk.ts'

const finding = (code: string, severity: Severity, message: string): Finding => ({
  check: 'spf',
  code,
  severity,
  message,
})

/** What the SPF record of a domain leaves open. `records` are all that it has. */
export function spfFindings(walk: SpfWalk, records: readonly string[]): Finding[] {
  if (records.length === 0) {
    return [
      finding(
        'SPF_MISSING',
        'high',
        'There is no SPF record: receivers cannot tell which servers may send for this domain. A domain that sends no mail says "v=spf1 -all".',
      ),
    ]
  }
  if (records.length > 1) {
    return [
      finding(
        'SPF_MULTIPLE',
        'high',
        `There are ${records.length} SPF records: receivers then use none of them. They have to become one.`,
      ),
    ]
  }
  return [...errorFindings(walk), ...permissiveFindings(walk), ...hygieneFindings(walk)]
}

function errorFindings(walk: SpfWalk): Finding[] {
  return [
    ...walk.faults.map(fault => finding('SPF_INVALID', 'high', `Receivers give up on the record: ${fault}.`)),
    ...(walk.lookups > lookupLimit
      ? [
        finding(
          'SPF_TOO_MANY_LOOKUPS',
          'high',
          `The record makes receivers look up ${walk.lookups} things, and they give up after ${lookupLimit}: mail from servers that come late in it is then not vouched for.`,
        ),
      ]
      : []),
    ...(walk.voids > voidLimit
      ? [
        finding(
          'SPF_TOO_MANY_VOIDS',
          'medium',
          `${walk.voids} of the names in the record have nothing to find, and receivers may give up after ${voidLimit}. Remove the names that are no longer in use.`,
        ),
      ]
      : []),
    ...(walk.complete
      ? []
      : [
        finding(
          'SPF_NOT_FOLLOWED',
          'info',
          'Not everything that the record brings in could be followed: the numbers are the least that they can be.',
        ),
      ]),
  ]
}

function permissiveFindings(walk: SpfWalk): Finding[] {
  if (walk.passesAll) {
    return [
      finding(
        'SPF_PASSES_ALL',
        'critical',
        'The record lets every server in the world send for this domain ("+all", or a network that holds all addresses).',
      ),
    ]
  }
  const isRedirectUnknown = walk.otherwise === null && !walk.complete && (walk.steps[0]?.parsed?.redirect ?? null) !== null
  if (isRedirectUnknown) return [] // what stands there is not known
  if (walk.otherwise === '?' || walk.otherwise === null) {
    return [
      finding(
        'SPF_NEUTRAL',
        'medium',
        'The record says nothing about servers that it does not name. It should end with "-all" or "~all".',
      ),
    ]
  }
  const wide = (walk.steps[0]?.parsed?.terms ?? []).filter(({ mechanism, qualifier, prefix }) =>
    qualifier === '+' && prefix !== null && prefix <= (mechanism === 'ip6' ? 16 : 8))
  return [
    ...wide.map(({ text }) =>
      finding('SPF_WIDE_NETWORK', 'medium', `"${text}" lets a very large network send for this domain.`)
    ),
    ...(walk.otherwise === '~'
      ? [
        finding(
          'SPF_SOFT_FAIL',
          'info',
          'Servers that the record does not name are marked, not refused ("~all"). With an enforced DMARC policy that is enough.',
        ),
      ]
      : []),
  ]
}

function hygieneFindings({ steps, lookups }: SpfWalk): Finding[] {
  const own = steps[0]?.parsed
  const end = own?.terms.findIndex(({ mechanism }) => mechanism === 'all') ?? -1
  return [
    ...(own?.terms.some(({ mechanism }) => mechanism === 'ptr')
      ? [finding('SPF_PTR', 'low', 'The record uses "ptr", which is slow, unreliable and no longer to be used.')]
      : []),
    ...(own && end >= 0 && (end < own.terms.length - 1 || own.redirect !== null)
      ? [
        finding(
          'SPF_AFTER_ALL',
          'low',
          'What stands after "all" in the record is never looked at, and neither is a redirect.',
        ),
      ]
      : []),
    ...(lookups === lookupLimit || lookups === lookupLimit - 1
      ? [
        finding(
          'SPF_NEAR_LIMIT',
          'info',
          `The record makes receivers look up ${lookups} things; they give up after ${lookupLimit}.`,
        ),
      ]
      : []),
  ]
}
