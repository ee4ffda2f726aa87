import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './places.ts'

/** Pause between the last bytes and the cut, in milliseconds, so that the reader has read them. */
const beforeCutMs = 100

/**
 * Starts a proxy on loopback that forwards every request to `target` and cuts each stream at the next of `places`.
 * After the last place it cuts nothing.
 */
export async function startCuttingProxy(target: string, places: readonly Place[]) {
  const left = [...places]

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request
    const outgoing = send(new URL(url ?? '/', target), { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream') && answer.statusCode === 200
      pass(answer, response, isStream ? left[0] : undefined).catch(() => response.destroy())
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    request.pipe(outgoing)
  }

  /** Sends `answer` to the reader up to `place`. Without a place in the whole answer, sends all of it. */
  async function pass(answer: IncomingMessage, response: ServerResponse, place: Place | undefined): Promise<void> {
    let held = Buffer.alloc(0)
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      held = Buffer.concat([held, chunk])
      const cut = place?.find(held.toString('latin1'))
      if (cut === undefined) continue
      left.shift()
      response.write(held.subarray(0, cut))
      await sleep(beforeCutMs)
      response.socket?.destroy()
      return
    }
    response.end(held)
  }

  const server = createServer(forward)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Places at which no connection was cut yet. */
    left: left as readonly Place[],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
