/** @param remainingMs how long running work may still take */
type Step = (remainingMs: number) => unknown

/** Collects the steps that end what a start has begun. */
export function createShutdown() {
  const steps: Step[] = []
  return {
    add(step: Step): void {
      steps.push(step)
    },

    /** Runs the steps one after the other, the latest first. All of them share the grace period. */
    async run(graceMs: number): Promise<void> {
      const until = Date.now() + graceMs
      for (const step of steps.toReversed()) await step(Math.max(0, until - Date.now()))
    },
  }
}
