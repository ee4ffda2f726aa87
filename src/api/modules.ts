import type { Modules } from '../core/modules.ts'
import type { Meta } from './meta.ts'
import type { ApiHandlers } from './types.ts'

export function moduleHandlers({ modules, meta }: { modules: Modules, meta: () => Meta }): ApiHandlers<'listModules'> {
  // The list changes with the process only: what is long in the answer is serialised once.
  const lists = new Map<string | undefined, string>()

  function listed(type: Parameters<Modules['list']>[0]): string {
    const known = lists.get(type)
    if (known !== undefined) return known
    const found = modules.list(type)
    const json = JSON.stringify({ modules: found, count: found.length })
    lists.set(type, json)
    return json
  }

  return {
    listModules({ query }) {
      return { status: 200, body: { json: `{"data":${listed(query.type)},"meta":${JSON.stringify(meta())}}` } }
    },
  }
}
