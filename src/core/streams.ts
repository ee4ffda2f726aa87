import { maxConcurrencyExceeded } from '../errors.ts'
import { subscriberOf } from '../lib/ip-range.ts'
import type { Principal } from './keys.ts'

export interface StreamLimits {
  perKey: number
  perAddress: number
}

export type Streams = ReturnType<typeof createStreams>

/** Limits the open event streams of this process, per API key and per client address. */
export function createStreams({ perKey, perAddress }: StreamLimits) {
  const open = new Map<string, number>()

  function leave(holder: string): void {
    const left = open.get(holder)! - 1
    if (left === 0) open.delete(holder)
    else open.set(holder, left)
  }

  return {
    /**
     * Counts a stream as open. Returns the function to call once when the stream ends. Throws MAX_CONCURRENCY_EXCEEDED
     * if the key or the address has too many open streams.
     */
    enter({ keyId }: Principal, clientAddress: string): () => void {
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
    },
  }
}
