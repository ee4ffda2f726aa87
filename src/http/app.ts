import Koa from 'koa'
import { Failure } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { createClientAddress } from './client-address.ts'
import { type ContractOptions, createContract } from './contract.ts'
import { createDocuments } from './documents.ts'
import { createErrorBody, toFailure } from './errors.ts'
import { type AppMiddleware, createSender, type OnReply, type Send, type State } from './reply.ts'
import { createRequestLog, type Describe } from './request-log.ts'

export interface AppOptions<Principal> extends ContractOptions<Principal> {
  log: Log
  clock: Clock
  /** Told in the `meta` of errors. */
  environment: string
  /** The address that callers know, for the published document. */
  publicUrl: string
  /** Addresses and CIDR ranges of the proxies whose `X-Forwarded-For` is believed. */
  trustProxy: readonly string[]
  describe?: Describe<Principal>
  /** On every reply of an operation and every error. */
  headers?: Readonly<Record<string, string>>
  onReply?: OnReply
}

/** One document as a Koa application: request log, error responder, published document, contract. */
export async function createApp<Principal>(options: AppOptions<Principal>): Promise<Koa<State>> {
  const { log, describe, headers, onReply, trustProxy } = options
  const send = createSender({ headers, onReply })
  const contract = await createContract(options, { clientAddress: createClientAddress(trustProxy), send, headers, onReply })
  const app = new Koa<State>()
  app.on('error', error => log.debug({ err: error }, 'reply not sent'))
  return app
    .use(createRequestLog({ log, describe }))
    .use(createErrorResponder(options, send))
    .use(createDocuments(options))
    .use(contract) as Koa<State>
}

/** The one place where something thrown becomes an answer. */
function createErrorResponder(
  { log, clock, environment }: { log: Log, clock: Clock, environment: string }, send: Send,
): AppMiddleware {
  const errorBody = createErrorBody({ clock, environment })

  return async (ctx, next) => {
    try {
      await next()
    } catch (thrown) {
      const { res, req, state } = ctx
      const failure = toFailure(thrown)
      const gone = res.closed || res.destroyed
      if (failure.status >= 500 && !(gone && isAbort(thrown))) {
        const facts = { code: failure.code, operation: state.operation?.id, request_id: state.requestId }
        if (thrown instanceof Failure) log.warn({ ...facts, err: failure.cause }, 'request failed')
        else log.error({ ...facts, err: thrown }, 'request failed')
      }
      if (gone) return
      if (res.headersSent) return void res.destroy()
      const { status, headers, body } = errorBody(failure, state.operation)
      send(ctx, { status, headers, contentType: 'application/json', payload: JSON.stringify(body) })
    }
  }
}

const isAbort = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError'
