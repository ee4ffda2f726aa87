import type { SearchTask, TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import { validationError, type Failure } from '../../errors.ts'
import { createPauses } from '../../lib/pauses.ts'
import type { Shape } from '../../sources/kit/schema.ts'
import { shapeFault } from '../../sources/kit/shape.ts'
import type { Query } from '../../sources/kit/source.ts'
import { sourceKinds, unfinishedOutcome, type SourceOutcome } from '../search/source-outcome.ts'
import type { LeakEntry } from '../search/task.ts'
import type { HeldSearch } from './held-search.ts'
import type { ExportedSearch } from './search-rows.ts'
import { eventShapes } from './temporary-events.ts'

type Shapes = typeof eventShapes
type DataOf<Name extends keyof Shapes> = Shape<Shapes[Name]>

/** An event of a temporary search, as its client has received it. */
export interface ReceivedEvent {
  event: string
  data: unknown
}

/** Facts about a source. `ended` is missing until an event has reported its end. */
interface Held {
  kind: TaskKind
  slug: string
  name: string
  results: object[]
  count: number
  ended?: Pick<TaskOutcome, 'status' | 'durationMs' | 'error'>
  at?: string
}

const kinds = Object.fromEntries(Object.entries(sourceKinds).map(([kind, name]) => [name, kind])) as
  Record<SourceOutcome['kind'], TaskKind>

/**
 * Collects what a temporary search has found, from its events. The events may end anywhere: the search is then
 * unfinished. Nothing of an event is trusted but its shape.
 */
export function createEventReader(query: Query) {
  const sources = new Map<string, Held>()
  const pages = new Map<string, LeakEntry[][]>()
  let skipped: ExportedSearch['skipped'] = []
  let began: DataOf<'connected'> | undefined
  let ended: DataOf<'search.finished'> | undefined

  function held(kind: TaskKind, slug: string, name = slug): Held {
    const key = `${kind} ${slug}`
    const known = sources.get(key) ?? {
      kind,
      slug,
      name,
      results: [],
      count: 0,
    }
    sources.set(key, known)
    return known
  }

  function end(outcome: DataOf<'module.finished'>['source']): Held {
    const { kind, slug, name, status, reason, duration_ms: durationMs } = outcome
    const source = held(kinds[kind], slug, name)
    const hasVerdict = source.kind === 'account' && source.results.length > 0
    return Object.assign(source, {
      name,
      ended: { status: hasVerdict ? 'success' : status, durationMs, error: reason ?? null } satisfies Held['ended'],
    })
  }

  const readers: { [Name in keyof Shapes]: (data: DataOf<Name>) => void } = {
    'connected': data => { began ??= data },
    'search.progress': data => { skipped = data.skipped ?? skipped },
    'module.result': ({ module: { slug, name }, card }) => {
      const source = held('module', slug ?? name, name)
      source.results.push(card)
      source.count++
    },
    'module.finished': ({ source, timestamp }) => { end(source).at ??= timestamp },
    'registered_accounts': ({ event, module, status, url, reason, timestamp }) => {
      if (event !== 'result' || status === undefined) return
      const source = held('account', module.slug ?? module.name, module.name)
      const results = [{ module, status, url: url ?? null, reason: reason ?? null }]
      const ending = { status: 'success', durationMs: 0, error: null } as const
      Object.assign(source, { results, count: status === 'registered' ? 1 : 0, ended: ending, at: timestamp })
    },
    'breached_accounts': ({ results }) => {
      Object.assign(held('breaches', 'breaches', 'Breaches'), { results, count: results.length })
    },
    'leak.status': ({ leaked_code: code, status, result_count: count, message, breaches = [], timestamp }) => {
      const error = message === undefined ? null : { code: 'LEAK_SOURCE_FAILED', message }
      const ending = { status, durationMs: 0, error }
      Object.assign(held('leak', code), { results: breaches, count, ended: ending, at: timestamp })
    },
    'temporary.leak.page': ({ source, results }) => {
      const known = pages.get(source) ?? []
      known.push(results)
      pages.set(source, known)
    },
    'search.finished': data => {
      ended = data
      for (const source of data.sources) end(source)
    },
  }

  return {
    /** Reads an event. Returns its fault if it does not have the shape of the contract. */
    read({ event, data }: ReceivedEvent): string | undefined {
      if (!Object.hasOwn(eventShapes, event)) return undefined
      const name = event as keyof Shapes
      const fault = shapeFault(eventShapes[name], data)
      if (fault === undefined) (readers[name] as (data: unknown) => void)(data)
      return fault
    },

    /** Returns the search as far as its events go, or `undefined` without the event `connected`. */
    held(): HeldSearch | undefined {
      if (began === undefined) return undefined
      const { search_id: id, timestamp: createdAt } = began
      const code = ended?.error_code ?? null
      const search: ExportedSearch = {
        id,
        type: query.type,
        normalValue: query.value,
        status: ended === undefined ? 'processing' : ended.status === 'completed' ? 'finished' : 'error',
        error: code === null ? null : { code, message: ended?.error ?? code },
        reference: null,
        labels: [],
        createdAt,
        startedAt: createdAt,
        completedAt: ended?.timestamp ?? null,
        skipped,
      }
      const times = new Map([...sources.values()].map(({ kind, slug, at }) => [`${sourceKinds[kind]} ${slug}`, at]))
      return {
        search,
        query,
        tasks: [...sources.values()].map(toTask),
        timeOf: ({ kind, slug }) => times.get(`${kind} ${slug}`) ?? null,
        pages,
        finished: ended !== undefined,
      }
    },
  }
}

const toTask = ({ kind, slug, name, results, count, ended }: Held): SearchTask => ({
  kind,
  slug,
  name,
  shard: 1,
  outcome: ended ? { ...ended, cached: false, results, count } : { ...unfinishedOutcome(count), results },
})

const faultAt = (line: number, message: string): Failure =>
  validationError({ details: [{ path: 'events', message: `line ${line}: ${message}` }] })

/** Reads events as JSON Lines. Pauses, so that other work does not wait. Throws VALIDATION_ERROR. */
export async function readEventLines(query: Query, lines: string): Promise<HeldSearch> {
  const reader = createEventReader(query)
  const pause = createPauses()
  let line = 0
  for (let start = 0; start < lines.length;) {
    line++
    const end = lines.indexOf('\n', start)
    const json = lines.slice(start, end === -1 ? undefined : end).trim()
    start = end === -1 ? lines.length : end + 1
    if (json === '') continue
    const fault = reader.read(eventIn(json, line))
    if (fault !== undefined) throw faultAt(line, fault)
    await pause()
  }
  const held = reader.held()
  if (held === undefined) throw faultAt(1, 'the event connected is missing')
  return held
}

function eventIn(json: string, line: number): ReceivedEvent {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw faultAt(line, 'is no JSON')
  }
  const { event, data } = Object(value) as Partial<ReceivedEvent>
  if (typeof event !== 'string') throw faultAt(line, 'has no text "event"')
  return { event, data }
}
