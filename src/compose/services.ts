import { randomBytes } from 'node:crypto'
import { createMeta, type Meta } from '../api/meta.ts'
import type { Config } from '../config/read.ts'
import { hasRole } from '../config/table.ts'
import { createAccountChecks } from '../core/catalogue/account-checks.ts'
import { createAdmission } from '../core/admission/admission.ts'
import { createRefusals } from '../core/audit/audit.ts'
import { createKeyUse } from '../core/access/key-use.ts'
import { createHashKey } from '../core/admission/idempotency.ts'
import { createHealth } from '../core/upkeep/health.ts'
import { createEventHub } from '../core/search/event-hub/hub.ts'
import { createExports } from '../core/exports/exports.ts'
import { createFindingMarks } from '../core/profile/marks.ts'
import { createProfile } from '../core/profile/profile.ts'
import { createInvestigationFindings } from '../core/investigations/findings/findings.ts'
import { createPictures } from '../core/search/pictures.ts'
import { createComparison } from '../core/watches/compare-searches.ts'
import { createObservables } from '../core/search/observables.ts'
import { createResults } from '../core/search/results.ts'
import { createStreams } from '../core/admission/streams.ts'
import { createWaits } from '../core/admission/waits.ts'
import { createSourceCalls } from '../core/tools/source-calls.ts'
import { createTools } from '../core/tools/tools.ts'
import { createWatchDeletion } from '../core/watches/deletion.ts'
import { createWatchEvents } from '../core/watches/events.ts'
import { createOwnDomains } from '../core/domains/own-domains.ts'
import { createUsageReport } from '../core/own/usage-report.ts'
import { createUsage } from '../core/own/usage.ts'
import { injectFaults } from './fault-injection.ts'
import type { Database } from '../db/database.ts'
import { simulatedToken } from '../lib/simulated-token.ts'
import { version } from '../version.ts'
import type { Wire } from '../wire/wire.ts'
import type { Engine, ProcessParts } from './engine.ts'
import { composeLogos } from './logos.ts'
import { composeSearchServices, type AccessControl } from './search-services.ts'
import type { Store } from './store.ts'
import { composeWebhooks } from './webhooks.ts'

export type Services = Awaited<ReturnType<typeof composeServices>>

/** Builds the services that the handlers of the API and of the image service call. */
export async function composeServices(config: Config, parts: ProcessParts, engine: Engine) {
  const { store, egress: { client }, wire, log, draining, painter, periods, connection } = parts
  const { database, clock, modules, leakSources, serviceKeys } = store
  const { environment, publicUrl, publicImagesUrl, sandbox } = config
  // Load the keys before any transaction. SQLite has one connection, so a key cannot be loaded during a transaction.
  await serviceKeys.get('cache')
  await serviceKeys.get('address')
  const blocklistKey = await serviceKeys.get('blocklist')
  const hashKey = createHashKey(await serviceKeys.get('idempotency'))
  const accessControl = { ...composeAccessControl(config, store), blocklistKey }
  const { authenticate, admission } = accessControl
  const refusals = createRefusals({
    database,
    clock,
    log,
    everyMs: periods.refusalsMs,
  })
  const keyUse = createKeyUse({ database, clock, log, everyMs: periods.keyUseMs })
  const hubs = composeHubs(database, wire)
  const meta = createMeta({ clock, environment })
  const streams = createStreams({
    database,
    limits: config.streams,
    hashAddress: store.hashAddress,
    keys: store.keys,
    periods,
  })
  const tools = composeTools(config, parts, engine, { ...accessControl, meta })
  const logos = hasRole(config, 'images')
    ? composeLogos(config, {
      client,
      painter,
      clock,
      log,
      sourceHealth: store.sourceHealth,
      telemetry: parts.telemetry,
    })
    : undefined

  return {
    authenticate,
    admission,
    keyUse,
    onRefused: refusals.add,
    logos,

    /** Parts of the handlers of the API. */
    api: {
      ...composeSearchServices(config, parts, engine, { ...accessControl, ...hubs }),
      hashKey,
      health: createHealth({
        database,
        clock,
        version,
        environment,
        draining,
        connection,
      }),
      usage: createUsage({ database, clock }),
      signIn: store.signIn,
      ownAccount: store.ownAccount,
      ownDomains: composeOwnDomains(config, parts),
      ownKeys: store.ownKeys,
      audit: store.audit,
      usageReport: createUsageReport({ database, clock }),
      modules,
      accountChecks: createAccountChecks({
        checks: parts.checks,
        probes: config.accountProbes,
        restrictedSources: config.restrictedSources,
        health: store.sourceHealth,
      }),
      leakSources,
      radar: store.radar,
      investigationDeletion: engine.investigationDeletion,
      investigationCancellation: engine.investigationCancellation,
      watchDeletion: createWatchDeletion({ database, clock }),
      ...composeFindings(config, parts),
      deletion: engine.deletion,
      cancellation: engine.cancellation,
      streams,
      waits: createWaits(),
      ...composeWebhooks(config, parts, engine),
      tools,
      meta,
      clock,
      publicUrl,
      publicImagesUrl,
      sandbox,
    },

    /** Ends the open event streams. Open streams would keep the HTTP servers from closing. */
    closeStreams(): void {
      for (const hub of Object.values(hubs)) hub.close()
    },

    async close(): Promise<void> {
      await streams.close()
      await tools.close()
      await refusals.close()
      await keyUse.close()
      logos?.close()
    },
  }
}

