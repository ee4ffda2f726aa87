/** What a part of the soak found: none of `faults` may be there. */
export interface Outcome {
  figures: Record<string, string | number>
  faults: string[]
}

export type Say = (text: string) => void

/** Collects what does not hold, so that one run tells everything. */
export function createFaults() {
  const faults: string[] = []
  return {
    faults,
    check(holds: boolean, fault: string): void {
      if (!holds) faults.push(fault)
    },
    /** What throws is a fault, in its own words. */
    async attempt(what: string, work: () => unknown): Promise<void> {
      try {
        await work()
      } catch (error) {
        faults.push(`${what}: ${(error as Error).message}`)
      }
    },
  }
}

/** Numbers from 0 to below 1, the same for the same seed: mulberry32. */
export function createRandom(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
