import { compareTexts } from '../../../lib/compare.ts'
import type { FoundBreach } from './breach-source.ts'
import { foldedNames } from './breach-name.ts'
import { partialDate } from './dates.ts'

/** Facts that Radar has about a breach. An empty text counts as missing. */
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

/** One breach, merged from all sources that report it. */
export interface BreachedAccount {
  name: string
  title?: string
  domain?: string
  /** `YYYY-MM-DD`. `YYYY-MM` or `YYYY` if no source has an exact date. */
  breachDate?: string
  dataClasses?: string[]
  severity?: NonNullable<RadarFacts['severity']>
  isStealerLog?: boolean
  isVerified?: boolean
  pwnCount?: number
  /** Slugs of the sources that report the breach. */
  sources: string[]
}

/** A breach with the forms of its name and of its title (see `foldedNames`). */
export interface NamedBreach {
  breach: FoundBreach
  nameForms: readonly string[]
  titleForms: readonly string[]
}

/** Adds the forms of its names to a breach. Pause between many breaches, because folding takes time. */
export const toNamed = (breach: FoundBreach): NamedBreach => ({
  breach,
  nameForms: foldedNames(breach.name),
  titleForms: breach.title ? foldedNames(breach.title) : [],
})

interface MergeOptions {
  /** Finds the facts of a breach in Radar by the forms of the name that a source uses. */
  radar?: (forms: readonly string[]) => RadarFacts | undefined
  /** `true` to include sensitive breaches. Default: they are left out. */
  sensitive?: boolean
}

interface Finding {
  source: string
  breach: FoundBreach
  /** Forms of its name, of its title and of its name in Radar. */
  forms: readonly string[]
  facts: RadarFacts | undefined
  /** Year of the breach. `undefined` if both the source and Radar lack it. */
  year: string | undefined
  /** `undefined` if both the source and Radar lack the information. */
  isSensitive: boolean | undefined
}

/** Sources by precedence. Facts of an earlier source have priority. Imported leaks come before all of these. */
const precedence = ['haveibeenpwned', 'xposedornot', 'leakcheck']

/**
 * Merges the breaches that several sources found into one entry for each breach, latest first. `found` lists the
 * breaches by source slug. The order of the sources and of their breaches does not change the result.
 *
 * Two findings are the same breach if their names or titles share a form (see `foldedNames`) and their years do not
 * differ. A finding without a date joins the dated entry if there is only one. If there are several dated entries, the
 * finding becomes an entry of its own.
 *
 * Facts of Radar take precedence over all sources. If Radar lacks a fact, most fields come from the first source that
 * has them: imported leaks, Have I Been Pwned, XposedOrNot, LeakCheck. The other fields combine all sources: data
 * classes are the union, and the date is the most exact one. A breach is verified, sensitive or a stealer log if any
 * source reports it.
 */
export function mergeBreaches(
  found: Iterable<readonly [source: string, breaches: readonly NamedBreach[]]>,
  { radar, sensitive = false }: MergeOptions = {},
): BreachedAccount[] {
  const findings = [...found].flatMap(([source, breaches]) => breaches.map(named => toFinding(source, named, radar)))
  return groupByName(findings)
    .flatMap(named => splitByYear(named).filter(group => sensitive || !isSensitive(group, named)))
    .map(group => toAccount(group.toSorted(byPrecedence)))
    .toSorted((a, b) => compareTexts(b.breachDate ?? '', a.breachDate ?? '') || compareTexts(a.name, b.name))
}

function toFinding(
  source: string,
  { breach, nameForms, titleForms }: NamedBreach,
  radar: MergeOptions['radar'],
): Finding {
  const own = partialDate(breach.breachDate)?.slice(0, 4)
  const fromRadar = radar?.(nameForms) ?? radar?.(titleForms)
  const year = partialDate(fromRadar?.breachDate)?.slice(0, 4)
  // If the years differ, the breach in Radar is another breach with the same name, so its facts are not used. The
  // exception is `isSensitive`, as a precaution.
  const facts = own !== undefined && year !== undefined && own !== year ? undefined : fromRadar
  const isSensitive = fromRadar?.isSensitive === true || (breach.isSensitive ?? facts?.isSensitive)
  return {
    source,
    breach,
    forms: [...nameForms, ...titleForms, ...facts?.name ? foldedNames(facts.name) : []],
    facts,
    year: own ?? year,
    isSensitive,
  }
}

const byPrecedence = (a: Finding, b: Finding): number =>
  precedence.indexOf(a.source) - precedence.indexOf(b.source) || compareTexts(a.source, b.source)
  || compareTexts(a.breach.name, b.breach.name) || compareTexts(JSON.stringify(a.breach), JSON.stringify(b.breach))

/**
 * Groups findings whose names share a form (see `foldedNames`). Two findings without a shared form are also in one
 * group if each shares a form with the same third finding.
 */
function groupByName(findings: readonly Finding[]): Finding[][] {
  interface Group { forms: string[], findings: Finding[] }
  const groupOf = new Map<string, Group>()
  const groups = new Set<Group>()
  for (const finding of findings) {
    const { forms } = finding
    const same = [...new Set(forms.flatMap(form => groupOf.get(form) ?? []))]
    // The smaller groups join the largest one, so that each finding changes its group only a few times.
    const [target = { forms: [], findings: [] }, ...others] = same.sort((a, b) => b.forms.length - a.forms.length)
    for (const form of [...others.flatMap(group => group.forms), ...forms]) {
      if (groupOf.get(form) !== target) target.forms.push(form)
      groupOf.set(form, target)
    }
    target.findings.push(...others.flatMap(group => group.findings), finding)
    for (const group of others) groups.delete(group)
    groups.add(target)
  }
  return [...groups].map(group => group.findings)
}

function splitByYear(group: Finding[]): Finding[][] {
  const years = Map.groupBy(group, ({ year }) => year)
  return years.size === 2 && years.has(undefined) ? [group] : [...years.values()]
}

/**
 * Returns `true` if a finding of the group states that the breach is sensitive. If all findings of the group lack this
 * information, findings with the same name in other years decide, because they are about the same service.
 */
function isSensitive(group: readonly Finding[], named: readonly Finding[]): boolean {
  const stated = anyOf(group.map(finding => finding.isSensitive))
  return stated ?? named.some(finding => finding.isSensitive)
}

/** Builds the result for a group. The group must be sorted by precedence. */
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

/** Returns the longest date, which is the most exact one. If several are equally long, returns the first. */
const mostPreciseDate = (breaches: readonly FoundBreach[]): string | undefined =>
  breaches.flatMap(({ breachDate }) => partialDate(breachDate) ?? []).toSorted((a, b) => b.length - a.length)[0]

/** Removes words that differ only in case. Keeps the first spelling. */
function distinct(words: readonly string[]): string[] {
  const spellings = new Map<string, string>()
  for (const word of words) if (!spellings.has(word.toLowerCase())) spellings.set(word.toLowerCase(), word)
  return [...spellings.values()]
}
