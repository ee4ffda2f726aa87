import type { LeakSources } from '../core/leak-sources.ts'
import type { Meta } from './meta.ts'
import type { ApiHandlers } from './types.ts'

export function leakHandlers(
  { leaks, meta }: { leaks: LeakSources, meta: () => Meta },
): ApiHandlers<'listLeakSources'> {
  return {
    async listLeakSources({ query }) {
      const sources = await leaks.list(query.type)
      return { status: 200, body: { data: { sources, count: sources.length }, meta: meta() } }
    },
  }
}
