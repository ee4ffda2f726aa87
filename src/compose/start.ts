import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { operations as apiOperations } from '../../generated/api-operations.ts'
import { validators as apiValidators } from '../../generated/api-validators.js'
import { operations as imageOperations } from '../../generated/images-operations.ts'
import { validators as imageValidators } from '../../generated/images-validators.js'
import { createApiHandlers } from '../api/handlers.ts'
import { apiServiceHeaders } from '../api/security.ts'
import { createMeta } from '../api/meta.ts'
import { composeLogos } from './logos.ts'
import { chooseChecks, composeEgress, sourceNames } from './outside.ts'
import { composeTelemetry } from './telemetry.ts'
import type { Config } from '../config/read.ts'
import { createRefusals } from '../core/audit.ts'
import { createAdmission } from '../core/admission.ts'
import { createFlags } from '../core/flags/flags.ts'
import { createHealth } from '../core/health.ts'
import type { Principal } from '../core/keys.ts'
import type { LeakSources } from '../core/leak-sources.ts'
import { troubled } from '../sandbox/fault-injection.ts'
import { createEventHub } from '../core/search/event-hub/hub.ts'
import { createResults } from '../core/search/results.ts'
import { createSearches } from '../core/search/searches.ts'
import { createTemporarySearches } from '../core/search/temporary.ts'
import { createKeptAnswers } from '../core/tools/answers.ts'
import { createAsker } from '../core/tools/asker.ts'
import { createToolCatalogue } from '../core/tools/catalogue.ts'
import { operations as toolOperations, tools as allTools } from '../core/tools/operations/index.ts'
import { createTools } from '../core/tools/tools.ts'
import { createStreams } from '../core/streams.ts'
import { createUsage } from '../core/usage.ts'
import { createWebhooks } from '../core/search/webhook.ts'
import type { Feature } from '../db/plans.ts'
import { createApp } from '../http/app.ts'
import { createServer } from '../http/server.ts'
import { createImageHandlers } from '../images/handlers.ts'
import { imagePreflight, imageServiceHeaders } from '../images/reply.ts'
import type { Listening } from '../lib/listen.ts'
import { createLog, type Log } from '../lib/log.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { breachSources as allBreachSources } from '../sources/breaches/index.ts'
import { version } from '../version.ts'
import { composeOperator, type Operator, type Overrides } from './store.ts'
import { composeWorkers, worldOf } from './workers.ts'

const drainMs = 20_000
/** What `npm run docs` makes. */
const builtDocs = resolve(import.meta.dirname, '../../dist/docs')

export interface Tracewell extends Operator {
  /** Undefined for a role that this process does not play. */
  api: Listening | undefined
  images: Listening | undefined
  metrics: Listening | undefined
  stop(graceMs?: number): Promise<void>
}

/**
 * The keys are read before anything is served: inside a transaction there is no other connection to SQLite. And before
 * anything is opened that would have to be closed: they can be missing.
 */
async function open(
  config: Config,
  { serviceKeys }: Pick<Tracewell, 'serviceKeys'>,
  parts: Parameters<typeof composeTelemetry>[1],
) {
  const [cacheKey, blocklistKey] = [await serviceKeys.get('cache'), await serviceKeys.get('blocklist')]
  const watched = await composeTelemetry(config, parts)
  return { cacheKey, blocklistKey, watched, egress: await composeEgress(config, watched.telemetry) }
}

