import type { Keys } from '../access/keys.ts'

interface RevokedStreamsParts {
  keys: Pick<Keys, 'findRevoked'>
  /** Interval of the check of the keys, in milliseconds. */
  everyMs: number
}

/** Abort reason of the signals of streams whose key was revoked. */
export const keyRevoked = new DOMException('the API key was revoked', 'AbortError')

/**
 * Ends the streams of revoked keys. One query at each interval checks the keys of all streams, so it does not matter
 * which process revokes a key.
 */
export function createRevokedStreams({ keys, everyMs }: RevokedStreamsParts) {
  const state = {
    /** The open streams, by the id of their key. */
    watched: new Map<string, Set<AbortController>>(),
    /** `true` while a check runs: the next one then does nothing. */
    isChecking: false,
  }

  async function endRevoked(): Promise<void> {
    const { watched } = state
    if (state.isChecking || watched.size === 0) return
    state.isChecking = true
    try {
      for (const keyId of await keys.findRevoked([...watched.keys()])) {
        for (const stream of watched.get(keyId) ?? []) stream.abort(keyRevoked)
      }
    } catch {
      // the database does not respond: the next check tries again
    } finally {
      state.isChecking = false
    }
  }

  const timer = setInterval(endRevoked, everyMs)
  timer.unref()

  return {
    /** Adds a stream to those that end if the key is revoked. */
    watch(keyId: string, stream: AbortController): void {
      state.watched.set(keyId, (state.watched.get(keyId) ?? new Set()).add(stream))
    },

    unwatch(keyId: string, stream: AbortController): void {
      const ofKey = state.watched.get(keyId)
      ofKey?.delete(stream)
      if (ofKey?.size === 0) state.watched.delete(keyId)
    },

    close(): void {
      clearInterval(timer)
    },
  }
}
