import type { InvestigationRequest, SearchRequest } from '../client.ts'
import type { QueryType } from './kinds.ts'

/** The choice of a person, beside the value. */
export interface Choice {
  isTemporary: boolean
  /** The usual sources, all of them, or those in `modules`. */
  sources: 'usual' | 'all' | 'chosen'
  /** Ids of the chosen modules. */
  modules: ReadonlySet<string>
  /** `undefined`: as the type has it by default. */
  accounts: boolean | undefined
  breaches: boolean | undefined
  leaks: boolean
  labels: readonly string[]
  /** Steps that an investigation follows what it finds, and its largest number of searches. */
  follow: { depth: number, searches: number | undefined }
}

export const firstChoice: Choice = {
  isTemporary: false,
  sources: 'usual',
  modules: new Set(),
  accounts: undefined,
  breaches: undefined,
  leaks: false,
  labels: [],
  follow: { depth: 0, searches: undefined },
}

export const requestOf = (query: { type: QueryType, value: string }, choice: Choice): SearchRequest => ({
  query,
  ...choice.sources === 'chosen' &&
    { modules: choice.modules.size === 0 ? { mode: 'none' } : { mode: 'selected', ids: [...choice.modules] } },
  ...optionsOf(choice),
})

export const investigationOf = (
  observables: InvestigationRequest['observables'],
  choice: Choice,
): InvestigationRequest => ({
  observables,
  ...optionsOf(choice),
  ...choice.follow.depth > 0 && {
    follow: {
      depth: choice.follow.depth,
      ...choice.follow.searches !== undefined && { max_searches: choice.follow.searches },
    },
  },
})

const optionsOf = ({ sources, accounts, breaches, leaks, labels }: Choice) => ({
  ...sources === 'all' && { modules: { mode: 'all' as const } },
  ...leaks && { leaks: { mode: 'all' as const } },
  ...(accounts !== undefined || breaches !== undefined) && {
    features: {
      ...accounts !== undefined && { registered_accounts: accounts ? 'include' as const : 'exclude' as const },
      ...breaches !== undefined && { breached_accounts: breaches },
    },
  },
  ...labels.length > 0 && { labels: [...labels] },
})
