import { setTimeout as sleep } from 'node:timers/promises'

const longestMs = 15_000

/** Looks again and again until the answer is true. Rejects where it stays false for longer than any test may take. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + longestMs
  while (!await check()) {
    if (Date.now() > end) throw new Error(`this stayed false: ${check.toString()}`)
    await sleep(10)
  }
}
