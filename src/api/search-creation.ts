import type { StoredSearch } from '../db/searches.ts'
import type { Admitted } from '../core/admission/admission.ts'
import { deprecatedTypes, deprecationHeaders } from './deprecation.ts'
import { locationOf } from './location.ts'
import type { ApiParts } from './parts.ts'
import { createWaitFor, isApplied, type WaitingCall } from './preference.ts'
import { replayed } from './replayed.ts'
import type { ApiHandlers } from './types.ts'

type SearchCreationParts = Pick<
  ApiParts, 'searches' | 'temporary' | 'results' | 'streams' | 'waits' | 'hashKey' | 'meta' | 'publicUrl'
>

/** Handlers of the operations that start a search. */
export function searchCreationHandlers(
  { searches, temporary, results, streams, waits, hashKey, meta, publicUrl }: SearchCreationParts,
): ApiHandlers<'createSearch' | 'retrySearch' | 'rerunSearch' | 'createTemporarySearch' | 'runModuleOnce'> {
  const waitFor = createWaitFor(waits)

  async function created(call: WaitingCall, { result, headers, isRepeated }: Admitted<StoredSearch>) {
    const applied = await waitFor(call, signal => searches.waitForEnd(result, signal))
    const data = isApplied(applied)
      ? await results.stateBody(await searches.get(call.principal, result.id))
      : results.createdBody(result)
    return {
      status: 201 as const,
      headers: {
        ...headers,
        ...replayed(isRepeated),
        ...applied,
        ...locationOf(publicUrl, `/search/${result.id}`),
        ...deprecationHeaders(deprecatedTypes[result.type], publicUrl),
      },
      body: { search: { id: result.id }, data, meta: meta() },
    }
  }

  return {
    async createSearch(call) {
      const { principal, operation, headers: { 'Idempotency-Key': header }, body } = call
      const key = hashKey(header, operation.id, body)
      return created(call, await searches.create(principal, operation, body, key))
    },

    async retrySearch(call) {
      const { principal, operation, headers: { 'Idempotency-Key': header }, params: { id } } = call
      const key = hashKey(header, operation.id, { id: id.toLowerCase() })
      return created(call, await searches.retry(principal, operation, id, key))
    },

    async rerunSearch(call) {
      const { principal, operation, headers: { 'Idempotency-Key': header }, params, query: { cache } } = call
      const id = params.id.toLowerCase()
      const key = hashKey(header, operation.id, { id, cache })
      return created(call, await searches.rerun(principal, operation, id, cache, key))
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
  }
}
