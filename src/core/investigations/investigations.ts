import type { components } from '../../../generated/api.ts'
import type { InvestigationStatus, StoredInvestigation } from '../../db/investigations.ts'
import type { WordChanges } from '../../db/search-row.ts'
import { encodeEvent } from '../../lib/sse.ts'
import type { Principal } from '../access/keys.ts'
import { recordDone } from '../audit/audit.ts'
import { requireOwn } from '../access/require-own.ts'
import { pageOfList, type Page } from '../paging/list-position.ts'
import { listFilterOf, type ListQuery } from '../paging/list-query.ts'
import type { EventHub } from '../search/event-hub/hub.ts'
import { firstEvent, type ResumePoint } from '../search/resume-point.ts'
import { deliveryBody } from '../webhooks/webhooks.ts'
import { investigationBody, stateBody } from './bodies.ts'
import { createInvestigationCreation, type InvestigationCreationParts } from './creation.ts'
import { readGraph, type Graph, type GraphFilter } from './graph/graph.ts'

type Schemas = components['schemas']

/** Number of observables by which a list names an investigation. */
const mostPreviewed = 3

interface InvestigationParts extends InvestigationCreationParts {
  /** Distributes the events of investigations. */
  investigationHub: EventHub
}

export type Investigations = ReturnType<typeof createInvestigations>

/** Creates the service that stores investigations and reads them for their account. The starter runs them. */
export function createInvestigations({ investigationHub, ...parts }: InvestigationParts) {
  const { database, clock, publicUrl } = parts

  const getOwned = async (principal: Principal, id: string): Promise<StoredInvestigation> =>
    requireOwn('investigation', principal, await database.investigations.get(id.toLowerCase()))

  /** Returns the state of an investigation of this account. Throws NOT_FOUND if the account has none with this id. */
  async function state(principal: Principal, id: string): Promise<Schemas['InvestigationStateData']> {
    const investigation = await getOwned(principal, id)
    const { id: found } = investigation
    const observables = await database.investigationObservables.list(found)
    const delivery = await database.webhooks.get({ kind: 'investigation', id: found })
    return stateBody(investigation, observables, delivery ? deliveryBody(delivery) : null, publicUrl)
  }

  return {
    ...createInvestigationCreation(parts),

    /** Returns an investigation of this account. Throws NOT_FOUND if the account has none with this id. */
    get: getOwned,

    state,

    /** Waits until an investigation has finished, the signal aborts, or the process stops. */
    async waitForEnd(id: string, signal: AbortSignal): Promise<void> {
      for await (const _ of investigationHub.subscribe(id, 1, signal)) { /* until the last event */ }
    },

    /** Changes the words of an investigation, and returns its state. Throws NOT_FOUND if the account has none. */
    async setWords(
      principal: Principal, { id: operation }: { id: string }, id: string, words: WordChanges,
    ): Promise<Schemas['InvestigationStateData']> {
      const owned = await getOwned(principal, id)
      await database.inTransaction(async tx => {
        if (await tx.investigations.lock(owned.id) === undefined) return
        await tx.investigations.setWords(owned.id, words)
        await recordDone(tx, principal, clock.now(), operation)
      })
      return state(principal, id)
    },

    /** Returns the graph of an investigation. Throws NOT_FOUND if the account has none with this id. */
    graph: async (principal: Principal, id: string, filter: GraphFilter, signal: AbortSignal): Promise<Graph> =>
      readGraph(database, await getOwned(principal, id), filter, signal),

    /**
     * Returns the encoded events from the resume point on. Returns `undefined` if the investigation has finished and
     * has no later event. Throws NOT_FOUND, or VALIDATION_ERROR if the resume point is invalid.
     */
    async stream(
      principal: Principal, id: string, point: ResumePoint, signal: AbortSignal,
    ): Promise<AsyncIterable<Buffer> | undefined> {
      const investigation = await getOwned(principal, id)
      const first = firstEvent(point, investigation)
      if (first === undefined) return undefined
      const data: Schemas['InvestigationConnectedData'] = {
        investigation_id: investigation.id, timestamp: clock.now().toISOString(),
      }
      return investigationHub.subscribe(investigation.id, first, signal, encodeEvent('connected', JSON.stringify(data)))
    },

    /** Returns one page of the account's investigations. Throws VALIDATION_ERROR for a wrong cursor or time. */
    async list(
      { accountId }: Principal, query: ListQuery<InvestigationStatus>,
    ): Promise<Page<StoredInvestigation>> {
      const filter = listFilterOf(query)
      return pageOfList({ list: 'investigations', ...filter }, query, range =>
        database.investigations.list(accountId, { ...filter, ...range }))
    },

    /** Returns the bodies of listed investigations, with their first observables. */
    async listBody(investigations: readonly StoredInvestigation[]): Promise<Schemas['Investigation'][]> {
      const ids = investigations.map(({ id }) => id)
      const previews = await database.investigationObservables.preview(ids, mostPreviewed)
      const counts = await database.searches.sumCounts(ids)
      return investigations.map(investigation => {
        // missing if the investigation was removed in the meantime
        const preview = previews.get(investigation.id) as Schemas['InvestigationPreview'] | undefined
        const sums = counts.get(investigation.id)
        return { ...investigationBody(investigation), ...preview && { preview }, ...sums && { counts: sums } }
      })
    },
  }
}
