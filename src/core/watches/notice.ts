import type { components } from '../../../generated/api.ts'
import type { StoredWatch } from '../../db/watches.ts'
import { linksOf } from './bodies.ts'

type Schemas = components['schemas']

/** Number of changes in one notice. */
const maxSent = 100

/** Returns the body of the webhook `watchChanged`. `changes` are the stored ones, `total` counts the others too. */
export function changedNotice(
  watch: StoredWatch,
  searchId: string,
  changes: ReadonlyArray<Schemas['WatchChange']>,
  total: number,
  publicUrl: string,
): Schemas['WatchChangedNotice'] {
  const { id, type, value, reference, labels } = watch
  return {
    event: 'watch.changed',
    watch: { id, query: { type: type as Schemas['QueryType'], value }, reference, labels },
    search_id: searchId,
    found_at: changes[0]!.found_at,
    changes: changes.slice(0, maxSent),
    total,
    links: linksOf(publicUrl, id),
  }
}
