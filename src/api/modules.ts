import type { Modules } from '../core/modules.ts'
import type { Meta } from './meta.ts'
import type { ApiHandlers } from './types.ts'

export function moduleHandlers({ modules, meta }: { modules: Modules, meta: () => Meta }): ApiHandlers<'listModules'> {
  // JSON of the list for each requested type. The lists change only with the health of a source, so each is serialised
  // once for each revision. Only `meta` differs between responses.
  const lists = new Map<string | undefined, string>()
  let revision = modules.revision

  function listJson(type: Parameters<Modules['list']>[0]): string {
    if (revision !== modules.revision) lists.clear()
    revision = modules.revision
    const serialised = lists.get(type)
    if (serialised !== undefined) return serialised
    const list = modules.list(type)
    const json = JSON.stringify({ modules: list, count: list.length })
    lists.set(type, json)
    return json
  }

  return {
    listModules({ query }) {
      return { status: 200, body: { json: `{"data":${listJson(query.type)},"meta":${JSON.stringify(meta())}}` } }
    },
  }
}
