import type { SearchTask } from '../../db/search-tasks.ts'
import type { Fault } from '../../errors.ts'
import { mergeBreachLists } from '../../outcomes/breaches.ts'
import { breachesOf } from '../search/search-counts.ts'
import type { LeakEntry } from '../search/task.ts'

/** Parts of what a search found, as the parameter `select` names them. */
export interface Selection {
  /** The names, as the caller wrote them. */
  names: readonly string[]
  /** Keys of cards. */
  cards: ReadonlySet<string>
  /** Slugs of account checks. */
  accounts: ReadonlySet<string>
  /** Names of breaches. */
  breaches: ReadonlySet<string>
  /** Keys of leak records by page, by source. */
  records: ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>
}

/** Returns the parts that two selections have. */
export function inBoth(one: Selection, other: Selection): Selection {
  const names = new Set(other.names)
  return readSelection(one.names.filter(name => names.has(name)))
}

/** Reads names such as `card:github_001` and `leak:hudson-rock/1/hudson-rock_003`, whose pattern was checked. */
export function readSelection(names: readonly string[]): Selection {
  const ofKind = (kind: string) =>
    names.filter(name => name.startsWith(`${kind}:`)).map(name => name.slice(kind.length + 1))
  const records = new Map<string, Map<number, Set<string>>>()
  for (const name of ofKind('leak')) {
    const { source, page, key } = recordOf(name)
    const pages = records.get(source) ?? new Map<number, Set<string>>()
    records.set(source, pages.set(page, (pages.get(page) ?? new Set()).add(key)))
  }
  return {
    names,
    cards: new Set(ofKind('card')),
    accounts: new Set(ofKind('account')),
    breaches: new Set(ofKind('breach')),
    records,
  }
}

function recordOf(name: string): { source: string, page: number, key: string } {
  const [source = '', page = '', ...key] = name.split('/')
  return { source, page: Number(page), key: key.join('/') }
}

type Pages = (code: string, page: number) => Promise<readonly LeakEntry[] | undefined>

/** Returns a fault for each name of something that the search has not found. Reads each named page of records once. */
export async function selectionFaults(
  { names, records }: Selection, tasks: readonly SearchTask[], readPage: Pages,
): Promise<Fault[]> {
  const found = new Set([
    ...tasks.filter(isOf('module', 'provider')).flatMap(cardKeysOf).map(key => `card:${key}`),
    ...tasks.filter(isRegistered).map(({ slug }) => `account:${slug}`),
    ...breachesOf(tasks).map(({ name }) => `breach:${name}`),
  ])
  for (const [source, pages] of records) {
    const hasRecords = tasks.some(({ kind, slug, outcome }) =>
      kind === 'leak' && slug === source && (outcome?.count ?? 0) > 0)
    for (const page of hasRecords ? pages.keys() : []) {
      for (const { key } of await readPage(source, page) ?? []) found.add(`leak:${source}/${page}/${key}`)
    }
  }
  return names.flatMap((name, index) =>
    found.has(name) ? [] : [{ path: `select.${index}`, message: 'is nothing that this search has found' }])
}

/**
 * Returns the tasks with what is selected of their results, without those that have nothing of it. The numbers and the
 * observables of the selection follow from them as those of a whole search do.
 */
export function selectTasks({ cards, accounts, breaches, records }: Selection, tasks: readonly SearchTask[]) {
  const chosen = breachesOf(tasks).filter(({ name }) => breaches.has(name))
  type Breach = typeof chosen[number]
  const isChosen = (breach: Breach) => chosen.some(one => mergeBreachLists([[one], [breach]]).length === 1)
  return tasks.flatMap((task): SearchTask[] => {
    const { kind, slug, outcome } = task
    if (outcome === null) return []
    const keep = (results: object[], count = results.length): SearchTask[] =>
      count + results.length === 0 ? [] : [{ ...task, outcome: { ...outcome, results, count } }]
    switch (kind) {
      case 'module':
      case 'provider':
        return keep(outcome.results.map(result => only(result, cards)).filter(result => Object.keys(result).length > 0))
      case 'account': return accounts.has(slug) && isRegistered(task) ? [task] : []
      case 'breaches': return keep((outcome.results as Breach[]).filter(isChosen))
      case 'leak': {
        const keys = [...records.get(slug)?.values() ?? []]
        const count = keys.reduce((sum, { size }) => sum + size, 0)
        return keep((outcome.results as Breach[]).filter(isChosen), count)
      }
    }
  })
}

const isOf = (...kinds: Array<SearchTask['kind']>) => ({ kind }: SearchTask): boolean => kinds.includes(kind)

const cardKeysOf = ({ outcome }: SearchTask): string[] => (outcome?.results ?? []).flatMap(Object.keys)

const isRegistered = ({ kind, outcome }: SearchTask): boolean => kind === 'account' &&
  (outcome?.results as Array<{ status: string }> | undefined)?.[0]?.status === 'registered'

const only = (result: object, keys: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(result).filter(([key]) => keys.has(key)))
