import type { Failure } from '../errors.ts'
import type { ClientAddress } from './client-address.ts'
import { type SendReply, createReplySender } from './send-reply.ts'
import type { AnyHandler } from './handler.ts'
import type { InnerCalls } from './inner-calls.ts'
import type { InputCheck } from './input-check.ts'
import type { Operation, RequestValidators } from './operation.ts'
import { type Authenticate, createRegistry } from './registry.ts'
import type { AppMiddleware, HeaderValues, Send, ResponseOptions } from './response.ts'
import { addressOf, createInputReader, HandlerCall, type ReadInput } from './request.ts'
import type { ToFailure } from './errors.ts'
import { allMethods, createRoutes } from './routes.ts'

/** Throws if the principal lacks the plan feature, or the mark or scope of its key, that the operation needs. */
export type Authorise<Principal> = (principal: Principal, operation: Operation) => void

/** Throws if the principal may not be served: its key has expired, or may not be used from this address. */
export type Admit<Principal> = (principal: Principal, clientAddress: string) => void

/** A valid request of an authenticated caller. */
export interface WeighedCall<Principal> extends Pick<HandlerCall, 'signal'> {
  principal: Principal
  operation: Pick<Operation, 'weight'>
}

/**
 * Adds the weight of a request to what its caller has sent. Throws if the caller sends too many. Returns a promise if
 * the request must wait; it resolves with a function to call once the request is carried out.
 */
export type Weigh<Principal> = (call: WeighedCall<Principal>) => Promise<() => void> | (() => void) | undefined

/** Limits the requests of a caller that are refused, and so not weighed or metered. */
export interface Refusals<Principal> {
  /** Throws if too many requests of the caller were refused. Called before a body is read. */
  require(principal: Principal): void
  /** Counts a refused request. */
  note(principal: Principal): void
}

/** Receives each failed or refused request of an authenticated caller. `body` is set only if the input was valid. */
export type OnRefused<Principal> = (
  principal: Principal,
  refused: { method: string, operation: string, body: unknown },
  failure: Failure,
) => void

export interface ContractOptions<Principal> {
  /** Names of the security schemes of the document. */
  securitySchemes: readonly string[]
  operations: readonly Operation[]
  validators: Readonly<Record<string, RequestValidators>>
  /** Handlers by operationId, one for each operation. */
  handlers: Readonly<Record<string, AnyHandler>>
  /** Checks that no schema can express, by operationId. */
  checks?: Readonly<Record<string, InputCheck<Principal>>>
  authenticate: Authenticate<Principal>
  admit: Admit<Principal>
  authorise: Authorise<Principal>
  /** Called with each request whose operation has a weight (`x-weight`). */
  weigh?: Weigh<Principal>
  refusals?: Refusals<Principal>
  /**
   * Returns headers about the principal's rate limit. Error responses of metered operations (`x-cost`) have them,
   * unless the failure itself describes a limit.
   */
  limitHeaders?: (principal: Principal) => Promise<HeaderValues>
  onRefused?: OnRefused<Principal>
  toFailure: ToFailure
  /** Headers of responses to OPTIONS, in addition to `Allow`. They answer a browser's CORS preflight. */
  preflight?: Readonly<Record<string, string>>
  /** `true`: a request with an empty last path segment fails with 400 (missing value). `false`: it fails with 404. */
  emptyValues?: boolean
  /** `true`: a method that no operation has fails with 405 on every path. `false`: an unknown path fails with 404. */
  methodFirst?: boolean
  /** `true`: undeclared query parameters of GET are ignored, and named by `X-Ignored-Parameters`. Default: 400. */
  ignoreUnknown?: boolean
}

interface Route<Principal> {
  operation: Operation
  authenticate: Authenticate<Principal> | undefined
  readInput: ReadInput<Principal>
  handler: AnyHandler
}

