import type { components } from '../../../generated/api.ts'
import { breachText, isDerivedModule, itemText } from './finding-texts.ts'
import { countedSummary } from './counted-summary.ts'
import { cardFacts, factsText, profileOf } from './card-facts.ts'
import type { FindingDisplay } from './finding-display.ts'
import { breachesOf, onlyNamesBreaches } from '../../core/search/search-counts.ts'
import { recordsOf } from '../../outcomes/sentences.ts'
import { numberOf } from '../../outcomes/words.ts'
import type { Layout, Row } from './screen-layout.ts'
import type { EndedTask } from './summary.ts'
import { terminalSafe } from '../kit/text.ts'

type Account = components['schemas']['RegisteredAccount']
type Site = { slug?: string | undefined, name: string, url?: string | undefined }

/** Maximum numbers of lines. */
interface LineLimits {
  sites: number
  /** Lines of one module. */
  cards: number
  breaches: number
  /** Records of one leak source. */
  records: number
}

/** Texts that follow the name of a site which has no address and no facts to follow it. */
const noPage = 'registered, without a public page'
const noFacts = 'found, without a page'

const onScreen: LineLimits = { sites: 30, cards: 3, breaches: 5, records: 5 }
/** Programs read what a quiet command prints, and would miss a line that is left out. */
const forPrograms: LineLimits = { sites: Infinity, cards: Infinity, breaches: Infinity, records: Infinity }

/**
 * Displays one line for each site, with its profile and its account check. Lines of profiles are printed as they
 * arrive. At the end follow the accounts that only checks have found, then breaches and leak records.
 * @param quiet `true`: leaves out hints and what is only derived from the value, and no finding
 */
export function createSiteLines(
  { paint, block, siteLine }: Layout, tasks: ReadonlyArray<EndedTask['task']>, quiet: boolean,
): FindingDisplay {
  const known = new Set<string>()
  const cards = new Map<string, number>()
  const derived: string[] = []
  const leaks = new Map<string, { count: number, rows: Row[] }>()
  const limits = quiet ? forPrograms : onScreen
  let sites = 0
  let displayed = 0
  let left = 0

  const note = (site: Site): void => { for (const key of keysOf(site)) known.add(key) }

  /** Returns the line if there is room for it, after a blank one if it is the first. */
  function add(line: string): string[] {
    if (displayed === limits.sites) {
      left++
      return []
    }
    return [`${displayed++ === 0 && !quiet ? '\n' : ''}${line}`]
  }

  function accountLines(ended: readonly EndedTask[]): string[] {
    const accounts = ended.flatMap(({ task, outcome }) =>
      task.kind === 'account' ? (outcome.results as Account[]).filter(({ status }) => status === 'registered') : [])
    return accounts.map(({ module: { name, slug }, url }) => ({ name, slug, url: url ?? undefined }))
      .filter(site => !keysOf(site).some(key => known.has(key)))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'))
      .flatMap(site => {
        sites++
        return add(siteLine(site.name, site.url, site.url === undefined ? noPage : ''))
      })
  }

  function breachLines(ended: readonly EndedTask[]): string[] {
    const breaches = breachesOf(ended.map(({ task, outcome }) => ({ ...task, outcome })))
    if (breaches.length === 0) return []
    const rows = breaches.slice(0, limits.breaches).map(breach =>
      ({ label: terminalSafe(breach.name), text: breachText(breach), style: undefined }))
    return [block(`Breaches: ${numberOf(breaches.length)}`, rows), ...moreText(breaches.length - rows.length)]
  }

  return {
    card(found) {
      const { module: { slug, name } } = found
      const profile = profileOf(found)
      const facts = factsText(cardFacts(found))
      if (isDerivedModule(found.module)) {
        derived.push(paint('dim', siteLine(name, profile, `derived: ${facts}`)))
        return []
      }
      const number = (cards.get(slug) ?? 0) + 1
      cards.set(slug, number)
      if (number === 1) sites++
      note({ slug, name, url: profile })
      const text = facts === '' && profile === undefined ? noFacts : facts
      if (number <= limits.cards) return add(siteLine(name, profile, text))
      left++
      return []
    },

    breaches: () => [], // at the end, with those that records of leak sources name

    records({ source, count, results }) {
      const leak = leaks.get(source) ?? { count: 0, rows: [] }
      leaks.set(source, leak)
      for (const { items } of results.slice(0, limits.records - leak.rows.length)) leak.rows.push({
        label: String(leak.rows.length + 1),
        text: items.map(item => `${terminalSafe(item.label)} ${itemText(item)}`).join(' · '),
        style: undefined,
      })
      leak.count += count
      return []
    },

    atEnd(ended) {
      const lines = accountLines(ended)
      const whole = quiet || displayed === 0 ? [] : ['--details prints each finding whole']
      const hints = left > 0 ? [`and ${numberOf(left)} more: --details prints all`] : whole
      return [
        ...lines,
        ...hints.map(hint => paint('dim', `  ${hint}`)),
        ...breachLines(ended),
        ...[...leaks].flatMap(([source, { count, rows }]) => {
          const name = tasks.find(({ kind, slug }) => kind === 'leak' && slug === source)?.name ?? source
          const isMention = ended.some(({ task, outcome }) =>
            task.kind === 'leak' && task.slug === source && onlyNamesBreaches(source, outcome))
          return [block(`${name}: ${recordsOf(count, isMention)}`, rows), ...moreText(count - rows.length, '--quiet')]
        }),
        ...derived.length > 0 && !quiet ? ['', ...derived] : [],
      ]
    },

    summary: (all, ended) => countedSummary(all, ended, sites),
  }
}

/** Returns the line about what is left out. @param option option that prints all */
const moreText = (left: number, option = '--details'): string[] =>
  left > 0 ? [`  and ${numberOf(left)} more: ${option} prints all`] : []

/** Names by which an account check and a module of the same site are recognised. */
const keysOf = ({ slug, name, url }: Site): string[] => [
  ...slug === undefined ? [] : [`slug ${slug}`],
  `name ${name.toLowerCase()}`,
  ...url === undefined ? [] : [`page ${pageOf(url)}`],
]

/** Sites of one host, such as those of one company, have pages of their own. */
function pageOf(text: string): string {
  const url = URL.parse(text)
  return url === null ? text : `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`
}
