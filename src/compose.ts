import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { operations as apiOperations } from '../generated/api-operations.ts'
import { validators as apiValidators } from '../generated/api-validators.js'
import { operations as imageOperations } from '../generated/images-operations.ts'
import { validators as imageValidators } from '../generated/images-validators.js'
import { createApiHandlers } from './api/handlers.ts'
import { apiServiceHeaders } from './api/security.ts'
import { createMeta } from './api/meta.ts'
import { composeLogos } from './compose-logos.ts'
import { composeEgress, listProviders, needKnownNames, readChecks } from './compose-outside.ts'
import type { Config } from './config.ts'
import { createAudit, createRefusals } from './core/audit.ts'
import { createAccounts } from './core/accounts.ts'
import { createAdmission } from './core/admission.ts'
import { createBlocklist } from './core/blocklist.ts'
import { createFirstAccount } from './core/first-account.ts'
import { createFlags } from './core/flags/flags.ts'
import { createHealth } from './core/health.ts'
import { createKeys, type Principal } from './core/keys.ts'
import { createLeakSources, type LeakSources } from './core/leak-sources.ts'
import { createLeaks } from './core/leaks/leaks.ts'
import { createModules } from './core/modules.ts'
import { createPlans } from './core/plans.ts'
import { createRetention } from './core/retention.ts'
import { createRadarFacts } from './core/radar/facts.ts'
import { createCatalogueFetch } from './core/radar/fetch.ts'
import { createRadarImport } from './core/radar/import.ts'
import { createRadar } from './core/radar/radar.ts'
import { createRefresh } from './core/radar/refresh.ts'
import { starterBreaches } from './core/radar/starter.ts'
import { createCatalogue } from './core/search/catalogue.ts'
import { createDeletion } from './core/search/deletion.ts'
import { createFeed } from './core/search/feed.ts'
import { createJournal } from './core/search/journal.ts'
import { createModuleCache } from './core/search/module-cache.ts'
import { createOrchestrator } from './core/search/orchestrator.ts'
import { createResults } from './core/search/results.ts'
import { createRunner } from './core/search/runner.ts'
import { createSearches } from './core/search/searches.ts'
import { createTemporarySearches } from './core/search/temporary.ts'
import { createServiceKeys } from './core/service-keys.ts'
import { createKeptAnswers } from './core/tools/answers.ts'
import { createAsker } from './core/tools/asker.ts'
import { createToolCatalogue } from './core/tools/catalogue.ts'
import { operations as toolOperations, tools as allTools } from './core/tools/operations/index.ts'
import { createTools } from './core/tools/tools.ts'
import { createStreams } from './core/streams.ts'
import { createUsage } from './core/usage.ts'
import { attemptsPerHost, createDeliverer, deliveryLeaseMs } from './core/webhooks/deliverer.ts'
import { createWebhooks } from './core/webhooks/webhooks.ts'
import { openDatabase, type Database } from './db/database.ts'
import type { Feature } from './db/plans.ts'
import { newId } from './lib/ids.ts'
import { createApp } from './http/app.ts'
import { encodeEvent } from './http/event-stream.ts'
import type { OnReply } from './http/reply.ts'
import { createServer } from './http/server.ts'
import { createImageHandlers } from './images/handlers.ts'
import { imagePreflight, imageServiceHeaders } from './images/reply.ts'
import { systemClock, type Clock } from './lib/clock.ts'
import { createLog, type Log } from './lib/log.ts'
import { once } from './lib/once.ts'
import { createSealer } from './lib/sealed.ts'
import { createSemaphore } from './lib/semaphore.ts'
import { createInProcessQueue } from './queue/in-process.ts'
import { readSecrets } from './secret.ts'
import type { BreachSource } from './sources/breaches/breach-source.ts'
import { breachSources } from './sources/breaches/index.ts'
import { leakSources as allLeakSources } from './sources/leaks/index.ts'
import type { LeakSource } from './sources/leaks/leak-source.ts'
import { modules as allModules } from './sources/modules/index.ts'
import type { AccountCheck } from './sources/registered/account-check.ts'
import type { Module } from './sources/source.ts'
import { version } from './version.ts'
import { createInProcessWire } from './wire/in-process.ts'

/** What tests and the command line give in place of the usual. */
export interface Overrides {
  clock?: Clock
  log?: Log
  modules?: readonly Module[]
  leakSources?: readonly LeakSource[]
  breachSources?: readonly BreachSource[]
  checks?: readonly AccountCheck[]
  onReply?: OnReply
  leaseMs?: number
  docsFolder?: string
}

