import { createPauses } from '../../lib/pauses.ts'
import { encodeEvent } from '../../lib/sse.ts'
import type { Channel } from './channel.ts'
import { toTemporaryEvent, type SearchEvent, type TemporarySearchEvent } from './events.ts'

/** Length from which events are sent in another chunk, in bytes. */
const maxChunkBytes = 32 * 1024

export const encode = ({ event, data }: TemporarySearchEvent): Buffer => encodeEvent(event, JSON.stringify(data))

/**
 * Creates the function that sends the events of a temporary search. The events of two calls never mix. A leak page can
 * come between the events of one call, because leak pages are sent without this function.
 */
export function createSender(channel: Pick<Channel, 'push'>) {
  let sent: Promise<void> = Promise.resolve()

  async function sendNow(events: ReadonlyArray<SearchEvent | TemporarySearchEvent>): Promise<void> {
    const pause = createPauses()
    let chunk: Buffer[] = []
    let size = 0
    for (const event of events) {
      const bytes = encode(toTemporaryEvent(event))
      if (size > 0 && size + bytes.length > maxChunkBytes) {
        await channel.push(Buffer.concat(chunk))
        chunk = []
        size = 0
      }
      chunk.push(bytes)
      size += bytes.length
      await pause()
    }
    if (size > 0) await channel.push(Buffer.concat(chunk))
  }

  return (events: ReadonlyArray<SearchEvent | TemporarySearchEvent>): Promise<void> =>
    sent = sent.then(() => sendNow(events))
}
