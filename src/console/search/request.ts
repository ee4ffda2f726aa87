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
  /** Options of an investigation: steps that it follows what it finds, its limits, and its name. */
  investigation: {
    depth: number
    /** Largest number of searches. */
    searches: number | undefined
    /** Largest number of core searches that it may cost. */
    budget: number | undefined
    reference: string
  }
}

export const firstChoice: Choice = {
  isTemporary: false,
  sources: 'usual',
  modules: new Set(),
  accounts: undefined,
  breaches: undefined,
  leaks: false,
  labels: [],
  investigation: { depth: 0, searches: undefined, budget: undefined, reference: '' },
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
): InvestigationRequest => {
  const { depth, searches, budget, reference } = choice.investigation
  return {
    observables,
    ...optionsOf(choice),
    ...depth > 0 && { follow: { depth, ...searches !== undefined && { max_searches: searches } } },
    ...budget !== undefined && { budget },
    ...reference.trim() !== '' && { reference: reference.trim() },
  }
}

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
