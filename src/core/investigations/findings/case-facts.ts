import type { Database } from '../../../db/database.ts'
import { inSlices, type Slices } from '../../../lib/slices.ts'
import type { Query } from '../../../sources/kit/source.ts'
import { noSuch } from '../../access/require-own.ts'
import type { Marks } from '../../marks/marks.ts'
import { noEvidence, withoutMarked } from '../../marks/without-marked.ts'
import { factsOf, type Fact } from '../../observables/facts.ts'
import { createReader } from '../../observables/read-fact.ts'
import { readMarks } from '../../search/read-marks.ts'
import { asMember, readTasks } from '../../search/read-tasks.ts'
import type { CaseSearch } from './case-searches.ts'

/**
 * Number of facts from which no further search is read. The facts of all searches are in memory at once, some hundred
 * bytes each, so that a person with accounts in several searches is found.
 */
const enoughFacts = 100_000

/** The facts of the searches of an investigation. */
export interface CaseFacts {
  /** The facts of each task, those of one card one after another. */
  read: Fact[][]
  /** The marks on findings of each search, by the id of the search. */
  marksOf: ReadonlyMap<string, Marks>
  /** The searches whose facts were read. */
  searches: readonly CaseSearch[]
  /** Number of searches that were not read, because those before them have enough facts. */
  leftOut: number
}

type ReadTask = Awaited<ReturnType<typeof readTasks>>['tasks'][number]

/**
 * Reads the facts of searches with their retries. Each card names its search.
 * Throws NOT_FOUND if the investigation is deleted meanwhile, and the reason of `signal` if it aborts.
 * @param options.keepsRepeated keeps facts that only repeat the searched value
 * @param options.keepsWrong keeps facts that are marked as wrong
 */
export async function readCaseFacts(
  database: Database,
  investigationId: string,
  searches: readonly CaseSearch[],
  { keepsRepeated, keepsWrong, signal }: { keepsRepeated: boolean, keepsWrong: boolean, signal: AbortSignal },
): Promise<CaseFacts> {
  const reader = createReader()
  const all: Fact[][] = []
  const marksOf = new Map<string, Marks>()
  let facts = 0
  let count = 0

  function* factsOfSearch(query: Query, tasks: readonly ReadTask[], marks: Marks, searchId: string): Slices<void> {
    const read = keepsWrong ? tasks : yield* withoutMarked(query, tasks, marks, noEvidence)
    for (const { kind, slug, name, outcome } of read) {
      if (!outcome) continue
      const found = yield* factsOf(query, { kind, slug, name, outcome }, { keepsRepeated, reader, searchId })
      if (found.length > 0) all.push(found)
      facts += found.length
    }
  }

  for (const { query, search } of searches) {
    if (facts >= enoughFacts) break
    signal.throwIfAborted()
    const investigation = await database.investigations.get(investigationId)
    if (!investigation) throw noSuch('investigation')
    const { tasks } = await readTasks(database, asMember(search))
    const { accountId } = investigation
    const marks = await readMarks(database, { accountId, type: query.type, normalValue: query.value })
    marksOf.set(search.id, marks)
    await inSlices(factsOfSearch(query, tasks, marks, search.id))
    count += 1
  }
  return {
    read: all,
    marksOf,
    searches: searches.slice(0, count),
    leftOut: searches.length - count,
  }
}
