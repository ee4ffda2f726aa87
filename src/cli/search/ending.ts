import { terminalSafe } from '../kit/text.ts'
import type { Counts } from '../../outcomes/counts.ts'
import { missingOf, searchStateOf, sentenceOf, toneOf } from '../../outcomes/sentences.ts'

/** Data of `search.finished`. */
export interface Finished {
  status: string
  error?: string
  error_code?: string
  execution_time_ms: number
  /** Left out by servers before they counted. */
  counts?: Counts
}

export const isCancelled = (finished: Finished | undefined): boolean => finished?.error_code === 'SEARCH_CANCELLED'

/** Colour and text of the end of a search. */
export type Ending = [color: 'red' | 'yellow' | 'green', text: string]

/** Colours of a terminal for the state of a search. */
const colors = { green: 'green', yellow: 'yellow', red: 'red', quiet: 'red' } as const

/**
 * Returns the status of a search, the sources without an answer, and their color. What was found follows in the line.
 * If no source answered, that replaces `completed`.
 */
export function endingOf(finished: Finished | undefined, counts: Counts | undefined): Ending {
  if (finished?.status !== 'completed') {
    return ['red', `failed (${terminalSafe(finished?.error ?? 'it ended early')})`]
  }
  const standing = { status: 'completed', error: { code: finished.error_code }, counts } as const
  const state = searchStateOf(standing)
  if (state === 'cancelled') return ['red', 'cancelled']
  if (state === 'unanswered' || state === 'unasked') return [colors[toneOf(state)], sentenceOf(standing)]
  const missing = counts === undefined ? '' : missingOf(counts)
  return [colors[toneOf(state)], missing === '' ? 'completed' : `completed, ${missing}`]
}
