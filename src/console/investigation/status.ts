import type { Investigation, InvestigationEntry } from '../model/client.ts'

export type EntryStatus = 'waiting' | 'running' | 'finished' | 'failed' | 'not_searched'

export const statusWords: Record<EntryStatus, string> = {
  waiting: 'waiting',
  running: 'searching',
  finished: 'searched',
  failed: 'failed',
  not_searched: 'not searched',
}

/** State of a value of an investigation, with that of its search. */
export function statusOf({ status, search }: Pick<InvestigationEntry, 'status' | 'search'>): EntryStatus {
  if (status === 'not_started') return 'not_searched'
  if (search === null || search.status === 'pending') return 'waiting'
  if (search.status === 'processing') return 'running'
  return search.status === 'error' ? 'failed' : 'finished'
}

/** Classes of the state of an investigation. One that stopped before it searched everything does not look finished. */
export const stateClassOf = ({ status, stopped }: Investigation): string => `state ${stopped ? 'stopped' : status}`
