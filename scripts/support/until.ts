import { setTimeout as sleep } from 'node:timers/promises'

type Check = () => boolean | Promise<boolean>

/**
 * Polls until `holds` returns `true`. Rejects after `maxMs` with the name of the condition; without a name, with the
 * code of the check.
 */
export function until(holds: Check): Promise<void>
export function until(condition: string, holds: Check, everyMs?: number, maxMs?: number): Promise<void>
export async function until(condition: string | Check, holds = condition as Check, everyMs = 10, maxMs = 120_000) {
  const giveUpAt = performance.now() + maxMs
  while (!await holds()) {
    if (performance.now() > giveUpAt) throw new Error(`not true after ${maxMs / 1_000} s: ${condition.toString()}`)
    await sleep(everyMs)
  }
}
