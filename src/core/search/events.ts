import { randomUUID } from 'node:crypto'
import type { components } from '../../../generated/api.ts'
import type { ListedModule } from '../modules.ts'
import { streamStatus, type Ending } from './state.ts'

type Schemas = components['schemas']

/** An event of a stored search, as it is stored. */
export type SearchEvent = Schemas['SearchEvent']
/** An event of a temporary search. */
export type TemporarySearchEvent = Schemas['TemporarySearchEvent']
type Named<Event, Name> = Event extends { event: Name } ? Event : never

const stamp = (searchId: string, at: Date) => ({ search_id: searchId, timestamp: at.toISOString() })

export const connected = (searchId: string, at: Date): Named<SearchEvent, 'connected'> =>
  ({ event: 'connected', data: stamp(searchId, at) })

export function moduleResult(searchId: string, at: Date, { id, module }: ListedModule, card: object): Named<SearchEvent, 'module.result'> {
  return { event: 'module.result', data: { ...stamp(searchId, at), module: { id, name: module.name }, card: { ...card } } }
}

/** In temporary searches a card has an id of its own: cards of one moment are told apart by it. */
export function temporaryModuleResult(
  searchId: string, at: Date, listed: ListedModule, card: object,
): Named<TemporarySearchEvent, 'module.result'> {
  const { event, data } = moduleResult(searchId, at, listed, card)
  return { event, data: { ...data, result_id: randomUUID() } }
}

export function progress(
  searchId: string, at: Date, status: 'queued' | 'running', message: string, cards?: number,
): Named<SearchEvent, 'search.progress'> {
  const count = cards === undefined ? {} : { result_cards_count: cards }
  return { event: 'search.progress', data: { ...stamp(searchId, at), status, message, ...count } }
}

export const shardProgress = (
  searchId: string, at: Date, shard: { number: number, total: number }, count: { ended: number, total: number, cards: number },
) => progress(searchId, at, 'running', `shard ${shard.number}/${shard.total} progress ${count.ended}/${count.total}`, count.cards)

/** After all leak sources have finished or were skipped. */
export function leaksFinished(
  searchId: string, at: Date, codes: { executed: string[], skipped: string[], failed: string[] },
): Named<SearchEvent, 'leaks.finished'> {
  const { executed, skipped, failed } = codes
  return { event: 'leaks.finished', data: { ...stamp(searchId, at), executed_codes: executed, skipped_codes: skipped, failed_codes: failed } }
}

/** The last event. A partial failure is told in words, a failure by its code. */
export function finished(
  searchId: string, at: Date, { status, error }: Ending, totals: { cards: number, executionMs: number },
): Named<SearchEvent, 'search.finished'> {
  const text = error === null ? {} : { error: status === 'error' ? error.code : error.message }
  return {
    event: 'search.finished',
    data: {
      ...stamp(searchId, at), status: streamStatus(status), totals: { module_results: totals.cards },
      execution_time_ms: totals.executionMs, ...text,
    },
  }
}
