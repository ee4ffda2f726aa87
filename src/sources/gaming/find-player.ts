import { startRun } from '../egress/run.ts'
import { SourceFailure } from '../failures.ts'
import type { FailureCode } from '../failures.ts'
import type { Player, PlayerModule } from '../player-module.ts'
import type { Context, Query } from '../source.ts'

/** What one platform says about a name. */
export type PlayerVerdict =
  | { status: 'found', reason: null, player: Player }
  /** With a reason where the platform has no such names: it was not asked. */
  | { status: 'not_found', reason: { code: 'NAME_NOT_POSSIBLE', message: string } | null, player: null }
  | { status: 'unknown', reason: { code: FailureCode, message: string }, player: null }

/**
 * Asks one platform for a player, within the platform's own deadline. Only its answer that nobody is there is
 * `not_found`; a wall, a time-out or a changed answer is `unknown`. Rejects with the reason of the context's signal.
 */
export async function findPlayer(platform: PlayerModule, query: Query, context: Context): Promise<PlayerVerdict> {
  const rule = platform.unfit?.(query)
  if (rule !== undefined) return { status: 'not_found', reason: { code: 'NAME_NOT_POSSIBLE', message: rule }, player: null }
  const run = startRun(platform.deadlineMs, [context.signal])
  try {
    const player = await platform.find(query, { ...context, signal: run.signal })
    return player ? { status: 'found', reason: null, player } : { status: 'not_found', reason: null, player: null }
  } catch (failure) {
    context.signal.throwIfAborted()
    if (!(failure instanceof SourceFailure)) throw failure
    return { status: 'unknown', reason: { code: failure.code, message: failure.message }, player: null }
  } finally {
    run.end()
  }
}
