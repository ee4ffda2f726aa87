import type { Counts, SourceState } from './counts.ts'
import { countOf, numberOf } from './words.ts'

/** How a source ended, in words. */
export const sourceWords: Readonly<Record<SourceState, string>> = {
  found: 'found',
  nothing: 'nothing',
  failed: 'could not answer',
  too_slow: 'too slow',
  unfinished: 'not finished',
  not_asked: 'not asked',
  waiting: 'waiting',
}

/** Verdicts of account checks, in words. */
export const verdictWords = {
  registered: 'registered',
  not_registered: 'not registered',
  unknown: sourceWords.failed,
  not_asked: sourceWords.not_asked,
} as const

/** How a search stands. `unanswered`: no source could answer, so nothing is known. `unasked`: there was none to ask. */
export type SearchState =
  'waiting' | 'running' | 'complete' | 'partial' | 'unanswered' | 'unasked' | 'cancelled' | 'failed'

/** Colour of a state. Green means that every source that was asked has answered. */
export type Tone = 'quiet' | 'green' | 'yellow' | 'red'

const tones: Readonly<Record<SearchState, Tone>> = {
  waiting: 'quiet',
  running: 'quiet',
  complete: 'green',
  partial: 'yellow',
  unanswered: 'red',
  unasked: 'yellow',
  cancelled: 'yellow',
  failed: 'red',
}

/** A search, as far as its state depends on it. */
export interface Standing {
  /** Status of a stored search or of its stream. */
  status: 'pending' | 'queued' | 'waiting' | 'processing' | 'running' | 'finished' | 'completed' | 'error' | 'failed'
  error?: { code?: string | undefined, message?: string | undefined } | null | undefined
  /** `undefined` if they are not known: of a search that ended before counts were stored. */
  counts: Counts | undefined
  durationMs?: number | undefined
}

export function searchStateOf({ status, error, counts }: Pick<Standing, 'status' | 'error' | 'counts'>): SearchState {
  switch (status) {
    case 'pending':
    case 'queued':
    case 'waiting': return 'waiting'
    case 'processing':
    case 'running': return 'running'
    case 'error':
    case 'failed': return 'failed'
  }
  if (error?.code === 'SEARCH_CANCELLED') return 'cancelled'
  if (counts === undefined) return error ? 'partial' : 'complete'
  if (counts.sources_asked === 0) return 'unasked'
  if (counts.sources_unanswered === 0) return 'complete'
  return isNothingKnown(counts) ? 'unanswered' : 'partial'
}

/** Returns whether nothing is known: no source has answered. Only an answer can mean that there is nothing to find. */
const isNothingKnown = (counts: Counts): boolean =>
  counts.sources_unanswered === counts.sources_asked && findsOf(counts) === ''

export const toneOf = (state: SearchState): Tone => tones[state]

/** Reasons of an early end. */
const endWords: Readonly<Record<string, string>> = {
  SEARCH_TIME_LIMIT_EXCEEDED: 'Failed: the sources took longer than the server allows',
  NO_ELIGIBLE_RUNNER: 'Failed: the server had no free worker',
}

/** Returns what was found: `5 accounts, 2 breaches (worst: high), 1 leak record, 3 findings`. Empty if nothing was. */
export const findsOf = (counts: Counts): string => findPartsOf(counts).join(', ')

/** Returns how many records a leak source has. Those that only name a breach are no leak records. */
export const recordsOf = (records: number, namesOnly: boolean): string => namesOnly
  ? `${countOf(records, 'entry', 'entries')}, which only name breaches`
  : countOf(records, 'record')

/** The same, or `nothing found` if sources have answered without a find. Empty if nothing is known. */
export const findsOrNothing = (counts: Counts, separator = ', '): string =>
  isNothingKnown(counts) ? '' : findPartsOf(counts).join(separator) || 'nothing found'

/** The parts of what was found, for a row. */
export const findPartsOf = ({ accounts, breaches, leak_records: records, findings, worst_severity: worst }: Counts) => [
  ...accounts > 0 ? [countOf(accounts, 'account')] : [],
  ...breaches > 0 ? [countOf(breaches, 'breach', 'breaches') + (worst === null ? '' : ` (worst: ${worst})`)] : [],
  ...records > 0 ? [countOf(records, 'leak record')] : [],
  ...findings > 0 ? [countOf(findings, 'finding')] : [],
]

/** Returns how many of the asked sources have no answer: `2 of 14 sources could not answer`. Empty if all have one. */
export function missingOf(
  { sources_asked: asked, sources_unanswered: unanswered, sources_unfinished: unfinished }: Counts,
): string {
  const failed = unanswered - unfinished
  return [
    ...failed > 0 ? [`${numberOf(failed)} of ${countOf(asked, 'source')} ${sourceWords.failed}`] : [],
    ...unfinished > 0
      ? [`${numberOf(unfinished)} ${failed > 0 ? 'more ' : `of ${countOf(asked, 'source')} `}${
        unfinished === 1 ? 'has' : 'have'} not finished`]
      : [],
  ].join(', ')
}

/** Returns how many sources were not asked: `3 were not asked`. Empty if all were. */
export const notAskedOf = ({ sources_not_asked: count }: Pick<Counts, 'sources_not_asked'>): string =>
  count === 0 ? '' : `${numberOf(count)} ${count === 1 ? 'was' : 'were'} ${sourceWords.not_asked}`

