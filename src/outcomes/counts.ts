import { searchEndedCode } from './reasons.ts'

/*
 * The one place that counts what a search found and how its sources ended. The pages, the history, investigations,
 * reports, exports, the terminal and MCP show these numbers; none of them counts by itself.
 */

/** Kinds of sources, as the contract names them. */
export type SourceKind = 'module' | 'leak_source' | 'breach_sources' | 'account_check' | 'provider'

/** A source of a search, as far as it is counted. */
export interface CountedSource {
  kind: SourceKind
  slug: string
  /** `waiting`: it has not ended. */
  status: 'success' | 'no_results' | 'failed' | 'timeout' | 'skipped' | 'waiting'
  reason?: { code: string } | null | undefined
  /** Whether it only computes from the searched value. Default: `false`. */
  derived?: boolean | undefined
  /** Whether its records only name breaches, which `breaches` has. Default: `false`. */
  namesOnly?: boolean | undefined
  /** Number of its cards, breaches or leak records. 1 for an account check with the verdict `registered`. */
  found: number
}

export type Severity = 'low' | 'medium' | 'high' | 'critical'
export const severities: readonly Severity[] = ['low', 'medium', 'high', 'critical']

/** `SearchCounts` of the contract. */
export interface Counts {
  findings: number
  accounts: number
  breaches: number
  leak_records: number
  worst_severity: Severity | null
  sources_asked: number
  sources_unanswered: number
  sources_unfinished: number
  sources_not_asked: number
}

export const noCounts: Readonly<Counts> = {
  findings: 0,
  accounts: 0,
  breaches: 0,
  leak_records: 0,
  worst_severity: null,
  sources_asked: 0,
  sources_unanswered: 0,
  sources_unfinished: 0,
  sources_not_asked: 0,
}

/** How a source ended. `unfinished`: the search ended before it. `not_asked`: no request was sent. */
export type SourceState = 'found' | 'nothing' | 'failed' | 'too_slow' | 'unfinished' | 'not_asked' | 'waiting'

export function sourceStateOf({ status, reason }: Pick<CountedSource, 'status' | 'reason'>): SourceState {
  switch (status) {
    case 'success': return 'found'
    case 'no_results': return 'nothing'
    case 'timeout': return 'too_slow'
    case 'skipped': return reason?.code === searchEndedCode ? 'unfinished' : 'not_asked'
    default: return status
  }
}

const answers: ReadonlySet<SourceState> = new Set(['found', 'nothing'])
const noEnds: ReadonlySet<SourceState> = new Set(['unfinished', 'waiting'])

/** Returns whether a source has answered, with or without a find. */
export const hasAnswered = (source: Pick<CountedSource, 'status' | 'reason'>): boolean =>
  answers.has(sourceStateOf(source))

/** Returns whether a request was sent to a source. A source that only computes sends none. */
export const wasAsked = (source: Pick<CountedSource, 'status' | 'reason' | 'derived'>): boolean =>
  source.derived !== true && sourceStateOf(source) !== 'not_asked'

/**
 * Counts what a search found.
 * @param breaches the merged breaches of all its sources
 * @param leftOut number of parts of the request that did not run
 */
export function countSources(
  sources: Iterable<CountedSource>, breaches: ReadonlyArray<{ severity?: Severity | undefined }>, leftOut = 0,
): Counts {
  const all = [...sources]
  const sites = sitesWithAccount(all)
  const counts = {
    ...noCounts,
    accounts: sites.size,
    breaches: breaches.length,
    worst_severity: worstOf(breaches.map(({ severity }) => severity ?? null)),
    sources_not_asked: leftOut,
  }
  for (const source of all) {
    if (isFinding(source, sites)) counts.findings += source.found
    if (source.kind === 'leak_source' && source.namesOnly !== true) counts.leak_records += source.found
    if (source.derived === true) continue
    if (!wasAsked(source)) counts.sources_not_asked++
    else counts.sources_asked++
    if (!wasAsked(source) || hasAnswered(source)) continue
    counts.sources_unanswered++
    if (noEnds.has(sourceStateOf(source))) counts.sources_unfinished++
  }
  return counts
}

/** Slugs of the sites on which the value has an account. */
export const sitesWithAccount = (sources: Iterable<Pick<CountedSource, 'kind' | 'slug' | 'found'>>): Set<string> =>
  new Set([...sources].filter(({ kind, found }) => kind === 'account_check' && found > 0).map(({ slug }) => slug))

/** Returns whether cards of a source are findings: they are not computed, and no profile of a counted account. */
export const isFinding = (
  { kind, slug, derived }: Pick<CountedSource, 'kind' | 'slug' | 'derived'>, sites: ReadonlySet<string>,
): boolean => kind === 'provider' || (kind === 'module' && derived !== true && !sites.has(slug))

/** Adds the counts of several searches. */
export function addCounts(all: Iterable<Readonly<Counts>>): Counts {
  const sum = { ...noCounts }
  for (const { worst_severity: severity, ...numbers } of all) {
    for (const [name, value] of Object.entries(numbers) as Array<[keyof typeof numbers, number]>) sum[name] += value
    sum.worst_severity = worstOf([sum.worst_severity, severity])
  }
  return sum
}

const worstOf = (all: ReadonlyArray<Severity | null>): Severity | null =>
  severities.findLast(severity => all.includes(severity)) ?? null
