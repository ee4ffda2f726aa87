import { methodNotAllowed, validationError } from '../errors.ts'
import { authorityOf } from '../lib/listen.ts'
import { readJsonBody } from './body.ts'
import type { ClientAddress } from './client-address.ts'
import { innerCallHeader, type InnerCalls } from './inner-calls.ts'
import type { Admit } from './contract.ts'
import type { Authenticate } from './registry.ts'
import { addressOf, disconnectSignal } from './request.ts'
import { headerLines, type AppContext, type AppMiddleware, type ResponseOptions, type Send } from './response.ts'

/** A protocol beside the contract, at one path, that is served by a handler of web requests. */
export interface WebMount {
  path: string
  /** Returns the response to a request that is refused before its key is checked. */
  refuse(request: Request): Response | undefined
  /**
   * Returns the response to a request with a valid key. The URL of the request has the address at which this server
   * was reached, and its signal aborts if the client disconnects.
   *
   * @param body the parsed body of a POST. Each member of a list counts as a request of its own
   */
  handle(request: Request, body: unknown): Promise<Response>
}

/** Adds to the weight of what a caller has sent. Throws if it is too much. */
export type AddWeight<Principal> = (principal: Principal, weight: number) => void

interface MountParts<Principal> extends Pick<ResponseOptions, 'headers' | 'unsent'> {
  authenticate: Authenticate<Principal>
  admit: Admit<Principal>
  addWeight: AddWeight<Principal> | undefined
  clientAddress: ClientAddress
  innerCalls: InnerCalls
  send: Send
}

/** Maximum size of a body, in bytes. Only bodies with lists of observables may be larger at the API itself. */
const maxBytes = 256 * 1024
const allow = { Allow: 'DELETE, GET, OPTIONS, POST' }

/**
 * Weight of a request, and of each message of a batch. It only counts, and occupies no lane of the account: the
 * requests that a call of a tool sends could need the same lane.
 */
const weightOfMessage = 1
/** Number of messages of a batch that are counted. The handler refuses a batch with more. */
const maxCounted = 100

/** Serves the path of the mount. Every request needs a valid API key. */
export function createWebMount<Principal>(
  { path, refuse, handle }: WebMount,
  { authenticate, admit, addWeight, clientAddress, innerCalls, send, ...sender }: MountParts<Principal>,
): AppMiddleware {
  return async (ctx, next) => {
    const { req, res, state } = ctx
    const { method = '', url = '' } = req
    if (url !== path && !url.startsWith(`${path}?`)) return void await next()
    if (method === 'OPTIONS') return send(ctx, { status: 204, headers: allow })
    if (!['GET', 'POST', 'DELETE'].includes(method)) throw methodNotAllowed({ headers: allow })

    const pairs = Object.entries(req.headers).flatMap(([name, value]): Array<[string, string]> =>
      typeof value === 'string' ? [[name, value]] : []
    )
    const { localAddress: host = '127.0.0.1', localPort: port = 0 } = req.socket
    const ownUrl = `http://${authorityOf({ host, port })}${path}`
    const request = new Request(ownUrl, { method, headers: pairs, signal: disconnectSignal(res) })
    const refusal = refuse(request)
    if (refusal) return sendWebResponse(ctx, refusal, sender)
    sender.unsent.requireRoom()
    const address = addressOf(req, clientAddress)
    const principal = await authenticate(req.headers.authorization, address)
    state.principal = principal
    admit(principal, address)
    addWeight?.(principal, weightOfMessage) // before the body, because a faulty one counts too
    const { value, faults } = method === 'POST'
      ? await readJsonBody(req, { maxBytes, keep: bytes => sender.unsent.keepBody(res, bytes) })
      : { value: undefined, faults: [] }
    if (faults.length > 0) throw validationError({ details: faults })
    const messages = Array.isArray(value) ? Math.max(1, Math.min(value.length, maxCounted)) : 1
    addWeight?.(principal, (messages - 1) * weightOfMessage)
    const name = innerCalls.begin(address)
    request.headers.set(innerCallHeader, name)
    try {
      await sendWebResponse(ctx, await handle(request, value), sender)
    } finally {
      innerCalls.end(name)
    }
  }
}

/** Sends a response as its parts arrive. Stops if the client disconnects. */
async function sendWebResponse(
  { res, state }: AppContext,
  response: Response,
  { headers: common = {}, unsent }: Pick<ResponseOptions, 'headers' | 'unsent'>,
): Promise<void> {
  const own = { ...Object.fromEntries(response.headers), 'X-Accel-Buffering': 'no' }
  res.writeHead(response.status, headerLines(state, common, own))
  for await (const chunk of response.body ?? []) {
    if (res.destroyed) return
    if (!res.write(chunk)) await unsent.drained(res)
  }
  res.end()
}
