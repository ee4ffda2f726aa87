import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

type SearchParts = Pick<ApiParts, 'searches' | 'results' | 'deletion' | 'cancellation' | 'streams' | 'meta'>

/** Handlers of searches that exist. */
export function searchHandlers(
  { searches, results, deletion, cancellation, streams, meta }: SearchParts,
): ApiHandlers<
  | 'listSearches'
  | 'findSearches'
  | 'deleteSearches'
  | 'cancelSearch'
  | 'getSearch'
  | 'updateSearch'
  | 'streamSearch'
> {
  return {
    async listSearches({ principal, query }) {
      const { entries, nextCursor } = await searches.list(principal, query)
      const data = { searches: await results.listBody(entries), pagination: { limit: query.limit, nextCursor } }
      return { status: 200, body: { data, meta: meta() } }
    },

    async findSearches({ principal, body }) {
      const { entries, nextCursor } = await searches.find(principal, body)
      const data = {
        searches: await results.listBody(entries), pagination: { limit: body.limit, nextCursor },
      }
      return { status: 200, body: { data, meta: meta() } }
    },

    async deleteSearches({ principal, operation, body }) {
      const ids = await deletion.hide(principal, operation, body.ids)
      const data = { accepted: true as const, deletion: { requested_count: ids.length, queued_ids: ids } }
      return { status: 202, body: { data, meta: meta() } }
    },

    async cancelSearch({ principal, operation, params }) {
      const { id } = await searches.get(principal, params.id)
      await cancellation.cancel(principal, operation, id)
      const search = await searches.get(principal, id) // 404 if it was deleted in the meantime
      return { status: 200, body: { data: await results.stateBody(search), meta: meta() } }
    },

    async getSearch({ principal, params, query }) {
      const search = await searches.get(principal, params.id)
      return { status: 200, body: { data: await results.stateBody(search, query.retries), meta: meta() } }
    },

    async updateSearch({ principal, operation, params, body }) {
      const search = await searches.setWords(principal, operation, params.id, body)
      return { status: 200, body: { data: await results.stateBody(search), meta: meta() } }
    },

    async streamSearch(call) {
      const { principal, params, query, headers } = call
      const stream = streams.create(call)
      const events = await searches.stream(principal, params.id, { ...query, ...headers }, stream.signal)
      if (events === undefined) return { status: 204 }
      await stream.enter()
      return { status: 200, headers: { 'Cache-Control': 'private, no-store' }, body: stream.chunks(events) }
    },
  }
}
