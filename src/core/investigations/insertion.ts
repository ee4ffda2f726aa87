import type { Repositories } from '../../db/database.ts'
import type { NewObservable } from '../../db/investigation-observables.ts'
import type { NewInvestigation } from '../../db/investigations.ts'
import { newId } from '../../lib/ids.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Principal } from '../access/keys.ts'
import { addDelivery } from '../webhooks/deliveries.ts'
import { storedOptions, toAdded, type InvestigationRequest, type ResolvedInvestigation } from './request.ts'

/** Creates the part of the creation that builds and inserts the rows of an investigation. */
export function createInvestigationInsertion({ sealer, clock }: { sealer: Sealer, clock: Clock }) {
  return {
    build: (
      principal: Principal,
      id: string,
      request: InvestigationRequest,
      { follow, repeats }: Pick<ResolvedInvestigation, 'follow' | 'repeats'>,
    ): NewInvestigation => ({
      id,
      accountId: principal.accountId,
      keyId: principal.keyId,
      ...storedOptions(id, request, follow, sealer),
      followDepth: follow?.depth ?? 0,
      budget: request.budget ?? null,
      reference: request.reference ?? null,
      labels: request.labels ?? [],
      duplicates: repeats.length > 0 ? JSON.stringify(repeats) : null,
      createdAt: clock.now().toISOString(),
      actId: newId(),
    }),

    /** Inserts the investigation, its observables, and its delivery if the request has a webhook. */
    async insert(
      tx: Repositories,
      investigation: NewInvestigation,
      observables: readonly NewObservable[],
      { delivery }: InvestigationRequest,
    ): Promise<void> {
      const { id, accountId } = investigation
      await tx.investigations.insert(investigation)
      await tx.investigationObservables.insert(id, toAdded(observables, investigation))
      if (!delivery?.webhook) return
      await addDelivery(tx, sealer, { subject: { kind: 'investigation', id }, accountId }, delivery.webhook)
    },
  }
}