/** Builds and starts every role of this process. */
export async function start(config: Config, overrides: Overrides = {}): Promise<Tracewell> {
  const { breachSources = allBreachSources, leaseMs = 10_000 } = overrides
  const checks = await chooseChecks(config, overrides)
  const sources = sourceNames(overrides)
  const operator = await composeOperator(config, overrides)
  const { database, clock, keys, radar, modules, leaks } = operator
  const log = overrides.log ?? createLog({ level: config.logLevel })
  const has = (role: Config['roles'][number]) => config.roles.includes(role)
  const slots = createSemaphore(config.runnerCapacity)
  const { egress, cacheKey, blocklistKey, watched } = await open(config, operator, {
    database,
    log,
    sources,
    slots: has('runner') ? slots : undefined,
  }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const stopping = new AbortController()
  const draining = stopping.signal
  const { client } = egress
  const { telemetry } = watched
  const workers = composeWorkers(config, {
    ...operator,
    log,
    egress,
    telemetry,
    slots,
    checks,
    breachSources,
    draining,
    leaseMs,
  })
  const { engine, deletion, sealer, wire, hasRunner } = workers
  const gates = {
    authenticate: keys.authenticate,
    admission: createAdmission({ database, clock }),
    timeLimitOf: () => config.searchTimeLimitMs,
  }
  const { authenticate, admission, timeLimitOf } = config.sandbox
    ? troubled(gates, { clock, wrongPerMinute: config.wrongKeysPerMinute })
    : gates
  const refusals = createRefusals({ database, clock, log })
  const eventHub = createEventHub({
    events: database.events,
    wire,
    searchExists: async id => await database.searches.get(id) !== undefined,
  })
  const health = createHealth({
    database,
    clock,
    version,
    environment: config.environment,
    draining,
  })
  const meta = createMeta({ clock, environment: config.environment })
  const searches = createSearches({
    ...engine,
    admission,
    timeLimitOf,
    queue: workers.queue,
    eventHub,
    sealer,
    blocklistKey,
    refusal: egress.webhookClient.refusal,
  })
  const temporary = createTemporarySearches({
    ...engine,
    admission,
    timeLimitOf,
    blocklistKey,
    hasRunner,
  })
  const webhooks = createWebhooks({ database, queue: workers.webhookQueue, clock })
  const kept = createKeptAnswers({ database, clock, key: cacheKey, world: worldOf(config) })
  const asker = createAsker({
    client,
    kept,
    keys: config.sourceKeys,
    clock,
    log,
    telemetry,
  })
  const tools = createTools({
    database,
    admission,
    asker,
    blocklistKey,
    log,
    meta,
    deadlineMs: config.toolDeadlineMs,
    publicUrl: config.publicUrl,
  })
  const results = createResults({ database, modules, leaks, publicUrl: config.publicUrl })

  const http = {
    log,
    clock,
    telemetry,
    environment: config.environment,
    trustProxy: config.trustProxy,
    authenticate,
    authorise: (principal: Principal, feature: string) => admission.authorise(principal, feature as Feature),
    onRefused: refusals.add,
    describe: ({ keyId, accountId }: Principal) => ({ key_id: keyId, account_id: accountId }),
    ...(overrides.onReply ? { onReply: overrides.onReply } : {}),
  }
  const read = createRequire(import.meta.url)
  const logos = has('images') ? composeLogos(config, { client, clock, log }) : undefined
  const servers: Array<ReturnType<typeof createServer>> = []

  async function serve(options: Omit<Parameters<typeof createApp<Principal>>[0], keyof typeof http>, port: number) {
    const app = await createApp({ ...http, ...options })
    const server = createServer({
      app,
      log,
      clock,
      environment: config.environment,
      unreadMs: overrides.unreadMs,
      ...options.headers && { headers: options.headers },
    })
    servers.push(server)
    return server.listen(config.host, port)
  }

  /** While the runner lets its work end, the API still answers: that it is not ready, and takes no new search. */
  async function stop(graceMs = drainMs): Promise<void> {
    const until = Date.now() + graceMs
    stopping.abort()
    eventHub.close()
    await workers.stopRunner(graceMs)
    await Promise.all(servers.map(server => server.close(Math.max(1_000, until - Date.now()))))
    await tools.close()
    await refusals.close()
    await workers.stopOthers(Math.max(0, until - Date.now()))
    logos?.close()
    await egress.close()
    await watched.close()
    await database.close()
  }

  try {
    const metrics = await watched.listen()
    await warnOfSealed(leaks, log)
    await workers.start()
    await operator.fillRadar()
    const apiDocument = has('api') ? read('../../generated/api.json') as object : undefined
    const api = apiDocument ?
      await serve({
        document: apiDocument,
        operations: apiOperations,
        validators: apiValidators,
        handlers: createApiHandlers({
          health,
          usage: createUsage({ database, clock }),
          modules,
          leaks,
          radar,
          searches,
          temporary,
          results,
          deletion,
          streams: createStreams(config.streams),
          webhooks,
          tools,
          toolCatalogue: createToolCatalogue({ document: apiDocument, tools: allTools, operations: toolOperations }),
          meta,
          publicUrl: config.publicUrl,
        }),
        publicUrl: config.publicUrl,
        headers: apiServiceHeaders(config.publicUrl),
        service: 'api',
        site: {
          at: '/docs',
          folder: overrides.docsFolder ?? builtDocs,
          missing: 'The documentation has not been built here: npm run docs builds it',
        },
      }, config.port) :
      undefined
    const images = logos ?
      await serve({
        document: read('../../generated/images.json'),
        operations: imageOperations,
        validators: imageValidators,
        handlers: createImageHandlers({
          health,
          clock,
          logos,
          flags: createFlags({ folder: join(config.dataDir, 'cache'), log }),
        }),
        publicUrl: config.publicImagesUrl,
        service: 'images',
        headers: imageServiceHeaders,
        preflight: imagePreflight,
        emptyValues: true,
      }, config.imagesPort) :
      undefined
    if (config.secretKey === undefined && config.environment === 'production') {
      log.warn({}, 'SECRET_KEY is not set: a secret made in DATA_DIR protects what is sealed')
    }
    return {
      ...operator,
      api,
      images,
      metrics,
      stop,
    }
  } catch (error) {
    await stop(0).catch(() => undefined) // what it has taken meanwhile goes back to others
    throw error
  }
}

/** A secret that was lost shows here first, and not in searches that skip what they were made for. */
async function warnOfSealed(leaks: LeakSources, log: Log): Promise<void> {
  const sealed = (await leaks.all()).filter(({ source }) => source.unavailable !== undefined).map(({ source }) =>
    source.code
  )
  if (sealed.length === 0) return
  log.warn(
    { leak_sources: sealed.join(' ') },
    'leak sources were imported with another secret: put that SECRET_KEY or secret.key back, or remove them and import them again',
  )
}
