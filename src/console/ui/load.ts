import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { TracewellError } from '../model/client.ts'
import { setRetry } from './retries.ts'

export interface Loaded<Value> {
  value: Value | undefined
  error: unknown
  isLoading: boolean
  reload(): void
}

/** Pauses before a server that could not be reached is asked again, in milliseconds. */
const pausesMs = [5_000, 15_000, 30_000]

/**
 * Loads a value when the view is shown, and again when `key` changes. A view that is left aborts its request. If the
 * server could not be reached, the load is repeated by itself: after a pause, and when the computer is online again.
 */
export function useLoad<Value>(load: (signal: AbortSignal) => Promise<Value>, key = ''): Loaded<Value> {
  const state = useSignal<Omit<Loaded<Value>, 'reload'>>({ value: undefined, error: undefined, isLoading: true })
  const round = useSignal(0)
  const failures = useRef(0)
  const reload = () => { round.value += 1 }
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    state.value = { ...state.peek(), isLoading: true }
    load(leaving.signal).then(
      value => {
        failures.current = 0
        if (!leaving.signal.aborted) state.value = { value, error: undefined, isLoading: false }
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return
        setRetry(error, reload)
        state.value = { value: undefined, error, isLoading: false }
        if (error instanceof TracewellError) return // the server has answered
        const pauseMs = pausesMs[failures.current++]
        if (pauseMs !== undefined) timer = setTimeout(reload, pauseMs)
        addEventListener('online', reload, { once: true, signal: leaving.signal })
      },
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [key, round.value])
  return { ...state.value, reload }
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
