import type { SearchStatus } from '../../db/searches.ts'

/**
 * What is stored of a search's state, and what its stream calls it:
 *
 *   pending (queued) → processing (running) → finished (completed) | error (failed)
 *
 * No other transition exists, and none leaves a terminal state.
 */
export const isTerminal = (status: SearchStatus): boolean => status === 'finished' || status === 'error'

export const streamStatus = (status: 'finished' | 'error') => status === 'finished' ? 'completed' as const : 'failed' as const

export interface Ending {
  status: 'finished' | 'error'
  error: { code: string, message: string } | null
}

export const timeLimitExceeded: Ending = {
  status: 'error', error: { code: 'SEARCH_TIME_LIMIT_EXCEEDED', message: 'The search passed the time limit of this server' },
}

export const noRunner: Ending = {
  status: 'error', error: { code: 'NO_ELIGIBLE_RUNNER', message: 'No runner took the search' },
}

/** A search that ran is finished; where modules failed, the error counts them. */
export function ran(total: number, failed: number): Ending {
  if (failed === 0) return { status: 'finished', error: null }
  return { status: 'finished', error: { code: 'PARTIAL_FAILURE', message: `${failed} of ${total} modules failed` } }
}
