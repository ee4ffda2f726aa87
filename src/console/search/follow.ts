import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { applyEvent, createLive, type Live, type LiveEvent } from './live.ts'

/** Opens the events of a search. `onCut` is called when the connection is lost and will be opened again. */
export type OpenEvents = (options: { signal: AbortSignal, onCut: () => void }) => AsyncIterable<LiveEvent>

/**
 * Follows a search while its view is shown. The state changes in place; the view is drawn at most once a frame,
 * however fast events come.
 */
export function useLive(open: OpenEvents): { live: Live, error: unknown } {
  const live = useRef(createLive()).current
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
      live.isCut = true
      draw()
    }
    const run = async () => {
      try {
        for await (const event of open({ signal: leaving.signal, onCut })) {
          applyEvent(live, event)
          draw()
        }
      } catch (cause) {
        if (!leaving.signal.aborted) error.value = cause
      }
    }
    void run()
    return () => leaving.abort()
  }, [])
  void drawn.value // draws the view again when it changes
  return { live: { ...live }, error: error.value } // parts of the view are drawn again only if their values are new
}
