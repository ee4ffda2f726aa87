import type { components } from '../../../generated/api.ts'
import type { TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import type { Slices } from '../../lib/slices.ts'
import type { Item, Query } from '../../sources/kit/source.ts'
import { accountOf, isPage } from '../observables/account-of.ts'
import { factsOf } from '../observables/facts.ts'
import { createReader, type Reader } from '../observables/read-fact.ts'
import { accountFindingId, breachFindingId, cardFindingIds, checkFindingId } from './finding-id.ts'
import type { MarkKind } from './marks.ts'

type Schemas = components['schemas']

/** A finding of a search that can be marked. Cards and checks of one account have the same id. */
export interface Finding {
  id: string
  kind: MarkKind
  /** Name in this search, as exports of a selection have it, such as `card:github_001`. */
  name: string
}

/** A task whose findings can be marked. */
export interface MarkedTask {
  kind: TaskKind
  slug: string
  name: string
  outcome: Pick<TaskOutcome, 'results'> | null
}

/** Returns the cards, accounts and breaches of a search. Records of leak sources are read page by page instead. */
export function* findFindings(
  query: Query, tasks: readonly MarkedTask[], breaches: ReadonlyArray<{ name: string }>,
): Slices<Finding[]> {
  const reader = createReader()
  const findings: Finding[] = []
  for (const task of tasks) findings.push(...yield* findingsOfTask(query, task, reader))
  for (const name of new Set(breaches.map(breach => breach.name))) {
    findings.push({ id: breachFindingId(name), kind: 'breach', name: `breach:${name}` })
  }
  return findings
}

/** Returns the cards and the accounts of a task. */
export function* findingsOfTask(query: Query, task: MarkedTask, reader: Reader): Slices<Finding[]> {
  const { kind, slug, name, outcome } = task
  if (outcome === null || outcome.results.length === 0) return []
  if (kind === 'account') {
    return (outcome.results as Schemas['RegisteredAccount'][]).flatMap(result => checkOf(slug, result))
  }
  if (kind !== 'module' && kind !== 'provider') return []
  const accounts = new Map<string | null, string>()
  const facts = yield* factsOf(query, { kind, slug, name, outcome }, { keepsRepeated: true, reader })
  for (const fact of facts) {
    const { card } = fact.card
    if (isPage(fact) && !accounts.has(card)) accounts.set(card, accountOf(fact.reading.value).id)
  }
  const idOf = cardFindingIds(task)
  return (outcome.results as Array<Record<string, { items: Item[] }>>).flatMap(result =>
    Object.entries(result).map(([card, { items }]): Finding => {
      const account = accounts.get(card)
      return account === undefined
        ? { id: idOf(items), kind: 'card', name: `card:${card}` }
        : { id: accountFindingId(account), kind: 'account', name: `card:${card}` }
    }))
}

function checkOf(slug: string, { status, url }: Schemas['RegisteredAccount']): Finding[] {
  if (status !== 'registered') return []
  const name = `account:${slug}`
  return !url || !URL.canParse(url)
    ? [{ id: checkFindingId(slug), kind: 'check', name }]
    : [{ id: accountFindingId(accountOf(url).id), kind: 'account', name }]
}