/** What operator commands need: the store and the services on it, without servers or workers. */
export async function composeOperator(config: Config, { clock = systemClock, modules = allModules, leakSources = allLeakSources }: Overrides = {}) {
  const database = await openDatabase(config.databaseUrl)
  const mode = config.sandbox ? 'test' : 'live'
  const radar = createRadar({ database, clock, publicUrl: config.publicUrl })
  const radarImport = createRadarImport({ database, clock, changed: radar.changed })
  const sealer = once(() => createSealer(() => readSecrets(config))) // not every command needs the secret
  const serviceKeys = createServiceKeys({ database, sealer })
  const leakData = once(() => createLeaks({ database, clock, sealer: sealer(), taken: leakSources.map(({ code }) => code) }))
  return {
    database,
    clock,
    accounts: createAccounts({ database, clock }),
    plans: createPlans({ database, clock }),
    keys: createKeys({ database, clock, mode, wrongPerMinute: config.wrongKeysPerMinute }),
    firstAccount: () => createFirstAccount({ database, clock, mode }),
    blocklist: createBlocklist({ database, clock, keys: serviceKeys }),
    serviceKeys,
    sealer,
    retention: createRetention({ database, clock }),
    audit: createAudit({ database, clock, keepDays: config.auditDays }),
    radar,
    radarImport,
    /** The starter catalogue, where there is none yet. */
    fillRadar: () => radarImport.fill(starterBreaches),
    modules: createModules({ modules, keys: config.sourceKeys }),
    leaks: createLeakSources({ sources: leakSources, keys: config.sourceKeys, local: () => leakData().sources() }),
    leakData,
  }
}

const drainMs = 20_000
/** What `npm run docs` makes. */
const builtDocs = resolve(import.meta.dirname, '../dist/docs')

export interface Tracewell extends Awaited<ReturnType<typeof composeOperator>> {
  /** Undefined for a role that this process does not play. */
  api: { host: string, port: number } | undefined
  images: { host: string, port: number } | undefined
  database: Database
  stop(graceMs?: number): Promise<void>
}

/** The keys are read before anything is served: inside a transaction there is no other connection to SQLite. */
async function open(config: Config, { serviceKeys }: Pick<Tracewell, 'serviceKeys'>) {
  return { cacheKey: await serviceKeys.get('cache'), blocklistKey: await serviceKeys.get('blocklist'), egress: await composeEgress(config) }
}

