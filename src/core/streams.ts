import { maxConcurrencyExceeded } from '../errors.ts'
import { subscriberOf } from '../lib/ip-range.ts'
import type { Principal } from './keys.ts'

export interface StreamLimits {
  perKey: number
  perAddress: number
}

export type Streams = ReturnType<typeof createStreams>

/** The event streams that are open in this process: so many of a key, and so many of a caller's address. */
export function createStreams({ perKey, perAddress }: StreamLimits) {
  const open = new Map<string, number>()

  function leave(holder: string): void {
    const left = open.get(holder)! - 1
    if (left === 0) open.delete(holder)
    else open.set(holder, left)
  }

  return {
    /** Gives back what ends it, to be called once. Throws MAX_CONCURRENCY_EXCEEDED. */
    enter({ keyId }: Principal, clientAddress: string): () => void {
      const holders = [[`key ${keyId}`, perKey, 'this API key'], [`address ${subscriberOf(clientAddress)}`, perAddress,
        'this address']] as const
      for (const [holder, most, name] of holders) {
        if ((open.get(holder) ?? 0) >= most) {
          throw maxConcurrencyExceeded({
            message: `As many streams of ${name} are open as this server allows: ${most}`,
          })
        }
      }
      for (const [holder] of holders) open.set(holder, (open.get(holder) ?? 0) + 1)
      return () => { for (const [holder] of holders) leave(holder) }
    },
  }
}
