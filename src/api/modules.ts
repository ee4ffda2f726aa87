import { nameFaults } from '../core/catalogue/name-faults.ts'
import { validationError } from '../errors.ts'
import { createListJson } from './list-json.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function moduleHandlers({ modules, meta }: Pick<ApiParts, 'modules' | 'meta'>): ApiHandlers<'listModules'> {
  const listJson = createListJson('modules', modules, meta)

  return {
    listModules({ query: { type, tag: tags }, headers }) {
      const details = nameFaults({ wanted: tags ?? [], known: modules.tags(), path: 'tag', noun: 'module' })
      if (details.length > 0) throw validationError({ details })
      return listJson({ type, tags }, headers['If-None-Match'])
    },
  }
}