/** Builds and starts every role of this process. */
export async function start(config: Config, overrides: Overrides = {}): Promise<Tracewell> {
  const { modules: allOf = allModules, leakSources = allLeakSources, breachSources: breaches = breachSources } = overrides
  const checks = overrides.checks ?? await readChecks(config)
  needKnownNames(config, [...allOf, ...breaches].map(({ slug }) => slug).concat(leakSources.map(({ code }) => code), toolOperations.flatMap(({ sources }) => Object.keys(sources))), checks)
  const operator = await composeOperator(config, overrides)
  const { database, clock, keys, radar, modules, leaks, retention, audit, serviceKeys } = operator
  const log = overrides.log ?? createLog({ level: config.logLevel })
  const has = (role: Config['roles'][number]) => config.roles.includes(role)
  const { egress, cacheKey, blocklistKey } = await open(config, operator).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const draining = new AbortController()
  const { client } = egress
  const leaseMs = overrides.leaseMs ?? 10_000
  const wire = createInProcessWire()
  const places = createSemaphore(config.runnerCapacity)
  const timeLimitMs = config.searchTimeLimitMs
  const catalogue = createCatalogue({
    modules, leaks, breachSources: breaches, keys: config.sourceKeys, checks, probes: config.accountProbes,
    providers: listProviders(config), radar: createRadarFacts({ database }),
  })
  const sealer = operator.sealer()
  const engine = { database, modules, catalogue, client, clock, log, places, timeLimitMs, draining: draining.signal, encode: encodeEvent }
  const queue = createInProcessQueue({ claim: () => database.shards.claim(newId(), leaseMs) })
  const webhookQueue = createInProcessQueue({ claim: () => database.webhooks.claim(newId(), deliveryLeaseMs, attemptsPerHost) })
  const journal = createJournal({ database, wire, clock, leaseMs, publicUrl: config.publicUrl, ended: webhookQueue.added })
  const world = config.sandbox ? 'sandbox' : 'live'
  const cache = createModuleCache({ database, clock, keys: serviceKeys, world })
  const deletion = createDeletion({ database, cache, clock })
  const runner = has('runner') ? createRunner({ ...engine, queue, journal, cache, sealer, capacity: config.runnerCapacity, leaseMs }) : undefined
  const orchestrator = has('orchestrator') ? createOrchestrator({ database, journal, deletion, retention, audit, clock, log }) : undefined
  const deliverer = has('orchestrator') ? createDeliverer({
    database, queue: webhookQueue, client: egress.webhookClient, sealer, clock, log, schedule: config.webhookRetrySchedule, random: Math.random,
  }) : undefined
  const { radarRefreshUrl: url, radarRefreshHours: hours } = config
  const refresh = has('orchestrator') && url !== undefined
    ? createRefresh({ fetch: createCatalogueFetch({ database, clock, client, importer: operator.radarImport, everyMs: hours * 3_600_000 }), url, log }) : undefined
  const admission = createAdmission({ database, clock })
  const refusals = createRefusals({ database, clock, log })
  const feed = createFeed({ events: database.events, wire, isThere: async id => await database.searches.get(id) !== undefined, encode: encodeEvent })
  const health = createHealth({ database, clock, version, environment: config.environment, draining: draining.signal })
  const meta = createMeta({ clock, environment: config.environment })
  const searches = createSearches({ ...engine, admission, queue, feed, sealer, blocklistKey, refusal: egress.webhookClient.refusal })
  const temporary = createTemporarySearches({ ...engine, admission, blocklistKey, hasRunner: runner !== undefined })
  const webhooks = createWebhooks({ database, queue: webhookQueue, clock })
  const asker = createAsker({ client, kept: createKeptAnswers({ database, clock, key: cacheKey, world }), keys: config.sourceKeys, clock, log })
  const tools = createTools({ database, admission, asker, blocklistKey, log, meta, deadlineMs: config.toolDeadlineMs, publicUrl: config.publicUrl })
  const results = createResults({ database, modules, leaks, publicUrl: config.publicUrl })

  const http = {
    log, clock, environment: config.environment, trustProxy: config.trustProxy,
    authenticate: keys.authenticate,
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
    const server = createServer({ app, log, clock, environment: config.environment, ...options.headers && { headers: options.headers } })
    servers.push(server)
    return server.listen(config.host, port)
  }

  /** While the runner lets its work end, the API still answers: that it is not ready, and takes no new search. */
  async function stop(graceMs = drainMs): Promise<void> {
    const until = Date.now() + graceMs
    draining.abort()
    feed.close()
    await runner?.stop(graceMs)
    await Promise.all(servers.map(server => server.close(Math.max(1_000, until - Date.now()))))
    await tools.close()
    await refusals.close()
    await Promise.all([orchestrator?.stop(), refresh?.stop()])
    await deliverer?.stop(Math.max(0, until - Date.now()))
    logos?.close()
    await egress.close()
    await database.close()
  }

  try {
    await warnOfSealed(leaks, log)
    await runner?.start()
    orchestrator?.start()
    deliverer?.start()
    await operator.fillRadar()
    refresh?.start()
    const apiDocument = has('api') ? read('../generated/api.json') as object : undefined
    const api = apiDocument ? await serve({
      document: apiDocument, operations: apiOperations, validators: apiValidators,
      handlers: createApiHandlers({
        health, usage: createUsage({ database, clock }), modules, leaks, radar, searches, temporary, results, deletion, streams: createStreams(config.streams), webhooks, tools,
        toolCatalogue: createToolCatalogue({ document: apiDocument, tools: allTools, operations: toolOperations }), meta, publicUrl: config.publicUrl,
      }),
      publicUrl: config.publicUrl, headers: apiServiceHeaders(config.publicUrl),
      site: { at: '/docs', folder: overrides.docsFolder ?? builtDocs, missing: 'The documentation has not been built here: npm run docs builds it' },
    }, config.port) : undefined
    const images = logos ? await serve({
      document: read('../generated/images.json'), operations: imageOperations, validators: imageValidators,
      handlers: createImageHandlers({ health, clock, logos, flags: createFlags({ folder: join(config.dataDir, 'cache'), log }) }),
      publicUrl: config.publicImagesUrl,
      headers: imageServiceHeaders, preflight: imagePreflight, emptyValues: true,
    }, config.imagesPort) : undefined
    if (config.secretKey === undefined && config.environment === 'production') log.warn({}, 'SECRET_KEY is not set: a secret made in DATA_DIR protects what is sealed')
    return { ...operator, api, images, stop }
  } catch (error) {
    await stop(0).catch(() => undefined) // what it has taken meanwhile goes back to others
    throw error
  }
}

/** A secret that was lost shows here first, and not in searches that skip what they were made for. */
async function warnOfSealed(leaks: LeakSources, log: Log): Promise<void> {
  const sealed = (await leaks.all()).filter(({ source }) => source.unavailable !== undefined).map(({ source }) => source.code)
  if (sealed.length === 0) return
  log.warn({ leak_sources: sealed.join(' ') }, 'leak sources were imported with another secret: put that SECRET_KEY or secret.key back, or remove them and import them again')
}
