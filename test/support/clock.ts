import type { Clock } from '../../src/lib/clock.ts'

/** Creates a clock that moves only when `advance` is called. */
export function createTestClock(start = '2026-11-21T10:00:00.000Z'): Clock & { advance(ms: number): void } {
  let now = Date.parse(start)
  return { now: () => new Date(now), advance: ms => { now += ms } }
}
