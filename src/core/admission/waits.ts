/** Numbers of requests of a process that wait at the same time. */
interface WaitLimits {
  total: number
  perAccount: number
}

/** Each wait holds a connection and a subscription to events. */
const usual: WaitLimits = { total: 200, perAccount: 20 }

export type Waits = ReturnType<typeof createWaits>

/**
 * Limits the requests that wait for the end of what they have started, so that those of one account leave room for
 * others. A request that finds no room does not wait.
 */
export function createWaits({ total, perAccount }: WaitLimits = usual) {
  const waiting = new Map<string, number>()
  let all = 0
  return {
    /** Does work for which a request waits. Returns `false`, without doing it, if there is no room. */
    async hold(accountId: string, work: () => Promise<void>): Promise<boolean> {
      const own = waiting.get(accountId) ?? 0
      if (all >= total || own >= perAccount) return false
      all++
      waiting.set(accountId, own + 1)
      try {
        await work()
        return true
      } finally {
        all--
        const left = waiting.get(accountId)! - 1
        if (left === 0) waiting.delete(accountId)
        else waiting.set(accountId, left)
      }
    },
  }
}
