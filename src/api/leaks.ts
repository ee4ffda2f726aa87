import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function leakHandlers(
  { leakSources, meta }: Pick<ApiParts, 'leakSources' | 'meta'>,
): ApiHandlers<'listLeakSources'> {
  return {
    async listLeakSources({ query }) {
      const sources = await leakSources.list(query.type)
      return { status: 200, body: { data: { sources, count: sources.length }, meta: meta() } }
    },
  }
}
