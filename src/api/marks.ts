import { jsonInSlices } from '../lib/json-text.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

/** Handlers of the marks on findings of a search. */
export function markHandlers(
  { marks, meta }: Pick<ApiParts, 'marks' | 'meta'>,
): ApiHandlers<'getSearchMarks' | 'setSearchMarks' | 'removeSearchMarks'> {
  // in slices, because there can be a thousand marks with notes
  const reply = async (found: Awaited<ReturnType<typeof marks.list>>) =>
    ({ status: 200 as const, body: { json: await jsonInSlices({ data: { marks: found }, meta: meta() }) } })
  return {
    getSearchMarks: async ({ principal, params }) => reply(await marks.list(principal, params.id)),

    setSearchMarks: async ({ principal, operation, params, body }) =>
      reply(await marks.set(principal, operation, params.id, body.marks)),

    removeSearchMarks: async ({ principal, operation, params, body }) =>
      reply(await marks.remove(principal, operation, params.id, body.ids)),
  }
}
