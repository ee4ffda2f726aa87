import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { reportFault } from './report-fault.ts'

/**
 * Opens the events of a stream, after those that `state` knows. `onCut` is called when the connection is lost and will
 * be opened again.
 */
export type OpenStream<Event, State = unknown> =
  (options: { signal: AbortSignal, onCut: () => void, state: State }) => AsyncIterable<Event>

/** State that events change in place. */
interface Streamed {
  /** True while no connection is open. */
  isCut: boolean
  /** Number of events that could not be read. */
  unread?: number
}

interface Stream<State, Event> {
  create(): State
  apply(state: State, event: Event): void
  open: OpenStream<Event, State>
  /** The stream is opened again when it changes, with the same state. */
  round?: number
}

/**
 * Follows a stream while its view is shown. The state changes in place; the view is drawn at most once a frame,
 * however fast events come.
 */
export function useStream<State extends Streamed, Event>(
  { create, apply, open, round = 0 }: Stream<State, Event>,
): { state: State, error: unknown } {
  const kept = useRef<State | undefined>(undefined)
  const state = kept.current ??= create()
  const drawn = useSignal(0)
  const error = useSignal<unknown>(undefined)
  useEffect(() => {
    const leaving = new AbortController()
    let isAsked = false
    const draw = () => {
      if (isAsked) return
      isAsked = true
      requestAnimationFrame(() => {
        isAsked = false
        drawn.value += 1
      })
    }
    const onCut = () => {
      state.isCut = true
      draw()
    }
    /** An event that this version cannot read costs what it says, not the page. */
    const applySafely = (current: State, event: Event) => {
      try {
        apply(current, event)
      } catch (cause) {
        current.unread = (current.unread ?? 0) + 1
        reportFault('An event of a stream', cause)
      }
    }
    const run = async () => {
      try {
        for await (const event of open({ signal: leaving.signal, onCut, state })) {
          state.isCut = false
          applySafely(state, event)
          draw()
        }
      } catch (cause) {
        if (leaving.signal.aborted) return
        state.isCut = false // the stream is not opened again
        error.value = cause
      }
    }
    void run()
    return () => leaving.abort()
  }, [round])
  void drawn.value // draws the view again when it changes
  return { state: { ...state }, error: error.value } // parts of the view are drawn again only if their values are new
}
