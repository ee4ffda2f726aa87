import { graphTypes, writeGraph } from '../core/investigations/graph/formats.ts'
import { jsonInSlices } from '../lib/json-text.ts'
import { locationOf } from './location.ts'
import type { ApiParts } from './parts.ts'
import { createWaitFor, isApplied } from './preference.ts'
import { replayed } from './replayed.ts'
import type { ApiHandlers } from './types.ts'

type InvestigationParts = Pick<
  ApiParts,
  | 'investigations' | 'investigationCancellation' | 'investigationDeletion' | 'investigationRetry'
  | 'manualFollowing' | 'streams' | 'waits' | 'hashKey' | 'meta' | 'publicUrl'
>

export function investigationHandlers(
  {
    investigations, investigationCancellation, investigationDeletion, investigationRetry, manualFollowing, streams,
    waits, hashKey, meta, publicUrl,
  }: InvestigationParts,
): ApiHandlers<
  | 'listInvestigations'
  | 'createInvestigation'
  | 'getInvestigation'
  | 'updateInvestigation'
  | 'cancelInvestigation'
  | 'followInvestigation'
  | 'retryInvestigation'
  | 'deleteInvestigations'
  | 'streamInvestigation'
  | 'getInvestigationGraph'
> {
  const waitFor = createWaitFor(waits)

  return {
    async listInvestigations({ principal, query }) {
      const { entries, nextCursor } = await investigations.list(principal, query)
      const pagination = { limit: query.limit, nextCursor }
      const data = { investigations: await investigations.listBody(entries), pagination }
      return { status: 200, body: { data, meta: meta() } }
    },

    async createInvestigation(call) {
      const { principal, operation, headers: { 'Idempotency-Key': header }, body } = call
      const key = hashKey(header, operation.id, body)
      const { result, headers, isRepeated } = await investigations.create(principal, operation, body, key)
      const { id } = result.investigation
      const applied = await waitFor(call, signal => investigations.waitForEnd(id, signal))
      const { duplicates } = result
      const data = isApplied(applied) ? { ...await investigations.state(principal, id), duplicates } : result
      return {
        status: 201,
        headers: {
          ...headers,
          ...replayed(isRepeated),
          ...applied,
          ...locationOf(publicUrl, `/investigations/${id}`),
        },
        body: { data, meta: meta() },
      }
    },

    async getInvestigation({ principal, params }) {
      // in slices, because an investigation can have thousands of observables
      const json = await jsonInSlices({ data: await investigations.state(principal, params.id), meta: meta() })
      return { status: 200, body: { json } }
    },

    async updateInvestigation({ principal, operation, params, body }) {
      const data = await investigations.setWords(principal, operation, params.id, body)
      return { status: 200, body: { json: await jsonInSlices({ data, meta: meta() }) } }
    },

    async cancelInvestigation({ principal, operation, params }) {
      const { id } = await investigations.get(principal, params.id)
      await investigationCancellation.cancel(principal, operation, id)
      // 404 if it was deleted in the meantime
      const json = await jsonInSlices({ data: await investigations.state(principal, id), meta: meta() })
      return { status: 200, body: { json } }
    },

    async followInvestigation({ principal, operation, params: { id }, headers: { 'Idempotency-Key': header }, body }) {
      const key = hashKey(header, operation.id, { id: id.toLowerCase(), body })
      const { result: data, headers, isRepeated } = await manualFollowing.follow(principal, operation, id, body, key)
      return { status: 202, headers: { ...headers, ...replayed(isRepeated) }, body: { data, meta: meta() } }
    },

    async retryInvestigation({ principal, operation, params: { id }, headers: { 'Idempotency-Key': header } }) {
      const key = hashKey(header, operation.id, { id: id.toLowerCase() })
      const { result: data, headers, isRepeated } = await investigationRetry
        .retry(principal, { ...operation, cost: 1 }, id, key)
      const json = await jsonInSlices({ data, meta: meta() })
      return { status: 202, headers: { ...headers, ...replayed(isRepeated) }, body: { json } }
    },

    async streamInvestigation(call) {
      const { principal, params, query, headers } = call
      const stream = streams.create(call)
      const events = await investigations.stream(principal, params.id, { ...query, ...headers }, stream.signal)
      if (events === undefined) return { status: 204 }
      await stream.enter()
      return { status: 200, headers: { 'Cache-Control': 'private, no-store' }, body: stream.chunks(events) }
    },

    async getInvestigationGraph({ principal, params, query: { format = 'json', ...filter }, signal }) {
      const graph = await investigations.graph(principal, params.id, filter, signal)
      return {
        status: 200,
        contentType: graphTypes[format],
        headers: { 'Content-Disposition': `attachment; filename="investigation-${graph.investigationId}.${format}"` },
        body: { chunks: writeGraph(graph, format, meta()) },
      }
    },

    async deleteInvestigations({ principal, operation, body }) {
      const ids = await investigationDeletion.hide(principal, operation, body.ids)
      const data = { accepted: true as const, deletion: { requested_count: ids.length, queued_ids: ids } }
      return { status: 202, body: { data, meta: meta() } }
    },
  }
}
