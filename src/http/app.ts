import Koa from 'koa'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { noTelemetry, type Telemetry } from '../lib/telemetry.ts'
import { createClientAddress } from './client-address.ts'
import { type ContractOptions, createContract } from './contract.ts'
import { createDocuments } from './documents.ts'
import { createErrorResponder } from './errors.ts'
import { type AppContext, createSender, type OnReply, type State } from './reply.ts'
import { createRequestLog, type Describe } from './request-log.ts'
import { createSite, type Site } from './site.ts'
import { createRequestTelemetry } from './request-telemetry.ts'

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
  /** Pages beside the operations. */
  site?: Site
  /** On every reply of an operation and every error. */
  headers?: Readonly<Record<string, string>>
  onReply?: OnReply
  telemetry?: Telemetry
  /** What this application is called where it is watched. */
  service?: string
}

/** One document as a Koa application: request log, error responder, published document, contract. */
export async function createApp<Principal>(options: AppOptions<Principal>): Promise<Koa<State>> {
  const { log, describe, headers, onReply, site, trustProxy, telemetry = noTelemetry, service = 'api' } = options
  const send = createSender({ headers, onReply })
  const clientAddress = createClientAddress(trustProxy)
  const contract = await createContract(options, { clientAddress, send, headers, onReply })
  const app = new Koa<State>()
  // Koa's own listens for the end of every response too, which costs more than our routing, and nothing here needs.
  Object.assign(app, {
    handleRequest(ctx: AppContext, run: (ctx: AppContext) => Promise<void>) {
      ctx.res.statusCode = 404
      return run(ctx).catch((err: unknown) => {
        log.error({ err }, 'reply not sent')
        ctx.res.destroy()
      })
    },
  })
  if (telemetry !== noTelemetry) app.use(createRequestTelemetry({ telemetry, service })) // one more layer is not free
  app.use(createRequestLog({ log, describe }))
  app.use(createErrorResponder(options, send))
  app.use(createDocuments(options, send))
  if (site) app.use(createSite(site, send))
  app.use(contract)
  return app
}
