import { useStream, type OpenStream } from '../ui/stream.ts'
import { applyEvent, createLive, type Live, type LiveEvent } from './live.ts'

/** Follows a search while its view is shown. */
export function useLive(
  open: OpenStream<LiveEvent>, { isOnce = false }: { isOnce?: boolean } = {},
): { live: Live, error: unknown } {
  const { state, error } = useStream({
    create: createLive,
    apply: applyEvent,
    open,
    isOnce,
  })
  return { live: state, error }
}
