import type { Caller } from '../../support/process.ts'
import { readEvents, type ReceivedEvent } from '../../support/sse.ts'

export const createChoices = (random: () => number) => ({
  chance: (share: number): boolean => random() < share,
  one: <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)]!,
})

/** Sends a request, and returns its answer in JSON. Throws if the status is not allowed. */
export async function send<Body>(
  caller: Caller, method: string, path: string, allowed: readonly number[], key: string, body?: object,
): Promise<Body | undefined> {
  const response = await caller.send(method, path, { key, ...body && { body } })
  const text = await response.text()
  if (!allowed.includes(response.status)) throw new Error(`${method} ${path.replace(/[\w.-]*\d[\w.-]*/g, '…')} was `
    + `answered with ${response.status}: ${text.slice(0, 200)}`)
  return response.status < 300 && /json/.test(response.headers.get('content-type') ?? '')
    ? JSON.parse(text) as Body : undefined
}

/**
 * Creates the function that reads a stream to its end. Some readers leave after a few events, and continue behind the
 * last one.
 */
export function createFollow(api: Caller, random: () => number) {
  return async function follow(path: string, key: string, last: ReceivedEvent['event']): Promise<void> {
    let lastId = 0
    let cutAfter = random() < 0.3 ? Math.ceil(random() * 5) : Infinity
    for (;;) {
      const headers: Record<string, string> = lastId > 0 ? { 'last-event-id': String(lastId) } : {}
      let isCut = false
      for await (const event of readEvents(await api.send('GET', path, { key, headers }))) {
        if (event.id !== undefined && Number(event.id) !== ++lastId) throw new Error(`a stream has a gap at ${lastId}`)
        if (event.event === last) return
        isCut = --cutAfter <= 0
        if (isCut) break // closes the connection
      }
      if (!isCut) throw new Error(`a stream ended before ${last}`)
      cutAfter = Infinity
    }
  }
}
