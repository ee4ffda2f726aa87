import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'

export interface Loaded<Value> {
  value: Value | undefined
  error: unknown
  isLoading: boolean
  reload(): void
}

/** Loads a value when the view is shown, and again when `key` changes. A view that is left aborts its request. */
export function useLoad<Value>(load: (signal: AbortSignal) => Promise<Value>, key = ''): Loaded<Value> {
  const state = useSignal<Omit<Loaded<Value>, 'reload'>>({ value: undefined, error: undefined, isLoading: true })
  const round = useSignal(0)
  useEffect(() => {
    const leaving = new AbortController()
    state.value = { ...state.peek(), isLoading: true }
    load(leaving.signal).then(
      value => { if (!leaving.signal.aborted) state.value = { value, error: undefined, isLoading: false } },
      (error: unknown) => {
        if (!leaving.signal.aborted) state.value = { value: undefined, error, isLoading: false }
      },
    )
    return () => leaving.abort()
  }, [key, round.value])
  return { ...state.value, reload: () => { round.value += 1 } }
}

/**
 * Loads a value for a view that also follows a stream. While the connection is lost, the last value stays; when it is
 * back, the value is loaded again. `error` is set only if nothing could be loaded.
 */
export function useLoadBesideStream<Value>(
  isCut: boolean,
  load: (signal: AbortSignal) => Promise<Value>,
  key: string,
): Pick<Loaded<Value>, 'value' | 'error'> {
  const { value, error } = useLoad(load, `${key} ${isCut}`)
  const last = useRef(value)
  last.current = value ?? last.current
  return { value: last.current, error: isCut || last.current !== undefined ? undefined : error }
}