/**
 * Serves the operations of one document. The steps for each request: find the route, authenticate, authorise, read and
 * validate the input, call the handler, send the reply.
 * Throws at start if the handlers and the document do not match.
 */
export async function createContract<Principal>(
  options: ContractOptions<Principal>,
  { clientAddress, innerCalls, send, ...sender }: ResponseOptions & {
    clientAddress: ClientAddress
    innerCalls: InnerCalls
    send: Send
  },
): Promise<AppMiddleware> {
  const { securitySchemes, operations, validators, handlers, checks = {} } = options
  const { authenticate, admit, authorise, weigh, refusals, limitHeaders, onRefused, toFailure, preflight } = options
  const registry = await createRegistry({ securitySchemes, operations, handlers, authenticate })
  const routes = createRoutes(operations.map((operation): Route<Principal> => ({
    operation,
    authenticate: operation.security === null ? undefined : registry.authenticate(operation.security),
    readInput: createInputReader(operation, validators[operation.id] ?? {}, {
      toFailure,
      unsent: sender.unsent,
      ignoreUnknown: options.ignoreUnknown,
    }, checks[operation.id]),
    handler: registry.handler(operation.id),
  })), { emptyValues: options.emptyValues ?? false, methodFirst: options.methodFirst ?? false })
  const sendReply: SendReply = createReplySender({ send, ...sender })

  return async ctx => {
    const { req: request, res: response, state } = ctx
    if (request.url === '*') return send(ctx, { status: 204, headers: { ...preflight, Allow: allMethods } })
    const { path, query } = splitUrl(request.url!)
    const match = routes.match(request.method!, path)
    if (match === undefined) return send(ctx, { status: 204, headers: { ...preflight, Allow: routes.allow(path) } })

    const { route, values } = match
    const { operation } = route
    const ignored: string[] = []
    state.operation = operation
    state.ignoredParameters = ignored
    if (route.authenticate) sender.unsent.requireRoom()
    const address = innerCalls.addressOf(request) ?? addressOf(request, clientAddress)
    let principal: Principal | undefined
    let body: unknown
    let leave: (() => void) | undefined
    let isWeighed = false
    try {
      // Each step returns a promise only if it waits for something. Most do not, and `await` costs them a microtask.
      if (route.authenticate) {
        const found = route.authenticate(request.headers.authorization, address)
        principal = found instanceof Promise ? await found : found
        state.principal = principal
        admit(principal, address)
        refusals?.require(principal)
        authorise(principal, operation)
      }
      const read = route.readInput(request, values, query, { principal, ignored, response })
      const input = read instanceof Promise ? await read : read
      body = input.body
      const call = new HandlerCall(input, response, operation, principal, address, state.requestId)
      if (weigh !== undefined && operation.weight > 0 && principal !== undefined) {
        isWeighed = true
        const turn = weigh(call as WeighedCall<Principal>)
        leave = turn instanceof Promise ? await turn : turn
      }
      const reply = route.handler(call as never)
      const sent = sendReply(ctx, operation, reply instanceof Promise ? await reply : reply)
      if (sent) await sent
    } catch (error) {
      if (principal !== undefined && !response.headersSent) {
        const failure = toFailure(error, operation)
        if (!isWeighed && isRefusal(failure, operation)) refusals?.note(principal)
        onRefused?.(principal, { method: operation.method, operation: operation.id, body }, failure)
        if (operation.cost > 0 && !('X-RateLimit-Limit' in failure.headers)) {
          state.limitHeaders = await limitHeaders?.(principal)
        }
      }
      throw error
    } finally {
      leave?.()
    }
  }
}

/**
 * `true` if the request itself is the reason. A limit that refuses a request bounds it already, and to look for what
 * does not exist costs no more than to read what does.
 */
const isRefusal = ({ status }: Failure, { cost }: Operation): boolean =>
  status >= 400 && status < 500 && status !== 429 && (status !== 404 || cost > 0)

function splitUrl(url: string): { path: string, query: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) }
}
