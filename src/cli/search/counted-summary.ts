import { summaryGroups, type EndedTask, type Label, type SummaryGroup } from './summary.ts'

/** Maximum numbers of names in a line, and of lines with one label. */
const maxNames = 5
const maxReasons = 3

const onSites: ReadonlySet<Label> = new Set(['absent', 'unknown'])

/**
 * Returns the lines of a summary that counts: how many sites have findings, and how many sources have none, by reason.
 * A few sources are named.
 * @param sites number of sites or sources with a finding
 */
export function countedSummary(
  all: ReadonlyArray<EndedTask['task']>, ended: readonly EndedTask[], sites: number,
): Array<[Label, string]> {
  const groups = summaryGroups(all, ended).filter(({ label }) => label !== 'found' && label !== 'account')
  const noun = all.some(({ kind }) => kind === 'account') ? 'site' : 'source'
  return [
    ...sites > 0 ? [['found', `${sites} ${sites === 1 ? noun : `${noun}s`}`] satisfies [Label, string]] : [],
    ...Map.groupBy(groups, ({ label }) => label).entries().flatMap(([label, same]) =>
      linesOf(label, same).map((text): [Label, string] => [label, text])),
  ]
}

/** Returns a line for each of the most frequent reasons, and one for all others. */
function linesOf(label: Label, groups: readonly SummaryGroup[]): string[] {
  const sorted = groups.toSorted((one, other) => other.names.length - one.names.length)
  const own = sorted.length > maxReasons ? sorted.slice(0, maxReasons - 1) : sorted
  const others = sorted.slice(own.length).reduce((sum, { names }) => sum + names.length, 0)
  return [
    ...own.map(({ names, reason }) => `${namesText(label, names)}${reason === '' ? '' : `: ${reason}`}`),
    ...others > 0 ? [`${others} for ${sorted.length - own.length} other reasons`] : [],
  ]
}

const namesText = (label: Label, names: readonly string[]): string =>
  names.length <= maxNames ? names.join(', ') : `${names.length} ${onSites.has(label) ? 'sites' : 'sources'}`
