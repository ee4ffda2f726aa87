import type { Listener, Messages } from '../../src/wire/messages.ts'

/** Returns the bodies that arrive instead of a message. */
export type Tamper = (subject: string, body: Uint8Array) => Uint8Array[]

/**
 * Creates messages between parts of this process. A message arrives in a later turn. `queue` groups get a message at
 * one member. `tamper` may drop, change and repeat messages.
 */
export function createLocalMessages() {
  const subscribers = new Map<string, Array<{ listener: Listener, queue: string | undefined }>>()
  let tamper: Tamper = (_, body) => [body]

  function deliver(subject: string, body: Uint8Array, reply: (body: Uint8Array) => void): number {
    const found = subscribers.get(subject) ?? []
    const groups = new Set<string>()
    const chosen = found.filter(({ queue }) => queue === undefined || (!groups.has(queue) && groups.add(queue)))
    for (const { listener } of chosen) {
      setImmediate(() => {
        if (subscribers.get(subject)?.some(one => one.listener === listener)) listener(body, reply)
      })
    }
    return chosen.length
  }

  const messages: Messages = {
    isUp: true,
    publish(subject, body = new Uint8Array()) {
      for (const each of tamper(subject, body)) deliver(subject, each, () => undefined)
    },
    subscribe(subject, listener, { queue } = {}) {
      const subscriber = { listener, queue }
      subscribers.set(subject, [...subscribers.get(subject) ?? [], subscriber])
      return () => subscribers.set(subject, subscribers.get(subject)!.filter(one => one !== subscriber))
    },
    request: (subject, timeoutMs) => new Promise(resolve => {
      if (deliver(subject, new Uint8Array(), body => setImmediate(resolve, body)) === 0) resolve('no subscriber')
      setTimeout(() => resolve('late'), timeoutMs).unref() // real clock: it is the time limit of the caller
    }),
    onUp: () => () => undefined,
  }
  return { messages, tamperWith(next: Tamper) { tamper = next } }
}
