import { collectInSlices } from '../../lib/collect-slices.ts'
import type { SearchEvent } from './events.ts'

/** Converts events to rows of the database. */
export const toRows = (events: readonly SearchEvent[]) => events.map(toRow)

/** Converts events that can be many or large, such as cards, with pauses in which the process does other work. */
export const toRowsInSlices = (events: readonly SearchEvent[]) => collectInSlices(events, toRow)

const toRow = ({ event, data }: SearchEvent) => ({ name: event, data: JSON.stringify(data), at: data.timestamp })
