import type { components } from '../../generated/api.ts'
import { createByteCache } from '../lib/byte-cache.ts'
import { maxTextBytes } from '../http/response.ts'
import { etagOf } from '../lib/etag.ts'
import { matchesIfNoneMatch } from '../lib/if-none-match.ts'
import type { Meta } from './meta.ts'

type QueryType = components['schemas']['QueryType']

interface Filter {
  type?: QueryType | undefined
  tags?: readonly string[] | undefined
  packs?: readonly string[] | undefined
  classes?: ReadonlyArray<components['schemas']['AccountCheckClass']> | undefined
}

interface Listed<Entry> {
  /** Changes if `list` may return something else than before. */
  readonly revision: number
  list(filter: Filter): readonly Entry[]
}

/** Maximum size of the kept lists of one kind, in bytes. */
const keptBytes = 4 * 2 ** 20

/** JSON text and its size. The size is kept, because counting the bytes of a text that was put together copies it. */
interface SizedJson {
  json: string | Buffer
  bytes: number
}

interface TaggedJson extends SizedJson {
  etag: string
}

/**
 * Creates a function that returns the reply with a list of sources: `{ data: { [name]: entries, count }, meta }`, or
 * 304 if `ifNoneMatch` has its tag. A list changes only with the health of a source, so it is serialised and hashed
 * once for each filter and revision. The tag is weak, because it is that of the list without `meta`.
 */
export function createListJson<Entry>(name: string, sources: Listed<Entry>, meta: () => Meta) {
  const lists = createByteCache<TaggedJson>(keptBytes)
  let revision = sources.revision

  function dataOf(filter: Filter): TaggedJson {
    if (revision !== sources.revision) lists.clear()
    revision = sources.revision
    const key = JSON.stringify(filter) // every member, so that no filter gets the list of another
    const known = lists.get(key)
    if (known !== undefined) return known
    const entries = sources.list(filter)
    const text = `{"data":${JSON.stringify({ [name]: entries, count: entries.length })}`
    const json = text.length > maxTextBytes ? Buffer.from(text) : text // in the form in which it is sent
    const list = { json, bytes: Buffer.byteLength(json), etag: `W/${etagOf(Buffer.from(text))}` }
    lists.set(key, list, list.bytes + key.length)
    return list
  }

  return (filter: Filter, ifNoneMatch: string | undefined) => {
    const { json, bytes, etag } = dataOf(filter)
    const headers = { 'ETag': etag, 'Cache-Control': 'private, no-cache' } as const
    if (matchesIfNoneMatch(ifNoneMatch, etag)) return { status: 304 as const, headers }
    const end = `,"meta":${JSON.stringify(meta())}}`
    const body: SizedJson = {
      json: typeof json === 'string' ? json + end : Buffer.concat([json, Buffer.from(end)]),
      bytes: bytes + Buffer.byteLength(end),
    }
    return { status: 200 as const, headers, body }
  }
}
