/** Result of one part of the soak. The part passed if `faults` is empty. */
export interface Outcome {
  figures: Record<string, string | number>
  faults: string[]
}

export type Say = (text: string) => void

/** Collects failures, so that one run reports all of them. */
export function createFaults() {
  const faults: string[] = []
  return {
    faults,
    check(holds: boolean, fault: string): void {
      if (!holds) faults.push(fault)
    },
    /** Runs `work`. If it throws an error, records the error as a fault. */
    async attempt(what: string, work: () => unknown): Promise<void> {
      try {
        await work()
      } catch (error) {
        faults.push(`${what}: ${(error as Error).message}`)
      }
    },
  }
}

/** Returns a generator of numbers in [0, 1). The same seed gives the same numbers (mulberry32). */
export function createRandom(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
