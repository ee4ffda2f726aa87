import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { StoredInvestigation } from '../../db/investigations.ts'
import type { StoredObservable } from '../../db/investigation-observables.ts'
import type { Fault } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Draft } from '../../lib/draft.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { newId } from '../../lib/ids.ts'
import type { Wire } from '../../wire/wire.ts'
import { scheduling, type Admission, type Admitted } from '../admission/admission.ts'
import { resultDeleted, type IdempotencyKey } from '../admission/idempotency.ts'
import type { Principal } from '../access/keys.ts'
import type { Catalogue } from '../search/catalogue.ts'
import type { Creation } from '../search/creation.ts'
import { resolveSearch } from '../search/request.ts'
import type { WebhookUrlFault } from '../webhooks/faults.ts'
import { newDelivery } from '../webhooks/webhooks.ts'
import { stateBody } from './bodies.ts'
import { startedEvent } from './events.ts'
import { createInvestigationInsertion } from './insertion.ts'
import { requireRoom } from './limits.ts'
import { investigationFaults, resolveInvestigation, searchRequestOf, type InvestigationRequest } from './request.ts'

type Schemas = components['schemas']

export interface InvestigationCreationParts {
  database: Database
  admission: Admission
  creation: Pick<Creation, 'insert'>
  catalogue: Catalogue
  sealer: Sealer
  clock: Clock
  wire: Wire
  publicUrl: string
  webhookUrlFault: WebhookUrlFault
}

const asCreated = {
  status: 'processing',
  stopped: null,
  pausedUntil: null,
  completedAt: null,
  lastSeq: 0,
  leftOut: 0,
  name: null,
  note: null,
} as const

/** Creates the part of the investigations that stores new ones. */
export function createInvestigationCreation({
  database,
  admission,
  creation,
  catalogue,
  sealer,
  wire,
  clock,
  publicUrl,
  webhookUrlFault,
}: InvestigationCreationParts) {
  const insertion = createInvestigationInsertion({ sealer, clock })

  return {
    /**
     * Stores an investigation, whose searches then start. Nothing is charged. Throws VALIDATION_ERROR,
     * MAX_CONCURRENCY_EXCEEDED, or a refusal of `Admission.enter`. If an earlier request had the same
     * Idempotency-Key, returns its investigation as it was when it was created. Throws IDEMPOTENCY_KEY_REUSED if that
     * one was deleted.
     */
    async create(
      principal: Principal, { id: operation }: { id: string }, request: InvestigationRequest, key?: IdempotencyKey,
    ): Promise<Admitted<Schemas['InvestigationCreatedData']>> {
      const resolved = await resolveInvestigation(request, await catalogue.snapshot(), webhookUrlFault)
      const { observables, duplicates } = resolved
      const waiting = observables.map((one, position): StoredObservable => ({
        ...one,
        position,
        status: 'waiting',
        search: null,
        reason: null,
        depth: 0,
        found: null,
      }))
      const webhook = request.delivery?.webhook ? newDelivery : null
      const bodyOf = (investigation: StoredInvestigation) =>
        ({ ...stateBody(investigation, waiting, webhook, publicUrl), duplicates })
      const id = newId()
      const investigation = insertion.build(principal, id, request, resolved)
      const created = await admission.once(
        principal,
        () => database.inTransaction(async tx => {
          const entry = scheduling(operation, { kind: 'investigation', resourceId: id }, key)
          const pass = await admission.enter(tx, principal, entry)
          await requireRoom(tx, principal)
          await insertion.insert(tx, investigation, observables, request)
          await pass.charge({ recordId: investigation.actId! })
          return { result: bodyOf({ ...investigation, ...asCreated }), headers: pass.headers }
        }),
        async repeatedId => {
          const stored = await database.investigations.get(repeatedId)
          if (!stored) throw resultDeleted('investigation')
          return bodyOf({ ...stored, ...asCreated })
        },
      )
      wire.ring('investigation', 1)
      return created
    },

    /**
     * Creates an investigation with a given id, whose searches start at once, and charges nothing. A sandbox creates
     * those of the documentation's examples with it. Throws VALIDATION_ERROR.
     */
    async createExample(principal: Principal, id: string, request: InvestigationRequest): Promise<void> {
      const snapshot = await catalogue.snapshot()
      const resolvedRequest = await resolveInvestigation(request, snapshot, webhookUrlFault)
      const { observables } = resolvedRequest
      const investigation = insertion.build(principal, id, request, resolvedRequest)
      await database.inTransaction(async tx => {
        await insertion.insert(tx, investigation, observables, request)
        for (const [position, observable] of observables.entries()) {
          const waiting = { ...observable, position, investigationId: id }
          const searchId = newId()
          await tx.investigationObservables.start(waiting, searchId)
          await tx.investigationEvents.append(id, [startedEvent(waiting, searchId, clock.now())])
          const resolved = resolveSearch(searchRequestOf({ ...investigation, ...asCreated }, waiting, sealer), snapshot)
          await creation.insert(tx, principal, searchId, resolved, 0, { investigationId: id })
        }
      })
    },

    /** Returns the faults for which `create` refuses a request. Parts that have other faults may be missing. */
    faults: async (draft: Draft<InvestigationRequest>): Promise<readonly Fault[]> =>
      investigationFaults(draft, await catalogue.snapshot(), webhookUrlFault),
  }
}
