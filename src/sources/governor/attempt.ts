import { within } from '../../lib/abort.ts'

/** Time limit of one statement, in milliseconds. It is well below the deadlines of sources, which are 10 s or more. */
const statementMs = 3_000
/** Time for which the local budgets apply after the table did not respond, in milliseconds. */
const awayMs = 5_000

/**
 * Creates the function that uses the table of shared budgets while it responds.
 *
 *   present ←──→ away
 *
 *   away   For five seconds after a statement failed or took too long. The local budgets apply.
 * @param onAway receives the error each time the table does not respond
 */
export function createAttempt(onAway: (error: unknown) => void) {
  const state = {
    /** Time until which the table is left alone. */
    awayUntilMs: 0,
  }

  /** Runs `work`. If the table does not respond, runs `fallback`, and the table is left alone for a while. */
  return async function attempt<Result>(
    work: () => Promise<Result>, fallback: () => Promise<Result> | Result,
  ): Promise<Result> {
    if (performance.now() < state.awayUntilMs) return fallback()
    try {
      return await within(work(), statementMs, () => new Error('the budgets did not respond in time'))
    } catch (error) {
      onAway(error)
      state.awayUntilMs = performance.now() + awayMs
      return fallback()
    }
  }
}
