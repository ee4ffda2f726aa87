import { watchBody } from '../core/watches/bodies.ts'
import { locationOf } from './location.ts'
import type { ApiParts } from './parts.ts'
import { replayed } from './replayed.ts'
import type { ApiHandlers } from './types.ts'

type WatchParts = Pick<ApiParts, 'watches' | 'watchDeletion' | 'streams' | 'hashKey' | 'meta' | 'publicUrl'>

export function watchHandlers({ watches, watchDeletion, streams, hashKey, meta, publicUrl }: WatchParts): ApiHandlers<
  | 'listWatches'
  | 'createWatch'
  | 'deleteWatches'
  | 'getWatch'
  | 'updateWatch'
  | 'runWatch'
  | 'listWatchChanges'
  | 'streamWatch'
> {
  return {
    async listWatches({ principal, query }) {
      const { entries, nextCursor } = await watches.list(principal, query)
      const data = { watches: entries.map(watchBody), pagination: { limit: query.limit, nextCursor } }
      return { status: 200, body: { data, meta: meta() } }
    },

    async createWatch({ principal, operation, headers: { 'Idempotency-Key': header }, body }) {
      const key = hashKey(header, operation.id, body)
      const { result: data, headers, isRepeated } = await watches.create(principal, operation, body, key)
      return {
        status: 201,
        headers: { ...headers, ...replayed(isRepeated), ...locationOf(publicUrl, `/watches/${data.watch.id}`) },
        body: { data, meta: meta() },
      }
    },

    async deleteWatches({ principal, operation, body }) {
      const ids = await watchDeletion.hide(principal, operation, body.ids)
      const data = { accepted: true as const, deletion: { requested_count: ids.length, queued_ids: ids } }
      return { status: 202, body: { data, meta: meta() } }
    },

    async getWatch({ principal, params }) {
      return { status: 200, body: { data: await watches.state(principal, params.id), meta: meta() } }
    },

    async updateWatch({ principal, operation, params, body }) {
      return { status: 200, body: { data: await watches.update(principal, operation, params.id, body), meta: meta() } }
    },

    async runWatch({ principal, operation, params }) {
      return { status: 202, body: { data: await watches.run(principal, operation, params.id), meta: meta() } }
    },

    async listWatchChanges({ principal, params, query }) {
      return { status: 200, body: { data: await watches.changes(principal, params.id, query), meta: meta() } }
    },

    async streamWatch(call) {
      const { principal, params, query, headers } = call
      const stream = streams.create(call)
      const events = await watches.stream(principal, params.id, { ...query, ...headers }, stream.signal)
      await stream.enter()
      return { status: 200, headers: { 'Cache-Control': 'private, no-store' }, body: stream.chunks(events) }
    },
  }
}
