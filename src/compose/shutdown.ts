/** @param remainingMs how long work in progress may still take */
type Step = (remainingMs: number) => unknown

/** Collects the steps that stop a started service. */
export function createShutdown() {
  const steps: Step[] = []
  return {
    add(step: Step): void {
      steps.push(step)
    },

    /**
     * Runs the steps one after the other, the last added first. All steps together have `graceMs` to end. A step that
     * fails does not prevent the later ones, such as closing the database. Throws an `AggregateError` if any failed.
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
