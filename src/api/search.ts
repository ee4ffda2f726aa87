import type { StoredSearch } from '../db/searches.ts'
import type { Admitted } from '../core/admission/admission.ts'
import { deprecatedTypes, deprecationHeaders } from './deprecation.ts'
import { locationOf } from './location.ts'
import type { ApiParts } from './parts.ts'
import { replayed } from './replayed.ts'
import type { ApiHandlers } from './types.ts'

type SearchParts = Pick<
  ApiParts,
  | 'searches' | 'temporary' | 'results' | 'deletion' | 'cancellation' | 'streams' | 'hashKey' | 'meta' | 'publicUrl'
>

export function searchHandlers(
  {
    searches,
    temporary,
    results,
    deletion,
    cancellation,
    streams,
    hashKey,
    meta,
    publicUrl,
  }: SearchParts,
): ApiHandlers<
  | 'listSearches'
  | 'createSearch'
  | 'createTemporarySearch'
  | 'runModuleOnce'
  | 'deleteSearches'
  | 'cancelSearch'
  | 'retrySearch'
  | 'getSearch'
  | 'streamSearch'
> {
  const created = ({ result, headers, isRepeated }: Admitted<StoredSearch>) => ({
    status: 201 as const,
    headers: {
      ...headers,
      ...replayed(isRepeated),
      ...locationOf(publicUrl, `/search/${result.id}`),
      ...deprecationHeaders(deprecatedTypes[result.type], publicUrl),
    },
    body: { search: { id: result.id }, data: results.createdBody(result), meta: meta() },
  })

  return {
    async listSearches({ principal, query }) {
      const { entries, nextCursor } = await searches.list(principal, query)
      const data = { searches: await results.listBody(entries), pagination: { limit: query.limit, nextCursor } }
      return { status: 200, body: { data, meta: meta() } }
    },

    async createSearch({ principal, operation, headers: { 'Idempotency-Key': header }, body }) {
      const key = hashKey(header, operation.id, body)
      return created(await searches.create(principal, operation, body, key))
    },

    async retrySearch({ principal, operation, headers: { 'Idempotency-Key': header }, params: { id } }) {
      const key = hashKey(header, operation.id, { id: id.toLowerCase() })
      return created(await searches.retry(principal, operation, id, key))
    },

    async createTemporarySearch(call) {
      const { principal, operation, headers: { 'Idempotency-Key': header }, body } = call
      const stream = streams.create(call)
      await stream.enter()
      const { id, headers, events } = await temporary.start(
        principal,
        operation,
        body,
        stream.signal,
        hashKey(header, operation.id),
      )
      return {
        status: 200,
        headers: {
          ...headers,
          'Cache-Control': 'private, no-store',
          'X-Service-Temporary': '1',
          'X-Search-Id': id,
          ...deprecationHeaders(deprecatedTypes[body.query.type], publicUrl),
        },
        body: stream.chunks(events),
      }
    },

    async runModuleOnce({ principal, operation, headers: { 'Idempotency-Key': header }, body, signal }) {
      const key = hashKey(header, operation.id, body)
      const { result, headers, isRepeated } = await searches.runModuleOnce(principal, operation, body, signal, key)
      const [module] = (await results.resultsBody(result)).modules
      const { id, status, createdAt: created_at, completedAt: completed_at } = result
      const data = { search: { id, status, created_at, completed_at }, module: module!.module, cards: module!.cards }
      return {
        status: 200,
        headers: {
          ...headers,
          ...replayed(isRepeated),
          ...deprecationHeaders(deprecatedTypes[result.type], publicUrl),
        },
        body: { data, meta: meta() },
      }
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

    async getSearch({ principal, params }) {
      const search = await searches.get(principal, params.id)
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
