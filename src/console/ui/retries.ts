const retries = new WeakMap<object, () => void>()

/** Remembers how to try again what has failed with an error, so that every box that shows the error has the button. */
export function setRetry(error: unknown, retry: () => void): void {
  if (typeof error === 'object' && error !== null) retries.set(error, retry)
}

/** Returns what tries again. `undefined` for the error of an act: its own button is still there. */
export const retryOf = (error: unknown): (() => void) | undefined =>
  typeof error === 'object' && error !== null ? retries.get(error) : undefined
