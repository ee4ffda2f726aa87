import { nameFaults } from '../core/catalogue/name-faults.ts'
import { validationError } from '../errors.ts'
import { createListJson } from './list-json.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function accountCheckHandlers(
  { accountChecks, meta }: Pick<ApiParts, 'accountChecks' | 'meta'>,
): ApiHandlers<'listAccountChecks'> {
  const listJson = createListJson('checks', accountChecks, meta)

  return {
    listAccountChecks({ query: { type, tag: tags, pack: packs, class: classes }, headers }) {
      const noun = 'account check'
      const details = [
        ...nameFaults({ wanted: tags ?? [], known: accountChecks.tags(), path: 'tag', noun }),
        ...nameFaults({
          wanted: packs ?? [],
          known: accountChecks.packs(),
          path: 'pack',
          noun,
          nameNoun: 'pack',
        }),
      ]
      if (details.length > 0) throw validationError({ details })
      return listJson({ type, tags, packs, classes }, headers['If-None-Match'])
    },
  }
}
