/** @param remainingMs how long work in progress may still take, in milliseconds */
type Step = (remainingMs: number) => unknown

/** Collects the steps that stop a started service. */
export function createShutdown() {
  const steps: Step[] = []
  return {
    add(step: Step): void {
      steps.push(step)
    },

    /**
     * Runs the steps one after another, in the reverse order of `add`. All steps together have `graceMs` milliseconds.
     * If a step fails, the later steps, such as closing the database, still run. Throws an `AggregateError` if any step
     * failed.
     */
    async run(graceMs: number): Promise<void> {
      const until = Date.now() + graceMs
      const errors: unknown[] = []
      for (const step of steps.toReversed()) {
        try {
          await step(Math.max(0, until - Date.now()))
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, 'steps of the stop failed', { cause: errors[0] })
    },
  }
}
