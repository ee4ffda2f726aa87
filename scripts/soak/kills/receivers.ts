import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import type { components } from '../../../generated/api.ts'

/**
 * Behaviours of a receiver at the first delivery attempts for a search. Every receiver except `gone` answers a later
 * attempt with 204.
 */
export const behaviours = ['good', 'fails', 'hangs', 'drops', 'moved', 'busy', 'gone'] as const
export type Behaviour = (typeof behaviours)[number]

export interface Received {
  searchId: string
  behaviour: Behaviour
  raw: string
  /** `true` if the receiver answered 204. */
  accepted: boolean
  /** Name of the process that sent it. */
  process: string
  /** Time of arrival, in milliseconds since 1970. */
  at: number
  /** Time of the attempt as the body states it. Exact, so that it identifies the attempt. */
  attemptedAt: string
}

/** Returns the webhook secret of the search for this value. */
export const secretOf = (value: string): string => `the secret of ${value}`

/**
 * Creates webhook receivers, one for each behaviour. Each receiver verifies both signatures of every delivery. It also
 * calls `hasEnded` to check that the search has ended. They listen on `host`, by default on loopback.
 */
export async function createReceivers(hasEnded: (searchId: string) => Promise<boolean>, host = '127.0.0.1') {
  const received: Received[] = []
  const faults: string[] = []
  const times = new Map<string, number>()
  let followed = 0
  const elsewhere = await listen(host, () => { followed++ })
  const servers = await Promise.all(behaviours.map(behaviour => listen(host, (request, response) => {
    meet(behaviour, request, response).catch((error: Error) => faults.push(`receiver ${behaviour}: ${error.message}`))
  })))

  async function meet(behaviour: Behaviour, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await buffer(request).then(String, () => undefined) // a kill may cut off the request
    if (raw === undefined) return
    const { searchId, finishedAt, search: { value } } = JSON.parse(raw) as components['schemas']['SearchEndedNotice']
    if (!isSigned(request, raw, secretOf(value))) {
      faults.push(`${searchId}: a delivery to "${behaviour}" whose signature is not right`)
    }
    const signedAt = request.headers['x-webhook-timestamp']
    if (Math.floor(Date.parse(finishedAt) / 1_000) !== Number(signedAt)) {
      faults.push(`${searchId}: the body states ${finishedAt}, and its signature ${String(signedAt)}`)
    }
    if (!await hasEnded(searchId)) faults.push(`${searchId}: delivered before the search had ended`)
    const time = (times.get(searchId) ?? 0) + 1
    times.set(searchId, time)
    const taken = behaviour !== 'gone' && time > failedAttempts(behaviour, searchId)
    received.push({
      searchId,
      behaviour,
      raw,
      accepted: taken,
      process: /^\/([^/]+)\/hook$/.exec(request.url ?? '')?.[1] ?? '',
      at: Date.now(),
      attemptedAt: finishedAt,
    })
    if (taken) response.writeHead(204).end()
    else misbehave[behaviour](response)
  }

  const misbehave: Record<Behaviour, (response: ServerResponse) => void> = {
    good: response => response.writeHead(204).end(),
    fails: response => response.writeHead(500).end('broken'),
    hangs: () => undefined,
    drops: response => response.destroy(),
    moved: response => response.writeHead(301, { location: elsewhere.url }).end(),
    busy: response => response.writeHead(429, { 'retry-after': '2' }).end(),
    gone: response => response.writeHead(410).end(),
  }

  const all = [elsewhere, ...servers]
  return {
    received,
    faults,
    /** Number of requests to the target of the redirect. */
    get followed() { return followed },
    url: (behaviour: Behaviour): string => servers[behaviours.indexOf(behaviour)]!.url,
    /**
     * Returns the routes to the receivers and to the target of the redirect for the process with this name. Requests to
     * them bypass the simulated sources, and arrive below the name of the process.
     */
    routesFor: (process: string): string[] => all.map(({ url }) => new URL(url).origin)
      .map(origin => `${origin}=${origin}/${process}`),
    async [Symbol.asyncDispose]() {
      await Promise.all(all.map(({ server }) => new Promise(resolve => {
        server.closeAllConnections()
        server.close(resolve)
      })))
    },
  }
}

export type Receivers = Awaited<ReturnType<typeof createReceivers>>

/**
 * Returns how many attempts fail before the receiver accepts one. `hangs` fails only once, because a hanging attempt
 * takes 15 s.
 */
const failedAttempts = (behaviour: Behaviour, searchId: string): number =>
  behaviour === 'good' ? 0 : behaviour === 'hangs' ? 1 : 1 + Number.parseInt(searchId.at(-1)!, 16) % 2

function isSigned({ headers }: IncomingMessage, raw: string, secret: string): boolean {
  const own = createHmac('sha256', secret).update(`${String(headers['x-webhook-timestamp'])}${raw}`).digest('hex')
  if (headers['x-webhook-signature'] !== `sha256=${own}`) return false
  try {
    new Webhook(new Uint8Array(Buffer.from(secret)), { format: 'raw' }).verify(raw, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

async function listen(
  host: string,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ server: Server, url: string }> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  return { server, url: `http://${host}:${(server.address() as AddressInfo).port}/hook` }
}
