import { countOf } from '../ui/numbers.ts'
import { foundCards, type Live } from './live.ts'

/** Numbers of a search. Its sentence, its headings and its jump bar have the same ones. */
export interface Counts {
  /** Cards that are finds. */
  cards: number
  /** Sites with an account. */
  accounts: number
  breaches: number
  /** Records of leak sources. */
  records: number
  sources: Asked
  /** Sites of the account checks. */
  sites: Asked
}

/** Sources without those that were not asked, and those that only compute. */
interface Asked {
  asked: number
  ended: number
  /** Number of those that could not answer. */
  failed: number
}

export function countsOf(live: Live): Counts {
  const asked = [...live.sources.values()].filter(source => source.status !== 'skipped' && !source.isDerived)
  const sites = live.accounts.filter(({ status }) => status !== 'not_asked')
  return {
    cards: foundCards(live).length,
    accounts: live.accounts.filter(({ status }) => status === 'registered').length,
    breaches: live.breaches.length,
    records: [...live.leakPages.values()].reduce((sum, { records }) => sum + records, 0),
    sources: {
      asked: asked.length,
      ended: asked.filter(({ status }) => status !== 'waiting').length,
      failed: asked.filter(({ status }) => ['failed', 'timeout', 'unfinished'].includes(status)).length,
    },
    sites: {
      asked: sites.length,
      ended: sites.length,
      failed: sites.filter(({ status }) => status === 'unknown').length,
    },
  }
}

/** Says what was found, such as `3 findings, 1 account`. Empty if nothing was. */
export function findsOf({ cards, accounts, breaches, records }: Counts): string {
  return [
    ...cards > 0 ? [countOf(cards, 'finding')] : [],
    ...accounts > 0 ? [countOf(accounts, 'account')] : [],
    ...breaches > 0 ? [countOf(breaches, 'breach', 'breaches')] : [],
    ...records > 0 ? [countOf(records, 'leak record')] : [],
  ].join(', ')
}

/** Says how many of those that were asked have no answer. Empty if all have one. */
export function missingOf({ sources, sites }: Pick<Counts, 'sources' | 'sites'>): string {
  const parts = [
    ...sources.failed > 0 ? [`${sources.failed} of ${countOf(sources.asked, 'source')}`] : [],
    ...sites.failed > 0 ? [`${sites.failed} of ${countOf(sites.asked, 'site')}`] : [],
  ]
  return parts.length === 0 ? '' : `${parts.join(' and ')} could not answer`
}
