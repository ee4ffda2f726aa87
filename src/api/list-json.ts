import type { components } from '../../generated/api.ts'

type QueryType = components['schemas']['QueryType']

interface Filter {
  type?: QueryType | undefined
  tags?: readonly string[] | undefined
  packs?: readonly string[] | undefined
}

interface Listed<Entry> {
  /** Changes if `list` may return something else than before. */
  readonly revision: number
  list(filter: Filter): readonly Entry[]
}

/**
 * Creates a function that returns a list of sources as JSON: `{ [name]: entries, count }`. The list of a type changes
 * only with the health of a source, so it is serialised once for each revision. A list of tags or packs is not kept.
 */
export function createListJson<Entry>(name: string, sources: Listed<Entry>) {
  const lists = new Map<QueryType | undefined, string>()
  let revision = sources.revision
  const toJson = (entries: readonly Entry[]) => JSON.stringify({ [name]: entries, count: entries.length })

  return ({ type, ...names }: Filter): string => {
    if (names.tags ?? names.packs) return toJson(sources.list({ type, ...names }))
    if (revision !== sources.revision) lists.clear()
    revision = sources.revision
    const json = lists.get(type) ?? toJson(sources.list({ type }))
    lists.set(type, json)
    return json
  }
}
