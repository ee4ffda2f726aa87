import { missingOf, reportOf } from '../../outcomes/sentences.ts'
import { timeText } from './report-texts.ts'
import { noSummary } from './summary.ts'
import type { ExportReport, RowOf } from './rows.ts'

type Facts = ReadonlyArray<readonly [label: string, text: string]>

const subjects: Readonly<Record<ExportReport['about'], string>> = {
  search: 'Search',
  selection: 'Selection',
  investigation: 'Investigation',
  searches: 'Searches',
  profile: 'Merged picture',
  tool: 'Direct tool',
}

/** Returns the title of a report: what was searched. */
export function titleOf({ about, id, query, preview, reference }: ExportReport): string {
  if (query !== null) return `${query.type} ${query.value}`
  if (preview === null) return `${subjects[about]} ${reference ?? id}`
  const rest = preview.total - preview.observables.length
  return [preview.observables.map(({ value }) => value).join(', '), ...rest > 0 ? [`${rest} more`] : []].join(' and ')
}

export const unfinishedText = 'This report is unfinished: it was exported before everything had ended.'

export const sandboxText = 'This report was made in a sandbox: every result is invented.'

/** Returns the warnings that a report begins with. */
export const warningsOf = ({ finished, sandbox }: ExportReport): string[] =>
  [...sandbox ? [sandboxText] : [], ...finished ? [] : [unfinishedText]]

/** Sums up in words what was found, and how many sources have no answer. */
export function summaryText({ summary, finished }: Pick<ExportReport, 'summary' | 'finished'>): string {
  const { searches, ...counts } = { ...noSummary, ...summary } // servers of earlier versions count less
  return reportOf(counts, { searches, finished })
}

/** Returns the facts about a report, without those that it does not have. */
export const reportFacts = (
  { about, id, reference, labels, created_at, completed_at, exported_at }: ExportReport,
): Facts => withText([
  [subjects[about], id],
  ['Reference', reference ?? ''],
  ['Labels', labels.join(', ')],
  ['Asked', timeText(created_at)],
  ['Ended', timeText(completed_at)],
  ['Exported', timeText(exported_at)],
  ['Time zone', 'UTC'],
])

/** Returns the facts about a search, without those that it does not have. */
export const searchFacts = (
  { search_id, status, error, complete, counts, reference, labels, created_at, completed_at }: RowOf<'search'>,
): Facts => withText([
  ['Search', search_id],
  ['Status', status],
  ['Complete', completeText(complete, counts)],
  ['Error', error === null || error.code === 'PARTIAL_FAILURE' ? '' : error.message], // the line before counts them
  ['Reference', reference ?? ''],
  ['Labels', labels.join(', ')],
  ['Asked', timeText(created_at)],
  ['Ended', timeText(completed_at)],
])

function completeText(complete: boolean, counts: RowOf<'search'>['counts']): string {
  if (complete) return counts?.sources_asked === 0 ? 'no source was asked' : 'yes'
  return `no: ${(counts && missingOf(counts)) || 'not every source has answered'}`
}

const withText = (facts: Facts): Facts => facts.filter(([, text]) => text !== '')

export const endText = (rows: number): string => `End of the report: ${rows} facts.`
