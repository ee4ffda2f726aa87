import { shareOver, type Connect, type Sharing } from './shared-stream.ts'
import { locksOf, takeConnection } from './turns.ts'

const browser = {
  locks: locksOf,
  openChannel: (name: string) => new BroadcastChannel(name),
  takeConnection,
}

/** Yields the events after `lastEventId`, each once, over a connection that the tabs of the browser share. */
export const shareStream = <Event extends { event: string, id?: string }>(
  sharing: Sharing, connect: Connect<Event>,
): AsyncGenerator<Event, void, void> => shareOver(browser, sharing, connect)
