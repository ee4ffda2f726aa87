import type { SourceBudgetRepository } from '../../db/source-budgets.ts'
import { breaker } from './budgets.ts'

/** Time for which the list is used, in milliseconds. */
const listMs = 1_000

/** Creates the list of origins that failed last or are blocked, in any process. It is read at most once a second. */
export function createTroubledOrigins(table: Pick<SourceBudgetRepository, 'listTroubled'>, exit: string) {
  const state = {
    readAtMs: -Infinity,
    /** By name. The value is `true` if the table decides whether the origin is asked. */
    origins: Promise.resolve(new Map<string, boolean>()),
  }

  function list(): Promise<Map<string, boolean>> {
    const nowMs = performance.now()
    if (nowMs - state.readAtMs > listMs) {
      state.readAtMs = nowMs
      state.origins = table.listTroubled(exit, { maxFailures: breaker.failures, memoryMs: breaker.memoryMs })
        .then(rows => new Map(rows.map(({ origin, closed }) => [origin, closed])))
      state.origins.catch(() => undefined)
    }
    return state.origins
  }

  return {
    /** Returns `true` if the table decides whether the origin is asked. */
    isClosed: async (name: string): Promise<boolean> => (await list()).get(name) === true,

    /** Returns `true` once if the open origin failed last, maybe in another process. */
    async failedElsewhere(name: string): Promise<boolean> {
      const origins = await list()
      return origins.get(name) === false && origins.delete(name)
    },
  }
}
