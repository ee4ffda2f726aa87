import type { components } from '../../../generated/api.ts'
import type { StoredInvestigation } from '../../db/investigations.ts'
import type { StoredObservable } from '../../db/investigation-observables.ts'
import { originBody } from './events.ts'
import { maxSearchesReached } from './follow/follower.ts'
import { countsOf } from '../search/end-investigation.ts'
import { investigationLinks } from '../webhooks/investigation-links.ts'

type Schemas = components['schemas']

export function investigationBody(investigation: StoredInvestigation): Schemas['Investigation'] {
  return {
    id: investigation.id,
    status: investigation.status,
    options: JSON.parse(investigation.options) as Schemas['InvestigationOptions'],
    budget: investigation.budget,
    reference: investigation.reference,
    labels: investigation.labels,
    ...investigation.name !== null && { name: investigation.name },
    ...investigation.note !== null && { note: investigation.note },
    created_at: investigation.createdAt,
    completed_at: investigation.completedAt,
    paused_until: investigation.pausedUntil,
    stopped: investigation.stopped as Schemas['InvestigationStop'] | null,
    following: followingBody(investigation),
  }
}

const followingBody = (
  { followDepth, leftOut }: StoredInvestigation,
): Schemas['InvestigationFollowing'] | null =>
  followDepth === 0 ? null : {
    left_out: leftOut,
    stopped: leftOut === 0 ? null : maxSearchesReached as Schemas['InvestigationFollowStop'],
  }

/** Returns the data of `GET /investigations/{id}`. */
export function stateBody(
  investigation: StoredInvestigation,
  observables: readonly StoredObservable[],
  webhook: Schemas['WebhookDelivery'] | null,
  publicUrl: string,
): Schemas['InvestigationStateData'] {
  return {
    investigation: investigationBody(investigation),
    counts: countsOf(observables),
    observables: observables.map(entryBody),
    ...investigation.duplicates !== null &&
      { duplicates: JSON.parse(investigation.duplicates) as Schemas['InvestigationRepeat'][] },
    delivery: { webhook },
    links: investigationLinks(publicUrl, investigation.id),
  }
}

const entryBody = (
  { type, value, reference, status, search, reason, depth, found }: StoredObservable,
): Schemas['InvestigationEntry'] => ({
  query: { type: type as Schemas['QueryType'], value },
  status,
  search,
  reason,
  depth,
  found: found && originBody(found),
  ...reference !== null && { reference },
})
