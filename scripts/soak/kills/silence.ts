import type { Knex } from 'knex'
import type { Life } from './fleet.ts'

/** Longest time without an event that a reader may see after the last start of a process, in milliseconds. */
export const longestSilenceMs = 15_000

export interface Silence {
  /** Longest time between two events of a search, in milliseconds. */
  total: number
  /** The same, but a start of a process ends a silence and begins a new one. */
  sinceStart: number
  /** The same, but the end of a start counts too. The time that a start takes depends on the machine. */
  sinceReady: number
}

/**
 * Returns the longest silence in `times`, the times of the events of one search. All times are in milliseconds since
 * 1970.
 */
export function silenceOf(times: readonly number[], lives: readonly Pick<Life, 'startedAt' | 'readyAt'>[]): Silence {
  const within = (at: number) => at > times[0]! && at < times.at(-1)!
  const starts = lives.map(({ startedAt }) => startedAt).filter(within)
  const ends = lives.flatMap(({ readyAt }) => readyAt ?? []).filter(within)
  return {
    total: longestGap(times),
    sinceStart: longestGap([...times, ...starts]),
    sinceReady: longestGap([...times, ...starts, ...ends]),
  }
}

export const longestOf = (silences: readonly Silence[]): Silence => ({
  total: Math.max(0, ...silences.map(({ total }) => total)),
  sinceStart: Math.max(0, ...silences.map(({ sinceStart }) => sinceStart)),
  sinceReady: Math.max(0, ...silences.map(({ sinceReady }) => sinceReady)),
})

/** Returns the times of the stored events of each search. */
export async function eventTimes(db: Knex): Promise<number[][]> {
  const rows: Array<{ search_id: string, data: string }> = await db('search_events').orderBy(['search_id', 'seq'])
    .select('search_id', 'data')
  return [...Map.groupBy(rows, row => row.search_id).values()].map(events =>
    events.map(({ data }) => Date.parse((JSON.parse(data) as { timestamp: string }).timestamp))
  )
}

function longestGap(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.max(0, ...sorted.map((time, index) => time - (sorted[index - 1] ?? time)))
}
