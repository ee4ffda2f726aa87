import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { reportFault } from './report-fault.ts'
import { whileVisible } from './turns.ts'

/**
 * Opens the events of a stream, after those that `state` knows, or after the last one that came. `onCut` is called when
 * the connection is lost and will be opened again.
 */
export type OpenStream<Event, State = unknown> =
  (options: OpenOptions<State>) => AsyncIterable<Event>

interface OpenOptions<State> {
  signal: AbortSignal
  onCut: () => void
  state: State
  /** Id of the last event that came while the view was shown. */
  lastEventId: string | undefined
}

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
  /** `true` for a stream that cannot be resumed: it stays open while the tab is hidden. Default: `false`. */
  isOnce?: boolean
}

/**
 * Follows a stream while its view is shown. The state changes in place; the view is drawn at most once a frame,
 * however fast events come. The tabs of a browser share connections (shared-stream.ts).
 */
export function useStream<State extends Streamed, Event>(
  { create, apply, open, round = 0, isOnce = false }: Stream<State, Event>,
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
    let lastEventId: string | undefined
    const follow = async (signal: AbortSignal) => {
      for await (const event of open({ signal, onCut, state, lastEventId })) {
        lastEventId = (event as { id?: string }).id ?? lastEventId
        state.isCut = false
        applySafely(state, event)
        draw()
      }
    }
    /** Follows the stream while the tab is visible. Returns `true` if it has ended, and `false` if it is hidden. */
    const followVisible = async (): Promise<boolean> => {
      const turn = await whileVisible(leaving.signal)
      try {
        await follow(turn.signal)
        return true
      } catch (cause) {
        if (leaving.signal.aborted || !turn.signal.aborted) throw cause
        return false
      } finally {
        turn.end()
      }
    }
    const run = async () => {
      try {
        if (isOnce) await follow(leaving.signal)
        else while (!await followVisible());
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
