import { countSources, sitesWithAccount, isFinding, type CountedSource, type Counts } from '../../outcomes/counts.ts'
import type { Standing, Tone } from '../../outcomes/sentences.ts'
import { sourceOfCard, type Live, type LiveCard } from './live.ts'

/** Counts a search: as the service did at its end, or from the events so far. */
export const countsOf = (live: Live): Counts => live.finished?.counts ?? countLive(live)

/** Counts a search from its events alone. */
export const countLive = (live: Live): Counts => countSources(countedOf(live), live.breaches, live.notRun)

/** Counts the sources of the list of sources. Account checks are not among them: they have a table of their own. */
export const countListed = (live: Live): Counts => countSources(listedOf(live), [])

const listedOf = (live: Live): CountedSource[] =>
  [...live.sources.values()].map(({ kind, slug, status, code, found, isDerived, namesOnly }) => ({
    kind,
    slug,
    status,
    found,
    namesOnly,
    reason: code === undefined ? null : { code },
    derived: isDerived,
  }))

function countedOf(live: Live): CountedSource[] {
  const checks = new Map((live.finished?.sources ?? []).filter(({ kind }) => kind === 'account_check')
    .map(({ kind, slug, status, reason }): [string, CountedSource] => [slug, {
      kind,
      slug,
      status,
      reason,
      found: 0,
    }]))
  for (const { slug, status } of live.accounts) {
    const statuses = { registered: 'success', not_registered: 'no_results', unknown: 'failed', not_asked: 'skipped' }
    checks.set(slug, {
      kind: 'account_check',
      slug,
      status: statuses[status] as CountedSource['status'],
      found: status === 'registered' ? 1 : 0,
    })
  }
  return [...listedOf(live), ...checks.values()]
}

/** The cards of a search: findings, profiles of accounts that are counted as such, and what was only computed. */
export function cardsOf(live: Live): { findings: LiveCard[], profiles: LiveCard[], computed: LiveCard[] } {
  const sites = sitesWithAccount(countedOf(live))
  const cards = { findings: [] as LiveCard[], profiles: [] as LiveCard[], computed: [] as LiveCard[] }
  for (const card of live.cards) {
    const { kind = 'module', isDerived = false } = sourceOfCard(live, card) ?? {}
    const isFound = isFinding({ kind, slug: card.source, derived: isDerived }, sites)
    cards[isFound ? 'findings' : isDerived ? 'computed' : 'profiles'].push(card)
  }
  return cards
}

/** How a search stands, for its sentence and its colour. */
export const standingOf = (live: Live, counts = countsOf(live)): Standing => {
  const { finished } = live
  return {
    status: live.status,
    error: finished && finished.error_code !== undefined
      ? { code: finished.error_code, ...finished.error !== undefined && { message: finished.error } }
      : null,
    counts,
    durationMs: finished?.execution_time_ms,
  }
}

const classes: Readonly<Record<Tone, string>> = {
  green: 'state completed', yellow: 'state stopped', red: 'state failed', quiet: 'state',
}

/** Class of a sentence, which colours it. */
export const classOf = (tone: Tone): string => classes[tone]
