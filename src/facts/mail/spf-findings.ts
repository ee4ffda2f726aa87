import type { Finding, Severity } from './finding.ts'
import type { FindingCode } from './references.ts'
import { lookupLimit, voidLimit } from './spf-walk.ts'
import type { SpfWalk } from './spf-walk.ts'
import { excerpt } from './tags.ts'

const finding = (code: FindingCode, severity: Severity, message: string): Finding => ({
  check: 'spf',
  code,
  severity,
  message,
})

/** Share of all IPv4 addresses that no sender needs: four networks of the length 8. */
const wideShare = 4 / 256

/**
 * Returns the findings about the SPF of a domain. `records` contains every SPF record that the domain publishes. A
 * domain must publish only one. `ignored` are texts that look like a record, but are ignored.
 */
export function spfFindings(walk: SpfWalk, records: readonly string[], ignored: readonly string[] = []): Finding[] {
  return [
    ...ignored.map(text =>
      finding('SPF_IGNORED', records.length === 0 ? 'high' : 'low', `Receivers ignore "${excerpt(text)}": a record ` +
        'begins with exactly "v=spf1" and a space.')
    ),
    ...recordFindings(walk, records, ignored),
  ]
}

function recordFindings(walk: SpfWalk, records: readonly string[], ignored: readonly string[]): Finding[] {
  if (records.length === 0 && ignored.length > 0) return []
  if (records.length === 0) {
    return [
      finding(
        'SPF_MISSING',
        'high',
        'There is no SPF record: receivers cannot tell which servers may send for this domain. ' +
          'A domain that sends no mail publishes "v=spf1 -all".',
      ),
    ]
  }
  if (records.length > 1) {
    return [
      finding(
        'SPF_MULTIPLE',
        'high',
        `There are ${records.length} SPF records: receivers then use none of them. Merge them into one.`,
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
          `The record needs ${walk.lookups} DNS lookups, and receivers give up after ${lookupLimit}: ` +
            'mail from servers at its end then fails SPF.',
        ),
      ]
      : []),
    ...(walk.voids > voidLimit
      ? [
        finding(
          'SPF_TOO_MANY_VOIDS',
          'medium',
          `${walk.voids} names in the record have no DNS data, and receivers may give up after ${voidLimit}. ` +
            'Remove the names that are no longer in use.',
        ),
      ]
      : []),
    ...(walk.complete
      ? []
      : [
        finding(
          'SPF_NOT_FOLLOWED',
          'info',
          'Some included records could not be followed, so the actual numbers may be higher.',
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
        'The record lets every server send for this domain ("+all", or networks that together contain all addresses).',
      ),
    ]
  }
  const redirect = walk.steps[0]?.parsed?.redirect ?? null
  const isRedirectUnknown = walk.otherwise === null && !walk.complete && redirect !== null
  if (isRedirectUnknown) return [] // the record that `redirect` points to could not be read
  if (walk.otherwise === '?' || walk.otherwise === null) {
    return [
      finding(
        'SPF_NEUTRAL',
        'medium',
        'The record has no rule for servers that it does not list. It should end with "-all" or "~all".',
      ),
    ]
  }
  const wide = (walk.steps[0]?.parsed?.terms ?? []).filter(({ mechanism, qualifier, prefix }) =>
    qualifier === '+' && prefix !== null && prefix <= (mechanism === 'ip6' ? 16 : 8))
  return [
    ...(wide.length === 0 && walk.share >= wideShare
      ? [
        finding(
          'SPF_WIDE_NETWORK',
          'medium',
          `The networks of the record together let ${(walk.share * 100).toFixed(1)} % of all IPv4 addresses send for ` +
            'this domain.',
        ),
      ]
      : []),
    ...wide.map(({ text }) =>
      finding('SPF_WIDE_NETWORK', 'medium', `"${text}" lets a very large network send for this domain.`)
    ),
    ...(walk.otherwise === '~'
      ? [
        finding(
          'SPF_SOFT_FAIL',
          'info',
          'Mail from other servers is marked, not rejected ("~all"). With an enforced DMARC policy, that is enough.',
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
      ? [finding('SPF_PTR', 'low', 'The record uses "ptr", which is slow, unreliable and deprecated.')]
      : []),
    ...(own && end >= 0 && (end < own.terms.length - 1 || own.redirect !== null)
      ? [
        finding(
          'SPF_AFTER_ALL',
          'low',
          'Receivers ignore terms after "all" in the record, and a redirect beside it.',
        ),
      ]
      : []),
    ...(lookups === lookupLimit || lookups === lookupLimit - 1
      ? [
        finding(
          'SPF_NEAR_LIMIT',
          'info',
          `The record needs ${lookups} DNS lookups; receivers give up after ${lookupLimit}.`,
        ),
      ]
      : []),
  ]
}
