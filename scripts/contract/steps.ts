import type { components } from '../../generated/api.ts'
import type { SentEvent } from './events.ts'
import type { Answer } from './http.ts'

export interface Asked {
  id?: string
  other?: string
  source?: string
  query?: string
  headers?: Record<string, string>
  body?: unknown
}

type Schemas = components['schemas']

/** Types of the successful answers that the stories read, by operation. */
export interface Bodies {
  cancelSearch: Schemas['SearchState']
  compareSearches: Schemas['SearchComparison']
  createInvestigation: Schemas['InvestigationCreated']
  createSearch: Schemas['SearchCreated']
  createWatch: Schemas['WatchState']
  getSearch: Schemas['SearchState']
  getSearchLeaks: Schemas['SearchLeaks']
  getUsage: Schemas['Usage']
  listBreaches: Schemas['BreachList']
  rerunSearch: Schemas['SearchCreated']
  retrySearch: Schemas['SearchCreated']
  updateWatch: Schemas['WatchState']
}

export interface Reply<Body> {
  answer: Answer
  /** The parsed body. It has this type only if the status is 2xx and the answer matches the document. */
  body: Body
  events: SentEvent[]
  fail(what: string): void
  isRefused: boolean
}

/** Sends the requests of a story. */
export interface Steps {
  ask<Id extends string>(
    operation: Id,
    asked: Asked,
    statuses: number[],
    headers?: string[],
  ): Promise<Reply<Id extends keyof Bodies ? Bodies[Id] : unknown>>
}
