import type { ModuleFilter, ModuleInfo, Modules } from '../core/modules.ts'
import { nameFaults } from '../core/name-faults.ts'
import { validationError } from '../errors.ts'
import type { Meta } from './meta.ts'
import type { ApiHandlers } from './types.ts'

export function moduleHandlers({ modules, meta }: { modules: Modules, meta: () => Meta }): ApiHandlers<'listModules'> {
  // JSON of the list for each requested type. The lists change only with the health of a source, so each is serialised
  // once for each revision. Only `meta` differs between responses.
  const lists = new Map<string | undefined, string>()
  let revision = modules.revision

  function listJson({ type, tags }: ModuleFilter): string {
    if (tags !== undefined) return toJson(modules.list({ type, tags }))
    if (revision !== modules.revision) lists.clear()
    revision = modules.revision
    const serialised = lists.get(type)
    if (serialised !== undefined) return serialised
    const json = toJson(modules.list({ type }))
    lists.set(type, json)
    return json
  }

  return {
    listModules({ query: { type, tag: tags } }) {
      const details = nameFaults({ wanted: tags ?? [], known: modules.tags(), path: 'tag', noun: 'module' })
      if (details.length > 0) throw validationError({ details })
      return { status: 200, body: { json: `{"data":${listJson({ type, tags })},"meta":${JSON.stringify(meta())}}` } }
    },
  }
}

const toJson = (modules: readonly ModuleInfo[]): string => JSON.stringify({ modules, count: modules.length })
