import type { components } from '../../../generated/api.ts'
import { factsOf, type Fact, type ObservedTask } from '../../core/observables/facts.ts'
import { mergeFacts, type Merged } from '../../core/observables/merge.ts'
import { createReader } from '../../core/observables/read-fact.ts'
import { unclearDigits } from '../../core/observables/hexadecimal.ts'
import { lookAlike } from '../../core/observables/look-alike.ts'
import { guessType } from '../../core/observables/observable.ts'
import { claimBody } from '../../core/profile/claims.ts'
import { mergeSearch } from '../../core/profile/profile.ts'
import type { Group } from '../../core/profile/persons.ts'
import { cliSearchCommand } from '../../lib/cli-command.ts'
import { inSlices } from '../../lib/slices.ts'
import { queryTypes, type Query, type QueryType } from '../../sources/kit/source.ts'
import { shortTypes } from '../kit/query-type.ts'

type Events = components['schemas']
type Searchable = Merged & { type: QueryType }

/** Maximum number of observables displayed. `--json` prints the events `observable.found`. */
const maxShown = 5
/** Relations of names and addresses that many subjects share, which leads a search elsewhere. */
const sharedRelations: ReadonlySet<Merged['relation']> = new Set(['name_server', 'mail_server'])

/** Collects the observables of a search from its events, in order to offer further searches. */
export function createAlsoFound(query: Query) {
  const tasks: ObservedTask[] = []
  return {
    read({ event, data }: { event: string, data: Record<string, unknown> }): void {
      if (event === 'module.result') {
        const { module: { name, slug = name }, card } = data as unknown as Events['ModuleResultData']
        tasks.push({ kind: 'module', slug, name, outcome: { results: [card] } })
      }
      if (event === 'registered_accounts' && data['status'] === 'registered') {
        const { module: { name } } = data as unknown as Events['RegisteredAccountsData']
        tasks.push({ kind: 'account', slug: name, name, outcome: { results: [data] } })
      }
    },

    /**
     * Returns the groups of accounts of which the search shows that they belong to one person. Returns none for an
     * e-mail address, whose accounts all belong to its holder.
     */
    async persons(): Promise<Group[]> {
      if (query.type === 'Email Address') return []
      return (await mergeSearch(query, tasks)).groups.filter(({ accounts }) => accounts.length > 1)
    },

    /** Returns the strongest observables that can be searched. What is only computed from the value is left out. */
    async strongest(): Promise<Searchable[]> {
      const reader = createReader()
      const facts: Fact[] = []
      for (const task of tasks) facts.push(...await inSlices(factsOf(query, task, { reader })))
      const isUseful = ({ relation, cards }: Merged) =>
        !sharedRelations.has(relation) && cards.some(({ basis }) => basis !== 'derived')
      return (await inSlices(mergeFacts(facts))).filter(isSearchable).filter(isUseful).slice(0, maxShown)
    },
  }
}

const isSearchable = (one: Merged): one is Searchable => queryTypes.some(type => type === one.type)

/**
 * Returns the command that searches an observable, on a server if its URL is given. It is safe to paste in a shell,
 * although the value comes from a source.
 */
export function searchCommandOf({ type, value }: Pick<Searchable, 'type' | 'value'>, server?: string): string {
  const isRefused = (type === 'Pseudonym' ? lookAlike(value) : unclearDigits(value)) !== undefined
  const isPlain = guessType(value) === type && !value.startsWith('-') && !isRefused
  const text = /^[\w@.:+-]+$/.test(value) ? value : `'${value.replaceAll(`'`, `'\\''`)}'`
  const there = server === undefined ? '' : `--server ${server} `
  const typed = `--type ${shortTypes[type]} ${value.startsWith('-') ? '-- ' : ''}${text}`
  return cliSearchCommand(there + (isPlain ? text : typed))
}

/** Returns the accounts of a person with the confidence in percent and the reasons. */
export function personText({ accounts, confidence, claims }: Group): string {
  const reasons = new Set(claims.flatMap(claim =>
    claimBody(claim).reasons.map(({ reason }) => reason.replaceAll('_', ' '))))
  return `${accounts.map(({ id }) => id).join(', ')} (${confidence} %: ${[...reasons].join(', ')})`
}
