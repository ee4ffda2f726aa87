import { useSignal } from '@preact/signals'

export interface Action {
  isBusy: boolean
  /** Error of the last run. `undefined` if it succeeded, or none has ended. */
  error: unknown
  run(work: () => Promise<unknown>): Promise<void>
}

/** Runs what a button does, one thing at a time, and keeps its error for the view. */
export function useAction(): Action {
  const isBusy = useSignal(false)
  const error = useSignal<unknown>(undefined)
  return {
    isBusy: isBusy.value,
    error: error.value,
    async run(work) {
      if (isBusy.peek()) return
      isBusy.value = true
      error.value = undefined
      try {
        await work()
      } catch (cause) {
        error.value = cause
      } finally {
        isBusy.value = false
      }
    },
  }
}
