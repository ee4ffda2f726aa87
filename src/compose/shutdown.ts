/** @param remainingMs how long work in progress may still take */
type Step = (remainingMs: number) => unknown

/** Collects the steps that stop a started service. */
export function createShutdown() {
  const steps: Step[] = []
  return {
    add(step: Step): void {
      steps.push(step)
    },

    /** Runs the steps one after the other, the last added first. All steps together have `graceMs` to end. */
    async run(graceMs: number): Promise<void> {
      const until = Date.now() + graceMs
      for (const step of steps.toReversed()) await step(Math.max(0, until - Date.now()))
    },
  }
}
