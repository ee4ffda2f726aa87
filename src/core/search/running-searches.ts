import type { Repositories } from '../../db/database.ts'
import type { LinkedSignal } from '../../lib/abort.ts'
import type { Wire } from '../../wire/wire.ts'
import { SearchEnded } from './journal-write.ts'

interface RunningSearchesParts {
  searches: Pick<Repositories['searches'], 'listActive'>
  wire: Pick<Wire, 'onStop'>
}

/** Interval at which the searches that run here are looked up, in case a message of the wire was lost. */
const pollMs = 1_000

/**
 * Aborts the shards of this process whose search has ended elsewhere: it was cancelled, or its time limit passed. They
 * stop with `SearchEnded`.
 */
export function createRunningSearches({ searches, wire }: RunningSearchesParts) {
  const state = {
    /** Shards that run here, by search. */
    shards: new Map<string, Set<LinkedSignal>>(),
    /** Set while `shards` is not empty. */
    timer: undefined as NodeJS.Timeout | undefined,
    isPolling: false,
  }

  function stop(searchId: string): void {
    for (const shard of state.shards.get(searchId) ?? []) shard.abort(new SearchEnded())
  }

  async function poll(): Promise<void> {
    if (state.isPolling) return
    state.isPolling = true
    try {
      const ids = [...state.shards.keys()]
      const active = new Set(await searches.listActive(ids))
      for (const id of ids) if (!active.has(id)) stop(id)
    } catch { /* the next poll asks again */ } finally {
      state.isPolling = false
    }
  }

  wire.onStop(stop)

  return {
    /** Aborts `shard` if the search ends elsewhere. Call the returned function when the shard has ended. */
    watch(searchId: string, shard: LinkedSignal): () => void {
      const ofSearch = state.shards.get(searchId) ?? new Set()
      state.shards.set(searchId, ofSearch.add(shard))
      state.timer ??= setInterval(poll, pollMs)
      return () => {
        ofSearch.delete(shard)
        if (ofSearch.size > 0) return
        state.shards.delete(searchId)
        if (state.shards.size > 0) return
        clearInterval(state.timer)
        state.timer = undefined
      }
    },
  }
}
