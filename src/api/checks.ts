import { invalidTemporaryDelivery, useTemporaryEndpoint, type Fault } from '../errors.ts'
import type { components } from '../../generated/api.ts'
import type { Principal } from '../core/access/keys.ts'
import { timesOf } from '../core/paging/day-range.ts'
import { requireCurrentTerms } from '../core/own/own-account.ts'
import { readCreatedRange, readTime } from '../core/paging/list-query.ts'
import { checkPageCursor } from '../core/paging/page-cursor.ts'
import { duplicateFaults } from '../core/access/lock-owned.ts'
import { manyFaults } from '../core/exports/many-searches.ts'
import { readResumePoint } from '../core/search/resume-point.ts'
import type { SearchRequest } from '../core/search/task.ts'
import type { AnyOperation } from '../core/tools/operation.ts'
import { operationsById } from '../core/tools/operations/index.ts'
import { faultsThrownBy, type InputCheck } from '../http/input-check.ts'
import type { Draft } from '../lib/draft.ts'
import type { ApiParts } from './parts.ts'

type Schemas = components['schemas']
type Check = InputCheck<Principal>

type CheckParts = Pick<ApiParts, 'searches' | 'investigations' | 'watches' | 'webhookEndpoints'>

/** Checks of the API's input that no schema can express, by operationId. */
export function createApiChecks(
  { searches, investigations, watches, webhookEndpoints }: CheckParts,
): Readonly<Record<string, Check>> {
  const searchFaults = (draft: unknown): Promise<readonly Fault[]> => searches.faults(draft as Draft<SearchRequest>)
  const checks: Record<string, Check> = {
    createSearch: {
      prepare(body) {
        if (has(body, 'temporary')) throw useTemporaryEndpoint()
        return body
      },
      faults: ({ body }) => searchFaults(body ?? {}),
    },

    findSearches: {
      faults: async ({ body }) => [
        ...searches.findFaults(body ?? {}),
        ...await cursorFaults((body as Draft<Schemas['SearchFindRequest']> | undefined)?.cursor),
      ],
    },

    createTemporarySearch: {
      prepare(body) {
        if (['delivery', 'byok'].some(name => isSet(body, name))) throw invalidTemporaryDelivery()
        if (!['temporary', 'delivery', 'byok'].some(name => has(body, name))) return body
        const { temporary: _, delivery: _delivery, byok: _byok, ...rest } = body as Record<string, unknown>
        return rest
      },
      faults: ({ body }) => searchFaults(body ?? {}),
    },

    runModuleOnce: {
      faults: ({ body }) => searches.moduleFaults((body ?? {})),
    },

    createInvestigation: {
      faults: ({ body }) => investigations.faults((body ?? {})),
    },

    createWatch: {
      faults: ({ body }) => watches.faults((body ?? {})),
    },

    updateWatch: {
      faults: ({ body }) => watches.updateFaults(body ?? {}),
    },

    createWebhookEndpoint: { faults: ({ body }) => webhookEndpoints.faults(body ?? {}) },
    updateWebhookEndpoint: { faults: ({ body }) => webhookEndpoints.faults(body ?? {}) },
    recoverWebhookDeliveries: {
      faults({ body }) {
        const { since } = (body ?? {}) as Draft<Schemas['WebhookRecoveryRequest']>
        return since === undefined ? [] : faultsThrownBy(() => readTime('since', since))
      },
    },

    deleteSearches: idsCheck,
    deleteInvestigations: idsCheck,
    deleteWatches: idsCheck,

    exportSearches: { faults: ({ query }) => manyFaults(query) },

    listSearches: listCheck,
    listInvestigations: listCheck,
    listWatches: listCheck,
    listWebhookDeliveries: listCheck,
    listWatchChanges: cursorCheck,
    listBreaches: cursorCheck,
    listKeys: cursorCheck,
    listAuditRecords: {
      faults: async ({ query, ...draft }, principal) => [
        ...await faultsThrownBy(() => timesOf(query)),
        ...await cursorCheck.faults!({ query, ...draft }, principal),
      ],
    },
    getUsageReport: { faults: ({ query }) => faultsThrownBy(() => timesOf(query)) },
    claimFreePlan: {
      faults({ body }) {
        const { terms_version: version } = (body ?? {}) as Draft<Schemas['FreePlanClaim']>
        return version === undefined ? [] : faultsThrownBy(() => requireCurrentTerms(version))
      },
    },

    streamSearch: resumeCheck,
    streamInvestigation: resumeCheck,
    streamWatch: resumeCheck,

    ...Object.fromEntries(Object.entries(operationsById).map(([id, { input }]) => [id, inputCheck(input)])),
  }
  for (const id of operationsWithLabels) checks[id] = trimsLabels(checks[id])
  return checks
}

/** Operations whose body has labels. */
export const operationsWithLabels = [
  'createSearch', 'createTemporarySearch', 'runModuleOnce', 'updateSearch', 'createInvestigation',
  'updateInvestigation', 'createWatch', 'updateWatch',
] as const

/** Removes the spaces at the ends of labels before the body is validated, so that a blank label counts as empty. */
const trimsLabels = (check: Check = {}): Check => ({
  ...check,
  prepare(given) {
    const body = check.prepare ? check.prepare(given) : given
    if (!has(body, 'labels')) return body
    const { labels } = body as { labels: unknown }
    if (!Array.isArray(labels)) return body
    const trimmed = labels.map((label: unknown) => typeof label === 'string' ? label.trim() : label)
    return { ...body as object, labels: trimmed }
  },
})

/** A cursor of a list with other filters is not a fault here, because the filters themselves may have faults. */
const cursorCheck: Check = { faults: ({ query: { cursor } }) => cursorFaults(cursor as string | undefined) }

const cursorFaults = (cursor: string | undefined): Promise<readonly Fault[]> => faultsThrownBy(() => {
  if (cursor !== undefined) checkPageCursor(cursor)
})

const listCheck: Check = {
  faults: async ({ query, ...draft }, principal) => [
    ...await faultsThrownBy(() => readCreatedRange(query)),
    ...await cursorCheck.faults!({ query, ...draft }, principal),
  ],
}

const resumeCheck: Check = {
  faults: ({ query, headers }) => faultsThrownBy(() => readResumePoint({ ...query, ...headers })),
}

const idsCheck: Check = {
  faults: ({ body }) => duplicateFaults((body as Draft<Schemas['SearchDeletionRequest']> | undefined)?.ids ?? []),
}

const inputCheck = ({ field, read }: Pick<AnyOperation['input'], 'field' | 'read'>): Check => ({
  faults({ body }) {
    const text = (body as Record<string, string | undefined> | undefined)?.[field]
    const parsed = text === undefined ? undefined : read(text)
    return parsed && 'fault' in parsed ? [{ path: field, message: parsed.fault }] : []
  },
})

/** `true` if the body has the member with a value other than `{}`. Members that are `null` were removed before. */
function isSet(body: unknown, name: string): boolean {
  if (!has(body, name)) return false
  const value = (body as Record<string, unknown>)[name]
  return typeof value !== 'object' || value === null || Array.isArray(value) || Object.keys(value).length > 0
}

const has = (body: unknown, name: string): boolean =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
