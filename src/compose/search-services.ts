import type { Config } from '../config/read.ts'
import { hasRole } from '../config/table.ts'
import type { Principal } from '../core/access/keys.ts'
import type { Admission } from '../core/admission/admission.ts'
import { createInvestigationRetry } from '../core/investigations/retry.ts'
import { createManualFollowing } from '../core/investigations/follow/by-hand.ts'
import { createInvestigations } from '../core/investigations/investigations.ts'
import { createCreation } from '../core/search/creation.ts'
import type { EventHub } from '../core/search/event-hub/hub.ts'
import { createSearches } from '../core/search/searches.ts'
import { createTemporarySearches } from '../core/search/temporary.ts'
import { createWatches } from '../core/watches/watches.ts'
import { isDatabaseFailure } from '../db/driver/failure.ts'
import type { Engine, ProcessParts } from './engine.ts'

/** Parts that decide whether a request may run. */
export interface AccessControl {
  admission: Admission
  timeLimitOf(principal: Principal): number
  blocklistKey: Buffer
}

/** Builds the services that start searches, investigations and watches for their accounts. */
export function composeSearchServices(
  config: Config,
  { store, egress, wire, line, log, telemetry, slots, checkSlots, draining }: ProcessParts,
  { catalogue, queue, sealer, lists, addFingerprints }: Engine,
  { admission, timeLimitOf, blocklistKey, eventHub, investigationHub, watchHub }:
    AccessControl & Record<'eventHub' | 'investigationHub' | 'watchHub', EventHub>,
) {
  const { database, clock } = store
  const { publicUrl } = config
  const webhookUrlFault = egress.webhookClient.egressRefusal
  const creation = createCreation({
    database,
    admission,
    queue,
    clock,
    timeLimitOf,
    sealer,
    blocklistKey,
    draining,
  })
  const searches = createSearches({
    database,
    admission,
    creation,
    catalogue,
    eventHub,
    sealer,
    queue,
    clock,
    timeLimitOf,
    publicUrl,
    webhookUrlFault,
  })
  return {
    searches,
    investigationRetry: createInvestigationRetry({
      database,
      admission,
      searches,
      publicUrl,
    }),
    temporary: createTemporarySearches({
      database,
      isDatabaseFailure,
      admission,
      catalogue,
      blocklistKey,
      hasRunner: hasRole(config, 'runner'),
      line,
      draining,
      timeLimitOf,
      client: egress.client,
      lists,
      clock,
      log,
      slots,
      checkSlots,
      telemetry,
      addFingerprints,
    }),
    investigations: createInvestigations({
      database,
      admission,
      creation,
      catalogue,
      sealer,
      clock,
      wire,
      investigationHub,
      publicUrl,
      webhookUrlFault,
    }),
    manualFollowing: createManualFollowing({
      database,
      admission,
      wire,
      clock,
      sealer,
      publicUrl,
    }),
    watches: createWatches({
      database,
      admission,
      catalogue,
      sealer,
      clock,
      log,
      watchHub,
      publicUrl,
      webhookUrlFault,
    }),
  }
}
