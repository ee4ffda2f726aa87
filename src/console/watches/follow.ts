import type { WatchChange } from '../model/client.ts'
import { useSession } from '../model/session.ts'
import { shareStream } from '../ui/share-stream.ts'
import { useStream } from '../ui/stream.ts'

interface State {
  /** The newest page of changes and those that came since, newest first. `undefined` until the page is loaded. */
  changes: readonly WatchChange[] | undefined
  /** Cursor of the page after it. */
  next: string | null
  /** The connection was lost, and is opened again. */
  isCut: boolean
}

/** Loads the newest changes of a watch, and follows its stream from there while the view is shown. */
export function useChanges(watchId: string): State & { error: unknown } {
  const { client, scope } = useSession()
  const { state, error } = useStream<State, Partial<State>>({
    create: () => ({ changes: undefined, next: null, isCut: false }),
    apply: (known, part) => Object.assign(known, part),
    async* open({ signal, onCut, state: known }) {
      let { changes } = known
      if (changes === undefined) { // loaded once: a later page would leave a gap before the older ones
        const { data } = await client.watches.changes(watchId, { signal })
        changes = data.changes
        yield { changes, next: data.pagination.nextCursor }
      }
      const lastEventId = String(changes[0]?.number ?? 0)
      const sharing = {
        signal,
        onCut,
        lastEventId,
        scope,
        topic: `watch ${watchId}`,
      }
      for await (const event of shareStream(sharing, connection => client.watches.stream(watchId, connection))) {
        yield event.event === 'watch.changed' ? { changes: [event.data.change, ...known.changes ?? []] } : {}
      }
    },
  })
  return { ...state, error }
}
