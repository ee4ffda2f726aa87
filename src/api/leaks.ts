import type { LeakSources } from '../core/catalogue/leak-sources.ts'
import type { Meta } from './meta.ts'
import type { ApiHandlers } from './types.ts'

export function leakHandlers(
  { leakSources, meta }: { leakSources: LeakSources, meta: () => Meta },
): ApiHandlers<'listLeakSources'> {
  return {
    async listLeakSources({ query }) {
      const sources = await leakSources.list(query.type)
      return { status: 200, body: { data: { sources, count: sources.length }, meta: meta() } }
    },
  }
}
