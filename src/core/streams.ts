import { maxConcurrencyExceeded } from '../errors.ts'
import { linkSignals } from '../lib/abort.ts'
import { subscriberOf } from '../lib/ip-range.ts'
import type { Keys, Principal } from './keys.ts'

export interface StreamLimits {
  perKey: number
  perAddress: number
}

interface StreamParts {
  limits: StreamLimits
  keys: Pick<Keys, 'requireActive' | 'findRevoked'>
}

/** An event stream that one client reads. */
export interface ClientStream {
  /** Aborts if the client disconnects or the key of the caller is revoked. */
  signal: AbortSignal
  /**
   * Counts the stream as open. Returns the function to call once when the stream ends. Throws UNAUTHORIZED if the key
   * was revoked in the meantime, and MAX_CONCURRENCY_EXCEEDED if the key or the address has too many open streams.
   */
  enter(clientAddress: string): Promise<() => void>
  /** Yields the chunks of `events`. If the key is revoked, a comment with the reason is the last chunk. */
  chunks(events: AsyncIterable<Buffer>): AsyncIterable<Buffer>
}

export type Streams = ReturnType<typeof createStreams>

/**
 * Interval at which the keys of the open streams are checked, in milliseconds. The streams of a revoked key end after
 * this time and one query.
 */
const checkEveryMs = 1_000
/** SSE comment at the end of the streams of a revoked key. */
const revokedComment = Buffer.from(': the API key was revoked\n')

/**
 * Limits the open event streams of this process, per API key and per client address, and ends the streams of revoked
 * keys. One query every second checks the keys of all streams, so it does not matter which process revokes a key.
 */
export function createStreams({ limits: { perKey, perAddress }, keys }: StreamParts) {
  const open = new Map<string, number>()
  const revocations = new Map<string, Set<AbortController>>() // by key id
  let checking = false

  function leave(holder: string): void {
    const left = open.get(holder)! - 1
    if (left === 0) open.delete(holder)
    else open.set(holder, left)
  }

  /** Counts a stream of the key and the address. Returns the function that ends the count. */
  function count(keyId: string, clientAddress: string): () => void {
    const holders = [[`key ${keyId}`, perKey, 'this API key'], [`address ${subscriberOf(clientAddress)}`, perAddress,
      'this address']] as const
    for (const [holder, max, name] of holders) {
      if ((open.get(holder) ?? 0) >= max) {
        throw maxConcurrencyExceeded({
          message: `Too many streams of ${name} are open: this server allows ${max}`,
        })
      }
    }
    for (const [holder] of holders) open.set(holder, (open.get(holder) ?? 0) + 1)
    return () => { for (const [holder] of holders) leave(holder) }
  }

  /** Adds a stream to those that end if the key is revoked. Returns the function that removes it. */
  function watch(keyId: string, revocation: AbortController): () => void {
    const ofKey = revocations.get(keyId) ?? new Set()
    revocations.set(keyId, ofKey.add(revocation))
    return () => {
      ofKey.delete(revocation)
      if (ofKey.size === 0 && revocations.get(keyId) === ofKey) revocations.delete(keyId)
    }
  }

  async function endRevoked(): Promise<void> {
    if (checking || revocations.size === 0) return
    checking = true
    try {
      for (const keyId of await keys.findRevoked([...revocations.keys()])) {
        for (const revocation of revocations.get(keyId) ?? []) revocation.abort()
      }
    } catch {
      // the database does not respond: the next check tries again
    } finally {
      checking = false
    }
  }

  const timer = setInterval(endRevoked, checkEveryMs).unref()

  return {
    /** Creates a stream of this caller. `clientGone` aborts when the client disconnects. */
    create(principal: Principal, clientGone: AbortSignal): ClientStream {
      const revocation = new AbortController()
      const link = linkSignals([clientGone, revocation.signal])
      return {
        signal: link.signal,

        async enter(clientAddress) {
          const uncount = count(principal.keyId, clientAddress)
          const unwatch = watch(principal.keyId, revocation)
          const end = () => {
            uncount()
            unwatch()
            link[Symbol.dispose]()
          }
          // The key may have been revoked after it was authenticated, because principals are cached. The stream is
          // already watched, so a revocation after this check ends it.
          await keys.requireActive(principal).catch((error: unknown) => {
            end()
            throw error
          })
          return end
        },

        async* chunks(events) {
          yield* events
          if (revocation.signal.aborted) yield revokedComment
        },
      }
    },

    /** Stops the checks. */
    close: () => clearInterval(timer),
  }
}