/** Returns how many sources were asked: `28 sources asked, 2 not asked`, or `5 of 28 sources ended` until all have. */
export function askedOf({ sources_asked: asked, sources_unfinished: unfinished, sources_not_asked: left }: Counts) {
  const sources = unfinished > 0 ? `${numberOf(asked - unfinished)} of ${countOf(asked, 'source')} ended`
    : `${countOf(asked, 'source')} asked`
  return [sources, ...left > 0 ? [`${numberOf(left)} ${sourceWords.not_asked}`] : []].join(', ')
}

/** Returns the sentence about a search without an answer: its sources could not answer, or had not finished. */
function nothingKnown(counts: Counts): string {
  const { sources_asked: asked, sources_unfinished: unfinished } = counts
  if (unfinished > 0) return `${missingOf(counts)}, so nothing is known`
  return asked === 1 ? 'The source could not answer, so nothing is known'
    : `None of ${countOf(asked, 'source')} could answer, so nothing is known`
}

/** Returns the sentence about how far a search is, or how it ended. */
export function sentenceOf(standing: Standing): string {
  const { error, counts, durationMs } = standing
  const state = searchStateOf(standing)
  const finds = counts === undefined ? '' : findsOf(counts)
  switch (state) {
    case 'waiting': return 'Waiting for a free place …'
    case 'running': return counts === undefined ? 'Searching …' : `Searching … ${finds || 'nothing'} so far`
    case 'unanswered': return nothingKnown(counts!)
    case 'unasked': return 'No source was asked, so nothing is known'
    case 'cancelled':
    case 'failed': {
      const words = state === 'cancelled'
        ? 'The search was cancelled'
        : endWords[error?.code ?? ''] ?? `Failed: ${error?.message ?? error?.code ?? 'for an unknown reason'}`
      return finds === '' ? words : `${words}; found until then: ${finds}`
    }
    default: {
      if (counts === undefined) return `Completed${tookOf(durationMs)}${error?.message ? `: ${error.message}` : ''}`
      const missing = missingOf(counts)
      return `Completed${tookOf(durationMs)}: ${findsOrNothing(counts)}${missing === '' ? '' : `; ${missing}`}`
    }
  }
}

/** The same for a row of a list: what was found, and what is missing. */
export function rowOf(standing: Standing): string {
  const { counts } = standing
  const state = searchStateOf(standing)
  if (counts === undefined || state === 'unanswered' || state === 'unasked') return sentenceOf(standing)
  if (state === 'waiting' || state === 'running') return findPartsOf(counts).join(' · ')
  const missing = state === 'cancelled' ? '' : missingOf(counts)
  const end = state === 'cancelled' || state === 'failed' ? state : ''
  return [end, findsOrNothing(counts, ' · '), missing].filter(text => text !== '').join(' · ')
}

/**
 * Returns what it means that a search has no findings: a source that could not answer has not said that there is
 * nothing.
 */
export function withoutFindingsOf(standing: Standing & { counts: Counts }): string {
  const { counts } = standing
  const state = searchStateOf(standing)
  const missing = missingOf(counts)
  if (counts.sources_asked === 0) return 'No source was asked.'
  if (isNothingKnown(counts)) {
    const reason = state === 'cancelled' ? 'It was cancelled before a source answered' : missing
    return `${reason}, so nothing is known about the value.`
  }
  const nothing = findsOf(counts) === '' ? 'Nothing was found' : 'Nothing else was found'
  if (state === 'cancelled') return `${nothing} before it was cancelled.`
  return missing === ''
    ? `${nothing}. ${countOf(counts.sources_asked, 'source has', 'sources have')} answered.`
    : `${nothing}, but ${missing}.`
}

/** Sums up a search, or several, in whole sentences for a report. */
export function reportOf(counts: Counts, { searches, finished }: { searches: number, finished: boolean }): string {
  const standing = { status: finished ? 'finished' : 'running', counts } as const
  const state = searchStateOf(standing)
  const place = searches > 1 ? ` in ${countOf(searches, 'search', 'searches')}` : ''
  const isUnknown = isNothingKnown(counts)
  const found = isUnknown ? `${finished ? sentenceOf(standing) : 'Nothing is known so far'}${place}`
    : findsOf(counts) === '' ? `Nothing was found${place}` : `Found${place}: ${findsOf(counts)}`
  const missing = state === 'unanswered' ? '' : missingOf(counts)
  const answers = missing === '' && !isUnknown ? `${countOf(counts.sources_asked, 'source')} answered` : missing
  const rest = [answers, notAskedOf(counts)].filter(text => text !== '').join('; ')
  return rest === '' ? `${found}.` : `${found}. ${rest[0]!.toUpperCase()}${rest.slice(1)}.`
}

const tookOf = (ms: number | undefined): string => ms === undefined ? '' : ` in ${durationOf(ms)}`

/** Writes a duration: `0.4 s`, `12 s`, `3 min`, `4 h`. */
export function durationOf(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`
  if (ms < 120_000) return `${Math.round(ms / 1000)} s`
  return ms < 7_200_000 ? `${Math.round(ms / 60_000)} min` : `${Math.round(ms / 3_600_000)} h`
}
