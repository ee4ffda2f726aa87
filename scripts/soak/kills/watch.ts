import { setTimeout as sleep } from 'node:timers/promises'
import type { TracewellProcess } from '../../support/process.ts'
import { readEvents, type ReceivedEvent } from '../../support/sse.ts'
import { askedOrigins, type Stage } from '../../support/stage.ts'

/** Records the modules that had finished when a process died. Their sources must not be asked again. */
export function createFinishedModules({ db, timesAsked }: Stage) {
  const asked = new Map<string, { origin: string, value: string, times: number }>()

  return {
    async note(): Promise<void> {
      const rows: Array<{ id: string, value: string, slug: string }> = await db('search_tasks')
        .join('searches', 'searches.id', 'search_tasks.search_id').whereNotNull('search_tasks.status')
        .whereIn('search_tasks.slug', [...askedOrigins.keys()]).select(
          'searches.id',
          'searches.value',
          'search_tasks.slug',
        )
      for (const { id, value, slug } of rows) {
        const origin = askedOrigins.get(slug)!
        if (asked.has(`${id} ${slug}`)) continue
        asked.set(`${id} ${slug}`, { origin, value, times: timesAsked(origin, value) })
      }
    },
    count: (): number => asked.size,
    ranAgain: () => [...asked.values()].filter(({ origin, value, times }) => timesAsked(origin, value) !== times),
  }
}

/** A stream that was read to its end. `times` has the arrival of each event, in milliseconds since 1970. */
export interface Followed {
  events: ReceivedEvent[]
  times: number[]
}

/** Reads a stream to its end, across restarts. Each connection resumes after the last received event. */
export async function follow(
  serving: (turn: number) => TracewellProcess | undefined, id: string, key: string, signal: AbortSignal,
): Promise<Followed> {
  const [events, times]: [ReceivedEvent[], number[]] = [[], []]
  for (let turn = 0; events.at(-1)?.event !== 'search.finished' && !signal.aborted; turn++) {
    const last = events.at(-1)?.id
    const headers = last === undefined ? {} : { 'last-event-id': last }
    try {
      const response = await serving(turn)!.send('GET', `/search/${id}/stream`, { key, headers, signal })
      for await (const event of readEvents(response)) {
        if (event.id === undefined) continue
        events.push(event)
        times.push(Date.now())
      }
    } catch {
      await sleep(100)
    }
  }
  return { events, times }
}
