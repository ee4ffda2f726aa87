import type { components } from '../../../generated/api.ts'
import type { TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import { createPauses } from '../../lib/pauses.ts'
import type { Item, Module, Query } from '../../sources/kit/source.ts'
import { labelMeanings } from '../../sources/meanings/labels.ts'
import type { Meaning } from '../../sources/meanings/meaning.ts'
import { modules } from '../../sources/modules/index.ts'
import { createReader, repeats, type Reader, type Reading } from './read-fact.ts'

type Schemas = components['schemas']

/** An observable that one card has. */
export interface Fact extends Reading {
  card: Schemas['ObservableCard']
  /** Host that published the fact. Facts of one host do not support each other. */
  origin: string
}

/** A task that has ended, with the name of its source. */
export interface ObservedTask {
  kind: TaskKind
  slug: string
  name: string
  outcome: Pick<TaskOutcome, 'results'>
}

const modulesBySlug: ReadonlyMap<string, Module> = new Map(modules.map(module => [module.slug, module]))

/** The page of an account that a check found. */
const accountPage: Meaning = { types: ['URL'], relation: 'profile', basis: 'stated' }

/**
 * Returns the facts of a task's cards, in their order. Leaves out what only repeats the searched value, by default.
 * Pauses, so that other work of the process does not wait.
 * @param options.keepsRepeated keeps such facts, which can name the account on another site.
 * @param options.read is shared by the tasks of a search, because their cards repeat each other.
 */
export async function factsOf(
  query: Query,
  task: ObservedTask,
  { keepsRepeated = false, read = createReader() }: { keepsRepeated?: boolean, read?: Reader } = {},
): Promise<Fact[]> {
  const pause = createPauses()
  const facts: Fact[] = []
  const add = async (
    text: string, meaning: Meaning, origin: string, at: { card: string | null, label: string | null },
  ) => {
    for (const reading of await read(text, meaning)) {
      await pause()
      if (!keepsRepeated && repeats(reading, query)) continue
      const { relation, basis, site = null } = reading
      const { kind, slug, name } = task
      facts.push({
        ...reading,
        origin,
        card: {
          kind: kind as 'module' | 'provider',
          slug,
          name,
          ...at,
          relation,
          basis,
          site,
        },
      })
    }
  }
  if (task.kind === 'account') {
    for (const { status, url } of task.outcome.results as Schemas['RegisteredAccount'][]) {
      if (status === 'registered' && url) await add(url, accountPage, hostOf(url), { card: null, label: null })
    }
    return facts.map(fact => ({ ...fact, card: { ...fact.card, kind: 'account_check' } }))
  }
  if (task.kind !== 'module' && task.kind !== 'provider') return facts
  const { homepage, meanings } = modulesBySlug.get(task.slug) ?? {}
  const origin = homepage === undefined ? task.slug : hostOf(homepage)
  for (const result of task.outcome.results as Array<Record<string, { items: Item[] }>>) {
    for (const [card, { items }] of Object.entries(result)) {
      for (const { label, value } of items) {
        for (const meaning of meanings?.[label] ?? labelMeanings(label, query.type) ?? meanings?.['*'] ?? []) {
          await add(value, meaning, origin, { card, label })
        }
        await pause()
      }
    }
  }
  return facts
}

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
