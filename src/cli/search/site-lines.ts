import type { components } from '../../../generated/api.ts'
import { breachText, isDerivedModule, itemText } from './finding-texts.ts'
import { countedSummary } from './counted-summary.ts'
import { cardFacts, factsText, profileOf } from './card-facts.ts'
import type { FindingDisplay } from './finding-display.ts'
import type { Layout } from './screen-layout.ts'
import type { EndedTask } from './summary.ts'
import { terminalSafe } from '../kit/text.ts'

type Account = components['schemas']['RegisteredAccount']
type Site = { slug?: string | undefined, name: string, url?: string | undefined }

/** Maximum numbers of lines: of sites, of one module, of breaches, and of records of one leak source. */
const maxSites = 30
const maxCards = 3
const maxBreaches = 5
const maxRecords = 5

/**
 * Displays one line for each site, with its profile and its account check. Lines of profiles are printed as they
 * arrive. At the end follow the accounts that only checks have found, then breaches and leak records.
 * @param quiet `true`: leaves out hints and what is only derived from the value
 */
export function createSiteLines(
  { paint, block, siteLine }: Layout, tasks: ReadonlyArray<EndedTask['task']>, quiet: boolean,
): FindingDisplay {
  const known = new Set<string>()
  const cards = new Map<string, number>()
  const derived: string[] = []
  const later: string[] = []
  let sites = 0
  let displayed = 0
  let left = 0

  const note = (site: Site): void => { for (const key of keysOf(site)) known.add(key) }

  /** Returns the line if there is room for it, after a blank one if it is the first. */
  function add(line: string): string[] {
    if (displayed === maxSites) {
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
        return add(siteLine(site.name, site.url, ''))
      })
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
      if (number <= maxCards) return add(siteLine(name, profile, facts))
      left++
      return []
    },

    breaches({ results }) {
      const rows = results.slice(0, maxBreaches).map(breach =>
        ({ label: terminalSafe(breach.name), text: breachText(breach), style: undefined }))
      later.push(block(`Breached accounts: ${results.length}`, rows), ...moreText(results.length - rows.length))
      return []
    },

    records({ source, page, results }) {
      if (page > 1) return []
      const name = tasks.find(({ kind, slug }) => kind === 'leak' && slug === source)?.name ?? source
      const rows = results.slice(0, maxRecords).map(({ items }, index) => ({
        label: String(index + 1),
        text: items.map(item => `${terminalSafe(item.label)} ${itemText(item)}`).join(' · '),
        style: undefined,
      }))
      const count = results.length === 1 ? '1 record' : `${results.length} records`
      later.push(block(`${name}: ${count}`, rows), ...moreText(results.length - rows.length))
      return []
    },

    atEnd(ended) {
      const lines = accountLines(ended)
      const whole = quiet || displayed === 0 ? [] : ['--details prints each finding whole']
      const hints = left > 0 ? [`and ${left} more: --details prints all`] : whole
      return [
        ...lines,
        ...hints.map(hint => paint('dim', `  ${hint}`)),
        ...later,
        ...derived.length > 0 && !quiet ? ['', ...derived] : [],
      ]
    },

    summary: (all, ended) => countedSummary(all, ended, sites),
  }
}

const moreText = (left: number): string[] => left > 0 ? [`  and ${left} more: --details prints all`] : []

/** Names by which an account check and a module of the same site are recognised. */
const keysOf = ({ slug, name, url }: Site): string[] => [
  ...slug === undefined ? [] : [`slug ${slug}`],
  `name ${name.toLowerCase()}`,
  ...url === undefined ? [] : [`host ${URL.parse(url)?.host.replace(/^www\./, '') ?? url}`],
]
