import type { ListState, ListStorage } from '../../db/lists.ts'
import { createByteCache } from '../../lib/byte-cache.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import { fromParts } from './parts.ts'
import { openPackedList, type PackedList } from '../../sources/kit/packed-list.ts'

/** Memory for opened lists, in bytes. The least recently used ones are closed first. */
const maxOpenBytes = 256 * 1024 * 1024
/** Time for which the state of a list is not read again, in milliseconds. */
const stateMs = 30_000

export type Copies = ReturnType<typeof createCopies>

/** Opens the stored copies of lists, and keeps the opened ones in memory. Its state has an entry for each list. */
export function createCopies(storage: ListStorage) {
  const cache = {
    /** Opened contents. */
    open: createByteCache<{ revision: string, packed: PackedList }>(maxOpenBytes),
    /** Contents that are read at the moment. */
    opening: new Map<string, Promise<PackedList | undefined>>(),
    /** States of lists that have a copy, and the times at which they were read. */
    states: new Map<string, { state: ListState, readMs: number }>(),
  }

  async function load(slug: string): Promise<PackedList | undefined> {
    const stored = await storage.content(slug)
    if (!stored) return undefined
    const packed = openPackedList(await fromParts(stored.parts).catch(() => Buffer.alloc(0)))
    if (packed) cache.open.set(slug, { revision: stored.revision, packed }, packed.bytes)
    else {
      await storage.discard(slug, stored.revision)
      cache.states.delete(slug)
    }
    return packed
  }

  return {
    /** Returns the state of a list, at most 30 seconds old. */
    async state(slug: string): Promise<ListState | undefined> {
      const known = cache.states.get(slug)
      if (known && performance.now() - known.readMs < stateMs) return known.state
      const state = await storage.state(slug)
      if (state && state.revision !== null) cache.states.set(slug, { state, readMs: performance.now() })
      return state
    },

    forgetState: (slug: string): boolean => cache.states.delete(slug),

    async markUsed(slug: string, usedAt: string): Promise<void> {
      const known = cache.states.get(slug)
      if (known) known.state = { ...known.state, usedAt }
      await storage.markUsed(slug, usedAt)
    },

    /**
     * Returns the content with this revision, or a newer one. Returns `undefined` if it cannot be read. It is then
     * discarded, because it would stay for as long as the publisher confirms it.
     */
    async open(slug: string, revision: string): Promise<PackedList | undefined> {
      const opened = cache.open.get(slug)
      return opened?.revision === revision ? opened.packed : singleFlight(cache.opening, slug, () => load(slug))
    },
  }
}
