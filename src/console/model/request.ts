import type { InvestigationRequest, SearchRequest } from './client.ts'
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
  /** As typed: words separated by commas. */
  labels: string
  /** Name of the search or of the investigation, such as a case. */
  reference: string
  /** Address that gets a message at the end, and the secret that signs it. Empty: none. */
  webhook: { url: string, secret: string }
  /** Options of an investigation: steps that it follows what it finds, and its limits. */
  investigation: {
    depth: number
    /** Largest number of searches. */
    searches: number | undefined
    /** Largest number of core searches that it may cost. */
    budget: number | undefined
  }
}

export const firstChoice: Choice = {
  isTemporary: false,
  sources: 'usual',
  modules: new Set(),
  accounts: undefined,
  breaches: undefined,
  leaks: false,
  labels: '',
  reference: '',
  webhook: { url: '', secret: '' },
  investigation: { depth: 0, searches: undefined, budget: undefined },
}

type Parts = Pick<Choice, 'sources' | 'accounts' | 'breaches' | 'leaks'>

/** Choices of sources in one click: the presets of the command `search` in a terminal. */
export const presets = {
  quick: {
    sources: 'usual',
    accounts: undefined,
    breaches: undefined,
    leaks: false,
  },
  usual: {
    sources: 'usual',
    accounts: true,
    breaches: undefined,
    leaks: false,
  },
  everything: {
    sources: 'all',
    accounts: true,
    breaches: undefined,
    leaks: true,
  },
} as const satisfies Record<string, Parts>

/** Returns the name of the preset with the same parts as a choice, or `undefined`. */
export const presetOf = (choice: Parts): keyof typeof presets | undefined =>
  (Object.keys(presets) as Array<keyof typeof presets>).find(name =>
    (Object.keys(presets[name]) as Array<keyof Parts>).every(part => choice[part] === presets[name][part]))

export const requestOf = (query: { type: QueryType, value: string }, choice: Choice): SearchRequest => ({
  query,
  ...chosenOf(choice),
  ...optionsOf(choice),
  ...referenceOf(choice),
  ...!choice.isTemporary && deliveryOf(choice),
})

/** @param canChoose whether all values have one type and are not followed, so that sources can be chosen one by one */
export const investigationOf = (
  observables: InvestigationRequest['observables'],
  choice: Choice,
  canChoose: boolean,
): InvestigationRequest => {
  const { depth, searches, budget } = choice.investigation
  return {
    observables,
    ...canChoose && chosenOf(choice),
    ...optionsOf(choice),
    ...depth > 0 && { follow: { depth, ...searches !== undefined && { max_searches: searches } } },
    ...budget !== undefined && { budget },
    ...referenceOf(choice),
    ...deliveryOf(choice),
  }
}

function chosenOf({ sources, modules }: Choice): Pick<SearchRequest, 'modules'> {
  if (sources !== 'chosen') return {}
  return { modules: modules.size === 0 ? { mode: 'none' } : { mode: 'selected', ids: [...modules] } }
}

function deliveryOf({ webhook: { url, secret } }: Choice): Pick<SearchRequest, 'delivery'> {
  if (url.trim() === '') return {}
  return { delivery: { webhook: { url: url.trim(), ...secret !== '' && { secret } } } }
}

const referenceOf = ({ reference }: Choice) => ({ ...reference.trim() !== '' && { reference: reference.trim() } })

/** Returns the labels that a person typed, separated by commas. */
export const labelsOf = (text: string): string[] =>
  [...new Set(text.split(',').map(label => label.trim()).filter(label => label !== ''))]

const optionsOf = ({ sources, accounts, breaches, leaks, labels }: Choice) => ({
  ...sources === 'all' && { modules: { mode: 'all' as const } },
  ...leaks && { leaks: { mode: 'all' as const } },
  ...(accounts !== undefined || breaches !== undefined) && {
    features: {
      ...accounts !== undefined && { registered_accounts: accounts ? 'include' as const : 'exclude' as const },
      ...breaches !== undefined && { breached_accounts: breaches },
    },
  },
  ...labelsOf(labels).length > 0 && { labels: labelsOf(labels) },
})