const composeHubs = (database: Database, wire: Wire) => ({
  eventHub: createEventHub({ events: database.events, wire }),
  investigationHub: createEventHub({ events: database.investigationEvents, wire }),
  watchHub: createEventHub({ events: createWatchEvents(database), wire }),
})

function composeOwnDomains({ sandbox }: Config, { store: { database, clock }, egress: { client } }: ProcessParts) {
  return createOwnDomains({
    database,
    clock,
    mode: sandbox ? 'test' : 'live',
    client,
    newToken: sandbox ? simulatedToken : () => randomBytes(16).toString('hex'),
  })
}

/** Builds what reads the results of a search. */
function composeFindings(
  { publicUrl, pictureFingerprints, sandbox }: Config, { store, egress: { client }, painter }: ProcessParts,
) {
  const { database, clock, modules, leakSources } = store
  const results = createResults({
    database,
    modules,
    leakSources,
    publicUrl,
  })
  return {
    results,
    investigationFindings: createInvestigationFindings({ database, results }),
    observables: createObservables({ database }),
    comparison: createComparison({ database, clock }),
    profile: createProfile({ database }),
    marks: createFindingMarks({ database, leakSources, clock }),
    pictures: createPictures({
      database,
      client,
      painter,
      clock,
      isAllowed: pictureFingerprints === 'on',
    }),
    exports: createExports({
      database,
      leakSources,
      clock,
      isSandbox: sandbox,
    }),
  }
}

function composeTools(
  config: Config, { store, egress, log, telemetry }: ProcessParts, { lists, toolCache }: Engine,
  { admission, blocklistKey, meta }: Pick<AccessControl, 'admission' | 'blocklistKey'> & { meta: () => Meta },
) {
  const { database, clock, sourceHealth } = store
  return createTools({
    database,
    admission,
    sourceCalls: createSourceCalls({
      client: egress.client,
      lists,
      cache: toolCache,
      sourceKeys: config.sourceKeys,
      restrictedSources: config.restrictedSources,
      clock,
      log,
      telemetry,
      sourceHealth,
    }),
    blocklistKey,
    log,
    meta,
    deadlineMs: config.toolDeadlineMs,
    publicUrl: config.publicUrl,
  })
}

/**
 * Builds the authentication, the admission and the time limit of searches. In the sandbox, some API keys cause
 * simulated failures in these three parts.
 */
function composeAccessControl(config: Config, { database, clock, keys }: Store) {
  const accessControl = {
    authenticate: keys.authenticate,
    admission: createAdmission({ database, clock }),
    timeLimitOf: () => config.searchTimeLimitMs,
  }
  return config.sandbox
    ? injectFaults(accessControl, { clock, wrongKeysPerMinute: config.wrongKeysPerMinute })
    : accessControl
}
