import type { IncomingMessage } from 'node:http'
import Koa from 'koa'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { noTelemetry, type Telemetry } from '../lib/telemetry.ts'
import { withoutOrigin } from './absolute-url.ts'
import { createBrowserRoot } from './browser-root.ts'
import { createClientAddress } from './client-address.ts'
import { type ContractOptions, createContract } from './contract.ts'
import { createDocuments, type PublishedDocuments } from './documents.ts'
import { createInnerCalls } from './inner-calls.ts'
import { createErrorResponder } from './errors.ts'
import { announcesBody, dropBody } from './read-bytes.ts'
import { requireValidHead } from './request-head.ts'
import { joinLayers } from './layers.ts'
import { type AppContext, createResponseSender, type OnReply, type State } from './response.ts'
import { createRequestLog, type Describe } from './request-log.ts'
import { createSite, type Site } from './site.ts'
import { createWebMount, type AddWeight, type WebMount } from './web-mount.ts'
import type { Unsent } from './unsent.ts'
import { createRequestTelemetry } from './request-telemetry.ts'

export interface AppOptions<Principal> extends ContractOptions<Principal>, PublishedDocuments {
  log: Log
  clock: Clock
  /** Name of the environment, for the `meta` of errors. */
  environment: string
  /** Public URL of the service. The published OpenAPI document contains it. */
  publicUrl: string
  /** Addresses and CIDR ranges of the proxies whose `X-Forwarded-For` header is trusted. */
  trustProxy: readonly string[]
  describe?: Describe<Principal>
  /** Static pages that the application serves in addition to the operations. */
  sites?: readonly Site[]
  /** Address of the site to which browsers are redirected from `/`, relative to `/`. */
  browserRoot?: string
  mount?: WebMount | undefined
  /** Counts the requests to `mount`. Default: they are not counted. */
  addWeight?: AddWeight<Principal>
  /** Headers of every response of an operation and of every error response. */
  headers?: Readonly<Record<string, string>>
  /** Budget of unsent bytes, which all applications of the process share. */
  unsent: Unsent
  onReply?: OnReply | undefined
  telemetry?: Telemetry
  /** Name of this application in metrics and traces. Default: `api`. */
  service?: string
}

/** The types of Koa do not know the option `compose`. https://github.com/koajs/koa/blob/v3.3.0/lib/application.js */
const koaOptions: object = { compose: joinLayers }

/**
 * Creates a Koa application that serves the operations of one OpenAPI document, and the document itself. It also logs
 * each request and turns errors into responses.
 */
export async function createApp<Principal>(options: AppOptions<Principal>): Promise<Koa<State>> {
  const { log, describe, headers, unsent, onReply, sites = [], browserRoot, mount, trustProxy } = options
  const { authenticate, admit, addWeight } = options
  const { telemetry = noTelemetry, service = 'api' } = options
  const send = createResponseSender({ headers, unsent, onReply })
  const clientAddress = createClientAddress(trustProxy)
  const innerCalls = createInnerCalls()
  const contract = await createContract(options, {
    clientAddress,
    innerCalls,
    send,
    headers,
    unsent,
    onReply,
  })
  const app = new Koa<State>(koaOptions)
  // Replaces Koa's own handler. Koa's handler also listens for the end of every response, which is not needed here and
  // takes more time than routing.
  Object.assign(app, {
    handleRequest(ctx: AppContext, run: (ctx: AppContext) => Promise<void>) {
      ctx.res.statusCode = 404
      const sent = run(ctx).catch((err: unknown) => {
        log.error({ err }, 'reply not sent')
        ctx.res.destroy()
      })
      return announcesBody(ctx.req) ? dropRest(ctx.req, sent) : sent
    },
  })
  // this layer is left out if there is no telemetry, because it takes time in every request
  if (telemetry !== noTelemetry) app.use(createRequestTelemetry({ telemetry, service }))
  app.use(createRequestLog({ log, describe }))
  app.use(createErrorResponder(options, send))
  app.use(requireValidHead)
  app.use(withoutOrigin)
  app.use(createDocuments(options, send))
  for (const site of sites) app.use(createSite(site, send))
  if (mount) app.use(createWebMount(mount, {
    authenticate,
    admit,
    addWeight,
    clientAddress,
    innerCalls,
    send,
    headers,
    unsent,
  }))
  if (browserRoot !== undefined) app.use(createBrowserRoot(browserRoot, send))
  app.use(contract)
  return app
}

/** Drops what an operation has left of the body of a request. */
async function dropRest(request: IncomingMessage, sent: Promise<void>): Promise<void> {
  await sent
  dropBody(request)
}
