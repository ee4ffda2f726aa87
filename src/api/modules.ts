import type { Modules } from '../core/modules.ts'
import type { Meta } from './meta.ts'
import type { ApiHandlers } from './types.ts'

export function moduleHandlers({ modules, meta }: { modules: Modules, meta: () => Meta }): ApiHandlers<'listModules'> {
  return {
    listModules({ query }) {
      const listed = modules.list(query.type)
      return { status: 200, body: { data: { modules: listed, count: listed.length }, meta: meta() } }
    },
  }
}
