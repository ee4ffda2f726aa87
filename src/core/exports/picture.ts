import type { components } from '../../../generated/api.ts'
import type { ObservedTask } from '../observables/facts.ts'
import type { Marks } from '../marks/marks.ts'
import { describePerson } from '../profile/persons.ts'
import { mergeSearch } from '../profile/profile.ts'
import type { ExportRow, RowOf } from './rows.ts'

type Schemas = components['schemas']

/** A person of the merged picture: accounts that belong together, and what they state. */
export interface PersonOverview {
  accounts: Array<Pick<Schemas['PersonAccount'], 'id' | 'url'>>
  /** Number of accounts that the list does not have. */
  moreAccounts: number
  /** In percent. */
  confidence: number
  /** Why the accounts belong together. */
  reasons: string[]
  /** The strongest first. */
  facts: Array<Pick<Schemas['Observable'], 'type' | 'value'>>
  /** Values that cannot all be true. */
  contradictions: string[][]
}

/** Maximum number of persons of a search, and of accounts and facts of a person. */
const most = { persons: 5, accounts: 20, facts: 12 }

/** Types of facts that describe a person. Addresses of pages and pictures are in the tables. */
const told: ReadonlySet<string> = new Set([
  'Name', 'Email Address', 'Phone Number', 'Location', 'Organisation', 'Pseudonym', 'Domain Name', 'Cryptocurrency',
])

/**
 * Collects the cards and accounts of a search, and merges them as `GET /search/{id}/profile` does.
 * @param marked marks on findings of the search
 */
export function createPicture(query: RowOf<'search'>['query'], marked: readonly Schemas['SearchMark'][] = []) {
  const marks: Marks = new Map(marked.map(({ id, mark }) => [id, mark]))
  const tasks: ObservedTask[] = []
  return {
    read(row: ExportRow): void {
      if (row.kind === 'finding') {
        const { slug, name } = row.source
        const kind = row.source.kind === 'provider' ? 'provider' : 'module'
        tasks.push({ kind, slug, name, outcome: { results: [{ [row.card]: { items: row.items } }] } })
      } else if (row.kind === 'account' && row.url !== null) {
        const { slug, name } = row.source
        tasks.push({ kind: 'account', slug, name, outcome: { results: [{ status: 'registered', url: row.url }] } })
      }
    },

    /** Returns the persons with several accounts, those with the most accounts first. */
    async persons(): Promise<PersonOverview[]> {
      const { groups } = await mergeSearch(query, tasks, marks)
      const joined = groups.filter(({ accounts }) => accounts.length > 1).slice(0, most.persons)
      const persons: PersonOverview[] = []
      for (const group of joined) persons.push(personOverview(await describePerson(query, group)))
      return persons
    },
  }
}

const personOverview = (
  { accounts, confidence, claims, observables, contradictions }: Schemas['Person'],
): PersonOverview => ({
  accounts: accounts.slice(0, most.accounts).map(({ id, url }) => ({ id, url })),
  moreAccounts: Math.max(0, accounts.length - most.accounts),
  confidence: confidence ?? 0,
  reasons: [...new Set(claims.flatMap(({ reasons }) => reasons.map(({ reason }) => reason.replaceAll('_', ' '))))],
  facts: observables.filter(({ type }) => told.has(type)).slice(0, most.facts)
    .map(({ type, value }) => ({ type, value })),
  contradictions: contradictions.map(({ values }) => values.map(({ value }) => value)),
})
