import { createPauses } from '../../lib/pauses.ts'
import type { SearchEvent } from './events.ts'

type EventRow = ReturnType<typeof toRows>[number]

/** Converts events to rows of the database. */
export const toRows = (events: readonly SearchEvent[]) =>
  events.map(({ event, data }) => ({ name: event, data: JSON.stringify(data), at: data.timestamp }))

/** Converts events that can be many or large, such as cards, with pauses in which the process does other work. */
export async function toRowsInSlices(events: readonly SearchEvent[]): Promise<EventRow[]> {
  const pause = createPauses()
  const rows: EventRow[] = []
  for (const event of events) {
    rows.push(...toRows([event]))
    await pause()
  }
  return rows
}
