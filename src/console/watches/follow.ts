import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { WatchChange } from '../client.ts'
import { useSession } from '../session.ts'

interface State {
  /** The newest page of changes and those that came since, newest first. `undefined` until the page is loaded. */
  changes: readonly WatchChange[] | undefined
  /** Cursor of the page after it. */
  next: string | null
  /** The connection was lost, and is opened again. */
  isCut: boolean
  error: unknown
}

/** Loads the newest changes of a watch, and follows its stream from there while the view is shown. */
export function useChanges(watchId: string): State {
  const { client } = useSession()
  const state = useSignal<State>({
    changes: undefined,
    next: null,
    isCut: false,
    error: undefined,
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const set = (part: Partial<State>) => { state.value = { ...state.peek(), ...part } }
    const follow = async () => {
      const { data: { changes, pagination } } = await client.watches.changes(watchId, { signal })
      set({ changes, next: pagination.nextCursor })
      const lastEventId = String(changes[0]?.number ?? 0)
      const events = client.watches.stream(watchId, { signal, lastEventId, onRetry: () => set({ isCut: true }) })
      for await (const event of events) {
        if (event.event === 'watch.changed') set({ changes: [event.data.change, ...state.peek().changes ?? []] })
        set({ isCut: false })
      }
    }
    follow().catch((error: unknown) => { if (!signal.aborted) set({ error, isCut: false }) })
    return () => leaving.abort()
  }, [watchId])
  return state.value
}
