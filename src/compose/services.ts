import { createMeta } from '../api/meta.ts'
import type { Config } from '../config/read.ts'
import { hasRole } from '../config/table.ts'
import { createAccountChecks } from '../core/catalogue/account-checks.ts'
import { createAdmission } from '../core/admission/admission.ts'
import { createRefusals } from '../core/audit/audit.ts'
import { createHashKey } from '../core/admission/idempotency.ts'
import { createHealth } from '../core/upkeep/health.ts'
import { createManualFollowing } from '../core/investigations/follow/by-hand.ts'
import { createInvestigations } from '../core/investigations/investigations.ts'
import { createEventHub } from '../core/search/event-hub/hub.ts'
import { createExports } from '../core/exports/exports.ts'
import { createProfile } from '../core/profile/profile.ts'
import { createPictures } from '../core/search/pictures.ts'
import { createObservables } from '../core/search/observables.ts'
import { createResults } from '../core/search/results.ts'
import { createSearches } from '../core/search/searches.ts'
import { createTemporarySearches } from '../core/search/temporary.ts'
import { createWebhooks } from '../core/webhooks/webhooks.ts'
import { createStreams } from '../core/admission/streams.ts'
import { createSourceCalls } from '../core/tools/source-calls.ts'
import { createTools } from '../core/tools/tools.ts'
import { createWatchDeletion } from '../core/watches/deletion.ts'
import { createWatchEvents } from '../core/watches/events.ts'
import { createWatches } from '../core/watches/watches.ts'
import { createUsageReport } from '../core/own/usage-report.ts'
import { createUsage } from '../core/own/usage.ts'
import { isDatabaseFailure } from '../db/driver/failure.ts'
import { injectFaults } from './fault-injection.ts'
import { version } from '../version.ts'
import type { Engine } from './engine.ts'
import { composeLogos } from './logos.ts'

export type Services = Awaited<ReturnType<typeof composeServices>>

/** Builds the services that the handlers of the API and of the image service call. */
export async function composeServices(config: Config, engine: Engine) {
  const {
    database,
    clock,
    log,
    draining,
    modules,
    leakSources,
    radar,
    deletion,
    cancellation,
    queue,
    webhookQueue,
  } = engine
  const { environment, publicUrl, publicImagesUrl, sandbox } = config
  // Load the keys before any transaction. SQLite has one connection, so a key cannot be loaded during a transaction.
  await engine.serviceKeys.get('cache')
  await engine.serviceKeys.get('address')
  const blocklistKey = await engine.serviceKeys.get('blocklist')
  const hashKey = createHashKey(await engine.serviceKeys.get('idempotency'))
  const { authenticate, admission, timeLimitOf } = composeAccessControl(config, engine)
  const refusals = createRefusals({ database, clock, log, everyMs: engine.periods.refusalsMs })
  const eventHub = createEventHub({
    events: database.events,
    wire: engine.wire,
  })
  const investigationHub = createEventHub({ events: database.investigationEvents, wire: engine.wire })
  const watchHub = createEventHub({ events: createWatchEvents(database), wire: engine.wire })
  const meta = createMeta({ clock, environment })
  const requestParts = { ...engine, admission, timeLimitOf, blocklistKey }
  const streams = createStreams({ ...engine, limits: config.streams })
  const tools = createTools({
    ...requestParts,
    sourceCalls: createSourceCalls({
      ...engine,
      cache: engine.toolCache,
      sourceKeys: config.sourceKeys,
      restrictedSources: config.restrictedSources,
    }),
    meta,
    deadlineMs: config.toolDeadlineMs,
    publicUrl,
  })
  const logos = hasRole(config, 'images') ? composeLogos(config, engine) : undefined

  return {
    authenticate,
    admission,
    onRefused: refusals.add,
    hashKey,
    logos,
    health: createHealth({
      database,
      clock,
      version,
      environment,
      draining,
      connection: engine.connection,
    }),
    usage: createUsage({ database, clock }),
    signIn: engine.signIn,
    ownAccount: engine.ownAccount,
    ownKeys: engine.ownKeys,
    audit: engine.audit,
    usageReport: createUsageReport({ database, clock }),
    modules,
    accountChecks: createAccountChecks({
      checks: engine.checks,
      probes: config.accountProbes,
      restrictedSources: config.restrictedSources,
      health: engine.sourceHealth,
    }),
    leakSources,
    radar,
    searches: createSearches({
      ...requestParts,
      queue,
      eventHub,
      publicUrl,
      webhookUrlFault: engine.webhookClient.egressRefusal,
    }),
    temporary: createTemporarySearches({
      ...requestParts,
      isDatabaseFailure,
      hasRunner: hasRole(config, 'runner'),
    }),
    investigations: createInvestigations({
      ...requestParts,
      investigationHub,
      publicUrl,
      webhookUrlFault: engine.webhookClient.egressRefusal,
    }),
    manualFollowing: createManualFollowing({ ...requestParts, publicUrl }),
    investigationDeletion: engine.investigationDeletion,
    watches: createWatches({
      ...requestParts,
      watchHub,
      publicUrl,
      webhookUrlFault: engine.webhookClient.egressRefusal,
    }),
    watchDeletion: createWatchDeletion({ database, clock }),
    investigationCancellation: engine.investigationCancellation,
    results: createResults({ database, modules, leakSources, publicUrl }),
    observables: createObservables({ database }),
    profile: createProfile({ database }),
    pictures: createPictures({ ...engine, isAllowed: config.pictureFingerprints === 'on' }),
    exports: createExports({ database, clock, isSandbox: sandbox }),
    deletion,
    cancellation,
    streams,
    webhooks: createWebhooks({ database, queue: webhookQueue, clock }),
    tools,
    meta,
    publicUrl,
    publicImagesUrl,
    sandbox,

    /** Ends the open event streams. Open streams would keep the HTTP servers from closing. */
    closeStreams(): void {
      eventHub.close()
      investigationHub.close()
      watchHub.close()
    },

    async close(): Promise<void> {
      await streams.close()
      await tools.close()
      await refusals.close()
      logos?.close()
    },
  }
}

/**
 * Builds the authentication, the admission and the time limit of searches. In the sandbox, some API keys cause
 * simulated failures in these three parts.
 */
function composeAccessControl(config: Config, { database, clock, keys }: Engine) {
  const accessControl = {
    authenticate: keys.authenticate,
    admission: createAdmission({ database, clock }),
    timeLimitOf: () => config.searchTimeLimitMs,
  }
  return config.sandbox
    ? injectFaults(accessControl, { clock, wrongKeysPerMinute: config.wrongKeysPerMinute })
    : accessControl
}
