import { setTimeout as sleep } from 'node:timers/promises'

const longestMs = 120_000

/** Repeats the check until it returns `true`. Rejects if it stays `false` for two minutes. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + longestMs
  while (!await check()) {
    if (Date.now() > end) throw new Error(`this stayed false: ${check.toString()}`)
    await sleep(10)
  }
}
