import { createInProcessWire } from './in-process.ts'
import type { Messages } from './messages.ts'
import type { Wire } from './wire.ts'

const stopSubject = 'tw.stop'
/** Name of the group of idle workers. One member of the group gets each ring. */
const queue = 'idle'

/**
 * Creates a wire for several processes. Within this process it works like the in-process wire, whether or not messages
 * reach other processes.
 */
export function createWireBetweenProcesses(messages: Messages): Wire {
  const local = createInProcessWire()

  return {
    publish(searchId) {
      local.publish(searchId)
      messages.publish(`tw.news.${searchId}`)
    },

    subscribe(searchId, listener) {
      const stops = [
        local.subscribe(searchId, listener),
        messages.subscribe(`tw.news.${searchId}`, listener, { onActive: listener }),
      ]
      return () => { for (const stop of stops) stop() }
    },

    onGap: listener => messages.onUp(listener),

    stop(searchId) {
      local.stop(searchId)
      messages.publish(stopSubject, Buffer.from(searchId))
    },

    onStop(listener) {
      const stops = [
        local.onStop(listener),
        messages.subscribe(stopSubject, body => listener(Buffer.from(body).toString())),
      ]
      return () => { for (const stop of stops) stop() }
    },

    ring(kind, count) {
      for (let others = count - local.ring(kind, count); others > 0; others--) messages.publish(`tw.bell.${kind}`)
    },

    onRing(kind, wake) {
      const stops = [local.onRing(kind, wake), messages.subscribe(`tw.bell.${kind}`, wake, { queue })]
      return () => { for (const stop of stops) stop() }
    },
  }
}
