import type { components } from '../../generated/api.ts'
import type { Meta } from './meta.ts'

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

/** Number of characters above which a list is kept as bytes: to encode it would take longer than to copy it. */
const maxTextLength = 16 * 1024

/**
 * Creates a function that returns a list of sources as JSON: `{ data: { [name]: entries, count }, meta }`. The list of
 * a type changes only with the health of a source, so it is serialised once for each revision. A list of tags or packs
 * is not kept.
 */
export function createListJson<Entry>(name: string, sources: Listed<Entry>, meta: () => Meta) {
  const lists = new Map<QueryType | undefined, string | Buffer>()
  let revision = sources.revision
  const dataOf = (filter: Filter): string => {
    const entries = sources.list(filter)
    return `{"data":${JSON.stringify({ [name]: entries, count: entries.length })}`
  }

  function kept(type: QueryType | undefined): string | Buffer {
    if (revision !== sources.revision) lists.clear()
    revision = sources.revision
    const known = lists.get(type)
    if (known !== undefined) return known
    const text = dataOf({ type })
    const list = text.length > maxTextLength ? Buffer.from(text) : text
    lists.set(type, list)
    return list
  }

  return (filter: Filter): string | Buffer => {
    const data = filter.tags ?? filter.packs ? dataOf(filter) : kept(filter.type)
    const end = `,"meta":${JSON.stringify(meta())}}`
    return typeof data === 'string' ? data + end : Buffer.concat([data, Buffer.from(end)])
  }
}
