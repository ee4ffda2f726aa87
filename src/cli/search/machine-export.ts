import type { components } from '../../../generated/api.ts'
import { exportHeld, type HeldExport } from '../../core/exports/held-search.ts'
import type { ExportedSearch } from '../../core/exports/search-rows.ts'
import { sourceKinds } from '../../core/search/source-outcome.ts'
import type { ResolvedSearch } from '../../core/search/request.ts'
import type { LeakEntry, Task } from '../../core/search/task.ts'
import type { SearchTask, TaskOutcome } from '../../db/search-tasks.ts'
import { systemClock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'

type Schemas = components['schemas']

/**
 * Keeps what a search in this process finds, for its export.
 * @param isSandbox `true` if all results are invented
 */
export function createMachineExport({ query, tasks, skipped }: ResolvedSearch, isSandbox: boolean) {
  const now = () => systemClock.now().toISOString()
  const createdAt = now()
  const keyOf = ({ kind, slug }: Pick<Task, 'kind' | 'slug'>) => `${kind} ${slug}`
  const ended = new Map<string, { outcome: TaskOutcome, at: string }>()
  const pages = new Map<string, LeakEntry[][]>()
  let id = newId()
  let finished: Schemas['SearchFinishedData'] | undefined

  return {
    outcome(task: Pick<Task, 'kind' | 'slug'>, outcome: TaskOutcome): void {
      ended.set(keyOf(task), { outcome, at: now() })
    },

    event({ event, data }: { event: string, data: object }): void {
      if (event === 'connected') id = (data as Schemas['ConnectedData']).search_id
      if (event === 'search.finished') finished = data as Schemas['SearchFinishedData']
      if (event !== 'temporary.leak.page') return
      const { source, results } = data as Schemas['TemporaryLeakPageData']
      pages.set(source, [...pages.get(source) ?? [], results])
    },

    /** Returns the export of the search. Without its end, it is unfinished. */
    close(): HeldExport {
      const search: ExportedSearch = {
        id,
        type: query.type,
        normalValue: query.value,
        status: finished === undefined ? 'processing' : finished.status === 'completed' ? 'finished' : 'error',
        error: finished?.error_code === undefined
          ? null
          : { code: finished.error_code, message: finished.error ?? finished.error_code },
        reference: null,
        labels: [],
        createdAt,
        startedAt: createdAt,
        completedAt: finished?.timestamp ?? null,
        skipped,
      }
      const all = tasks.map(({ kind, slug, name }): SearchTask => {
        const outcome = ended.get(keyOf({ kind, slug }))?.outcome ?? null
        return {
          kind,
          slug,
          name,
          shard: 1,
          outcome,
        }
      })
      const times = new Map<string, string>(all.flatMap(task => {
        const end = ended.get(keyOf(task))
        return end ? [[`${sourceKinds[task.kind]} ${task.slug}`, end.at] as const] : []
      }))
      const held = {
        search,
        query,
        tasks: all,
        timeOf: ({ kind, slug }: { kind: string, slug: string }) => times.get(`${kind} ${slug}`) ?? null,
        pages,
        finished: finished !== undefined,
      }
      return exportHeld(held, { isSandbox, at: systemClock.now() })
    },
  }
}
