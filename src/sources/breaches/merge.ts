import type { FoundBreach } from './breach-source.ts'
import { foldedNames } from './breach-name.ts'
import { partialDate } from './dates.ts'

/** What Radar knows of a breach. Empty strings are no values. */
export interface RadarFacts {
  name?: string
  title?: string
  domain?: string
  breachDate?: string
  dataClasses?: readonly string[]
  severity?: 'low' | 'medium' | 'high' | 'critical'
  pwnCount?: number
  isVerified?: boolean
  isSensitive?: boolean
  isStealerLog?: boolean
}

/** One breach, whoever named it. */
export interface BreachedAccount {
  name: string
  title?: string
  domain?: string
  /** `YYYY-MM-DD`; `YYYY-MM` or `YYYY` where nobody knows more. */
  breachDate?: string
  dataClasses?: string[]
  severity?: NonNullable<RadarFacts['severity']>
  isStealerLog?: boolean
  isVerified?: boolean
  pwnCount?: number
  /** Slugs of the sources that named it. */
  sources: string[]
}

interface MergeOptions {
  /** What Radar knows of the breach with this name, as a source spells it. */
  radar?: (name: string) => RadarFacts | undefined
  /** Whether breaches that are sensitive are told too. */
  sensitive?: boolean
}

interface Finding {
  source: string
  breach: FoundBreach
  facts: RadarFacts | undefined
  /** `undefined` where neither the source nor Radar knows it. */
  year: string | undefined
  /** `undefined` where neither says so. */
  isSensitive: boolean | undefined
}

/** Of two sources that disagree the first is believed, and gives the name. Others, which are imported leaks, come before. */
const precedence = ['haveibeenpwned', 'xposedornot', 'leakcheck']

/**
 * What several sources found, by their slugs, as one entry a breach, latest first. The order of the sources and of what
 * each found does not matter.
 *
 * Findings are one breach where their names or titles come to the same (see `foldedNames`) and their years do not
 * differ. One without a date belongs to the only year there is; where there are several it is an entry of its own.
 *
 * Radar is believed before every source. Of the sources each field is that of the first one that has it, in the order
 * imported leaks, Have I Been Pwned, XposedOrNot, LeakCheck; but data classes are those of all sources, the date is the
 * most exact one, and a breach is verified, sensitive or a stealer log where any source says so.
 */
export function mergeBreaches(
  found: Iterable<readonly [source: string, breaches: readonly FoundBreach[]]>,
  { radar, sensitive = false }: MergeOptions = {},
): BreachedAccount[] {
  const findings = [...found].flatMap(([source, breaches]) => breaches.map(breach => toFinding(source, breach, radar)))
  return groupByName(findings)
    .flatMap(named => splitByYear(named).filter(group => sensitive || !isSensitive(group, named)))
    .map(group => toAccount(group.toSorted(byPrecedence)))
    .toSorted((a, b) => compare(b.breachDate ?? '', a.breachDate ?? '') || compare(a.name, b.name))
}

function toFinding(source: string, breach: FoundBreach, radar: MergeOptions['radar']): Finding {
  const own = partialDate(breach.breachDate)?.slice(0, 4)
  const known = radar?.(breach.name) ?? (breach.title ? radar?.(breach.title) : undefined)
  const year = partialDate(known?.breachDate)?.slice(0, 4)
  // Of another year is another breach of that name: of these facts only a warning counts.
  const facts = own !== undefined && year !== undefined && own !== year ? undefined : known
  const isSensitive = known?.isSensitive === true || (breach.isSensitive ?? facts?.isSensitive)
  return {
    source,
    breach,
    facts,
    year: own ?? year,
    isSensitive,
  }
}

const compare = (a: string, b: string): number => a < b ? -1 : a > b ? 1 : 0
const byPrecedence = (a: Finding, b: Finding): number =>
  precedence.indexOf(a.source) - precedence.indexOf(b.source) || compare(a.source, b.source)
  || compare(a.breach.name, b.breach.name) || compare(JSON.stringify(a.breach), JSON.stringify(b.breach))

/** Groups of findings whose names come to the same, also by way of a third one. */
function groupByName(findings: readonly Finding[]): Finding[][] {
  let groups: Array<{ names: ReadonlySet<string>, findings: Finding[] }> = []
  for (const finding of findings) {
    const { name, title } = finding.breach
    const own = new Set([name, title, finding.facts?.name].flatMap(one => one ? foldedNames(one) : []))
    const { same = [], other = [] } = Object.groupBy(
      groups,
      ({ names }) => names.isDisjointFrom(own) ? 'other' : 'same',
    )
    const names = same.reduce((all, group) => all.union(group.names), own)
    groups = [...other, { names, findings: [...same.flatMap(group => group.findings), finding] }]
  }
  return groups.map(group => group.findings)
}

function splitByYear(group: Finding[]): Finding[][] {
  const years = Map.groupBy(group, ({ year }) => year)
  return years.size === 2 && years.has(undefined) ? [group] : [...years.values()]
}

/** Where nobody says it of a breach, it is as sensitive as one of another year with that name: it is the same service. */
function isSensitive(group: readonly Finding[], named: readonly Finding[]): boolean {
  const said = anyOf(group.map(finding => finding.isSensitive))
  return said ?? named.some(finding => finding.isSensitive)
}

/** `group` by precedence. */
function toAccount(group: readonly Finding[]): BreachedAccount {
  const facts = group.find(finding => finding.facts)?.facts ?? {}
  const breaches = group.map(({ breach }) => breach)
  const first = <Key extends 'title' | 'domain' | 'pwnCount'>(key: Key) =>
    facts[key] || breaches.find(breach => breach[key])?.[key]
  const any = (key: 'isVerified' | 'isStealerLog') => facts[key] ?? anyOf(breaches.map(breach => breach[key]))
  const dataClasses = facts.dataClasses?.length
    ? facts.dataClasses
    : breaches.flatMap(breach => breach.dataClasses ?? [])
  return {
    name: facts.name || breaches[0]!.name,
    ...withoutUndefined({
      title: first('title'),
      domain: first('domain'),
      breachDate: partialDate(facts.breachDate) ?? mostPreciseDate(breaches),
      dataClasses: dataClasses.length > 0 ? distinct(dataClasses) : undefined,
      severity: facts.severity,
      isStealerLog: any('isStealerLog'),
      isVerified: any('isVerified'),
      pwnCount: first('pwnCount'),
    }),
    sources: [...new Set(group.map(({ source }) => source))],
  }
}

function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}

const anyOf = (flags: ReadonlyArray<boolean | undefined>): boolean | undefined =>
  flags.includes(true) ? true : flags.includes(false) ? false : undefined

/** The longest date says most; of those that say as much the first. */
const mostPreciseDate = (breaches: readonly FoundBreach[]): string | undefined =>
  breaches.flatMap(({ breachDate }) => partialDate(breachDate) ?? []).toSorted((a, b) => b.length - a.length)[0]

/** Each once, whatever its case, as it is spelled first. */
function distinct(words: readonly string[]): string[] {
  const spellings = new Map<string, string>()
  for (const word of words) if (!spellings.has(word.toLowerCase())) spellings.set(word.toLowerCase(), word)
  return [...spellings.values()]
}
