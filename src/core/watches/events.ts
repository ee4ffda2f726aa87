import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { EventLog } from '../../db/events.ts'

type Schemas = components['schemas']

/**
 * Creates the log of the events of watches: one `watch.changed` for each stored change, with the number of the change.
 * It has no last event, because the next run may find another change.
 */
export function createWatchEvents({ watchChanges }: Pick<Database, 'watchChanges'>): EventLog {
  return {
    lastEvent: undefined,
    listLatest: watchChanges.listLatest,
    async listAfter(id, seq, limit, maxLength) {
      const changes = await watchChanges.listAfter(id, seq, limit, maxLength)
      return changes.map(({ number, data }) => ({ seq: number, name: 'watch.changed', data: dataOf(id, data) }))
    },
  }
}

function dataOf(id: string, stored: string): string {
  const change = JSON.parse(stored) as Schemas['WatchChange']
  const data: Schemas['WatchChangedData'] = { watch_id: id, change, timestamp: change.found_at }
  return JSON.stringify(data)
}
