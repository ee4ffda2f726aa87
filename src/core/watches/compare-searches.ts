import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { searchNotTerminal, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { inSlices } from '../../lib/slices.ts'
import { hasAnswered, wasAsked } from '../../outcomes/counts.ts'
import { readTasks } from '../search/read-tasks.ts'
import { toSourceOutcome, type SourceOutcome } from '../search/source-outcome.ts'
import { isTerminal, queryOf } from '../search/state.ts'
import { compare } from './compare.ts'
import { answersOf } from './facts.ts'

type Schemas = components['schemas']

/** Number of changes in one comparison. */
const maxChanges = 1_000

export type Comparison = ReturnType<typeof createComparison>

/** Creates the service that compares two searches as a watch compares its runs. */
export function createComparison({ database, clock }: { database: Database, clock: Clock }) {
  async function read(search: StoredSearch) {
    const { tasks } = await readTasks(database, search, 'merged')
    return { answers: await answersOf(queryOf(search), tasks), outcomes: outcomesOf(tasks) }
  }

  return {
    /**
     * Returns what the later search has found that the earlier one had not, and the other way round. Each is read with
     * its retries. Throws VALIDATION_ERROR if their types differ, and SEARCH_NOT_TERMINAL if one has not ended.
     */
    async compare(earlier: StoredSearch, later: StoredSearch): Promise<Schemas['SearchComparisonData']> {
      if (earlier.type !== later.type) {
        const message = `must be a search of the type ${earlier.type}, as the other one is, not of ${later.type}`
        throw validationError({ details: [{ path: 'other', message }] })
      }
      if (![earlier, later].every(({ status }) => isTerminal(status))) {
        throw searchNotTerminal({ message: 'Both searches must have ended' })
      }
      const before = await read(earlier)
      const after = await read(later)
      const { baseline } = await inSlices(compare({}, before.answers, earlier.id))
      const { changes } = await inSlices(compare(baseline, after.answers, later.id))
      const found_at = clock.now().toISOString()
      return {
        earlier: earlier.id,
        later: later.id,
        changes: changes.slice(0, maxChanges).map((change, index) => ({ number: index + 1, ...change, found_at })),
        left_out: Math.max(0, changes.length - maxChanges),
        not_compared: uncompared(before.outcomes, after.outcomes),
      }
    },
  }
}

const outcomesOf = (tasks: readonly SearchTask[]): ReadonlyMap<string, SourceOutcome> =>
  new Map(tasks.flatMap(({ outcome, ...task }) => outcome ? [toSourceOutcome({ ...task, outcome })] : [])
    .map(outcome => [`${outcome.kind} ${outcome.slug}`, outcome]))

/** Returns the sources that at least one of the searches has asked, and that have not answered in both. */
function uncompared(
  before: ReadonlyMap<string, SourceOutcome>, after: ReadonlyMap<string, SourceOutcome>,
): Schemas['UncomparedSource'][] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap(key => {
    const [one, other] = [before.get(key), after.get(key)]
    const { kind, slug, name } = (one ?? other)!
    if (![one, other].some(outcome => outcome !== undefined && wasAsked(outcome))) return []
    const [inEarlier, inLater] = [one, other].map(outcome => outcome !== undefined && hasAnswered(outcome))
    if (inEarlier && inLater) return []
    const unanswered_in = inEarlier ? 'later' as const : inLater ? 'earlier' as const : 'both' as const
    return [{ kind, slug, name, unanswered_in }]
  })
}
