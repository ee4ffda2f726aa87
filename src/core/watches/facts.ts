import type { components } from '../../../generated/api.ts'
import type { SearchTask, TaskOutcome } from '../../db/search-tasks.ts'
import type { Item, Query } from '../../sources/kit/source.ts'
import { registrationLabels, registrationMarks, watchedRelations, type WatchedKind } from './watched.ts'
import { inSlices, type Slices } from '../../lib/slices.ts'
import { accountOf } from '../observables/account-of.ts'
import { factsOf } from '../observables/facts.ts'
import { createReader, type Reader } from '../observables/read-fact.ts'
import { toSourceOutcome, type SourceOutcome } from '../search/source-outcome.ts'

type Schemas = components['schemas']

/** A fact as `[value, card]`. `card` is `null` if the source has no cards. */
export type KeptFact = [value: string, card: string | null]

/** Answer of a source in one run. */
export interface SourceAnswer {
  source: Pick<SourceOutcome, 'kind' | 'slug' | 'name'>
  /** `undefined` if the source gave no answer, so that it proves nothing. */
  facts: Map<string, KeptFact> | undefined
}

/** Returns the text that identifies a fact: equal for all spellings of one fact, in all sources. */
const factKey = (kind: WatchedKind, subject: string): string => `${kind} ${subject}`

/** Returns the kind and the subject of a fact. */
export function partsOfKey(key: string): { kind: WatchedKind, subject: string } {
  const at = key.indexOf(' ')
  return { kind: key.slice(0, at) as WatchedKind, subject: key.slice(at + 1) }
}

/** Returns the answer of each source of a run. A source that failed, timed out or was skipped has no facts. */
export async function answersOf(query: Query, tasks: readonly SearchTask[]): Promise<SourceAnswer[]> {
  const reader = createReader()
  const answers: SourceAnswer[] = []
  for (const task of tasks) {
    const { outcome } = task
    if (outcome === null) continue
    const { kind, slug, name, status } = toSourceOutcome({ ...task, outcome })
    const hasAnswered = status === 'success' || status === 'no_results'
    const facts = hasAnswered ? await inSlices(factsOfTask(query, { ...task, outcome }, reader)) : undefined
    answers.push({ source: { kind, slug, name }, facts })
  }
  return answers
}

function* factsOfTask(
  query: Query, task: SearchTask & { outcome: TaskOutcome }, reader: Reader,
): Slices<Map<string, KeptFact>> {
  const found = new Map<string, KeptFact>()
  const { kind, slug, outcome } = task
  if (kind === 'leak') found.set(factKey('leak_records', slug), [String(outcome.count), null])
  if (kind === 'breaches') {
    for (const { name, title, breachDate } of outcome.results as Schemas['BreachedAccount'][]) {
      // two breaches of one service in different years can have the same name
      const year = breachDate === undefined ? '' : ` (${breachDate.slice(0, 4)})`
      found.set(factKey('breach', `${name}${year}`), [title ?? name, null])
    }
  }
  for (const { reading, card } of yield* factsOf(query, task, { keepsRepeated: true, reader })) {
    const { type, value, relation } = reading
    const watched = watchedRelations.find(one => one.type === type && one.relations.includes(relation) &&
      (one.in?.includes(query.type) ?? true))
    if (watched === undefined) continue
    if (watched.kind === 'name' && !value.endsWith(`.${query.value}`)) continue
    const subject = watched.kind === 'account' ? accountOf(value).id : value
    found.set(factKey(watched.kind, subject), [value, card.card])
  }
  if ((kind === 'module' || kind === 'provider') && query.type === 'Domain Name') addRegistration(found, outcome)
  return found
}

function addRegistration(found: Map<string, KeptFact>, { results }: Pick<TaskOutcome, 'results'>): void {
  for (const result of results as Array<Record<string, { items: Item[] }>>) {
    for (const [card, { items }] of Object.entries(result)) {
      if (!items.some(({ label }) => registrationMarks.has(label))) continue
      const watched = items.filter(({ label }) => registrationLabels.has(label))
      for (const [label, same] of Map.groupBy(watched, ({ label }) => label)) {
        const values = [...new Set(same.map(({ value }) => value))].sort() // registries list them in any order
        found.set(factKey('registration', label), [values.join(', '), card])
      }
    }
  }
}
