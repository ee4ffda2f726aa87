import { etagOf } from '../lib/etag.ts'
import { matchesIfNoneMatch } from '../lib/if-none-match.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function leakHandlers(
  { leakSources, meta }: Pick<ApiParts, 'leakSources' | 'meta'>,
): ApiHandlers<'listLeakSources'> {
  return {
    async listLeakSources({ query, headers: given }) {
      const sources = await leakSources.list(query.type)
      const data = { sources, count: sources.length }
      const etag = `W/${etagOf(Buffer.from(JSON.stringify(data)))}` // weak: it is that of the list without `meta`
      const headers = { 'ETag': etag, 'Cache-Control': 'private, no-cache' } as const
      if (matchesIfNoneMatch(given['If-None-Match'], etag)) return { status: 304, headers }
      return { status: 200, headers, body: { data, meta: meta() } }
    },
  }
}
