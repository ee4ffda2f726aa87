import type { Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import type { AccountCheck } from '../../sources/registered/account-check.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { nameFaults } from '../catalogue/name-faults.ts'
import type { SearchOptions, SearchRequest, Task } from './task.ts'

/** An account check that a search can choose. */
export interface AccountChoice {
  task: Task
  tags: readonly string[]
  /** Name of the pack that the check comes from. `undefined` for a built-in check. */
  pack: string | undefined
  /** As in `AccountCheck`. */
  scope?: AccountCheck['scope']
}

type Mode = SearchOptions['features']['registered_accounts']
type Lists = Partial<Record<'sites' | 'tags' | 'packs', ReadonlyArray<string | undefined> | undefined>>

/** Returns the mode of the account checks of a request, after the defaults are applied. */
export function accountsMode({ query, features }: Draft<SearchRequest>): Mode {
  const isDefault = query?.type === 'Email Address' || features?.account_checks !== undefined
  return features?.registered_accounts ?? (isDefault ? 'include' : 'exclude')
}

/**
 * Chooses the account checks of a request. Returns none if the request runs no account checks. A check that is for
 * other addresses than `observable` is not part of the search.
 */
export function chooseAccounts(
  { query, features }: Draft<SearchRequest>, checksFor: (type: QueryType) => readonly AccountChoice[],
  observable = query?.value ?? '',
): { tasks: readonly Task[], faults: readonly Fault[] } {
  const type = query?.type
  const lists: Lists | undefined = features?.account_checks
  const path = 'features.account_checks'
  if (type === undefined) return { tasks: [], faults: [] }
  if (accountsMode({ query, features }) === 'exclude') {
    const fault = { path, message: 'cannot be combined with registered_accounts "exclude"' }
    return { tasks: [], faults: lists ? [fault] : [] }
  }
  const ofType = checksFor(type)
  const all = ofType.filter(({ scope }) => scope?.includes(observable) ?? true)
  if (!lists) return { tasks: all.map(({ task }) => task), faults: [] }
  const valuesOf = {
    sites: ({ task }: AccountChoice) => [task.slug],
    tags: ({ tags }: AccountChoice) => tags,
    packs: ({ pack }: AccountChoice) => pack === undefined ? [] : [pack],
  }
  const nouns = { sites: 'slug', tags: 'tag', packs: 'pack' } as const
  const faults: Fault[] = []
  let chosen = all
  for (const list of ['sites', 'tags', 'packs'] as const) {
    const wanted = lists[list]
    if (!wanted?.length) continue // an empty list has a fault of its own
    faults.push(...nameFaults({
      wanted,
      known: new Set(ofType.flatMap(valuesOf[list])),
      path: `${path}.${list}`,
      noun: `account check for ${type}`,
      nameNoun: nouns[list],
      ...list === 'sites' && { listedBy: 'GET /account-checks' },
    }))
    chosen = chosen.filter(choice => valuesOf[list](choice).some(value => wanted.includes(value)))
  }
  if (faults.length === 0 && chosen.length === 0) {
    const message = ofType.length === 0 ? `no account check supports ${type}`
      : 'no account check has all of these, and is for this value'
    faults.push({ path, message })
  }
  return { tasks: chosen.map(({ task }) => task), faults }
}
