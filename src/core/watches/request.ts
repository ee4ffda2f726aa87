import type { components } from '../../../generated/api.ts'
import type { StoredWatch } from '../../db/watches.ts'
import { Failure, validationError, type Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { searchRequestOf } from '../investigations/request.ts'
import { readObservable, type ReadObservable } from '../observables/guessed-observable.ts'
import type { CatalogueSnapshot } from '../search/catalogue.ts'
import { resolveSearch, searchFaults } from '../search/request.ts'
import type { SearchRequest } from '../search/task.ts'
import { openSecret, sealSecret, watchPlace } from '../webhooks/secret.ts'

type Schemas = components['schemas']
export type WatchRequest = Schemas['WatchRequest']

function readWatched(
  { type, value }: Draft<WatchRequest['observable']> = {},
): { type?: QueryType, observable?: ReadObservable, faults: Fault[] } {
  if (value === undefined) return { ...type && { type }, faults: [] }
  const { type: read, ...one } = readObservable({ type, value })
  return 'fault' in one
    ? { type: read, faults: [{ path: 'observable.value', message: one.fault }] }
    : { type: read, ...one, faults: [] }
}

/** Returns the members of the request that each of its searches has too. */
const searchPartOf = <Part extends Draft<WatchRequest>>(
  { observable: _, interval_hours: __, ...rest }: Part,
): Omit<Part, 'observable' | 'interval_hours'> => rest

/** Returns the faults that `resolveWatch` finds. Parts of the request that have other faults may be missing. */
export function watchFaults(
  draft: Draft<WatchRequest>, catalogue: CatalogueSnapshot, deliveryFaults: readonly Fault[],
): Fault[] {
  const { type, faults } = readWatched(draft.observable)
  return [
    ...faults, ...searchFaults({ ...searchPartOf(draft), query: type && { type } }, catalogue, { deliveryFaults }),
  ]
}

/** Checks what the JSON schema of the request cannot check. Throws VALIDATION_ERROR with all faults. */
export function resolveWatch(
  request: WatchRequest, catalogue: CatalogueSnapshot, deliveryFaults: readonly Fault[] = [],
): ReadObservable {
  const faults = watchFaults(request, catalogue, deliveryFaults)
  const { observable } = readWatched(request.observable)
  if (!observable || faults.length > 0) throw validationError({ details: faults })
  const { type, value } = observable
  resolveSearch({ ...searchPartOf(request), query: { type, value } }, catalogue)
  return observable
}

/** Returns the webhook of a request as it is stored. */
export const storedWebhook = (
  id: string, { delivery }: WatchRequest, sealer: Sealer,
): StoredWatch['webhook'] => {
  const { url, secret } = delivery?.webhook ?? {}
  return url === undefined ? null : { url, secret: sealSecret(sealer, watchPlace(id), secret) }
}

/** Returns the webhook of a change as it is stored. A webhook without a secret keeps that of the one before. */
export const changedWebhook = (
  { id, webhook: before }: Pick<StoredWatch, 'id' | 'webhook'>,
  { webhook }: NonNullable<Schemas['WatchUpdate']['delivery']>,
  sealer: Sealer,
): StoredWatch['webhook'] => webhook === undefined ? null : {
  url: webhook.url,
  secret: sealSecret(sealer, watchPlace(id), webhook.secret) ?? before?.secret ?? null,
}

/** Returns a webhook with its secret. Returns `undefined` if the secret was sealed with another SECRET_KEY. */
export function openWebhook(
  id: string, { url, secret }: NonNullable<StoredWatch['webhook']>, sealer: Sealer,
): { url: string, secret: string | undefined } | undefined {
  try {
    return { url, secret: openSecret(sealer, watchPlace(id), secret) }
  } catch {
    return undefined
  }
}

/**
 * Returns the request of a run. It asks every source anew, because a cached answer would hide changes. An excluded
 * module that no longer exists does not pause the watch, because the choice is the same without it.
 */
export function runRequestOf(watch: StoredWatch, sealer: Sealer): SearchRequest {
  const { modules, ...request } = searchRequestOf(watch, watch, sealer, 'watches')
  return {
    ...request,
    ...modules && { modules: modules.exclude ? { ...modules, unknown: 'skip' } : modules },
    cache: { mode: 'bypass' },
  }
}

/** Returns the reason for which a watch is paused, if this refusal of a run does not pass by itself. */
export function pauseOf(error: Failure): { code: string, message: string } | undefined {
  const { code, message, details } = error
  if (!lasting.has(code)) return undefined
  const fault = Array.isArray(details) ? details[0] : undefined
  return { code, message: fault ? `${fault.path} ${fault.message}` : message }
}

/** Codes of refusals that hold until the operator or the caller changes something. */
const lasting: ReadonlySet<string> = new Set([
  'WATCH_QUOTA_EXCEEDED', 'PLAN_FEATURE_REQUIRED', 'QUERY_BLOCKED', 'VALIDATION_ERROR',
  'REGISTERED_ACCOUNTS_UNAVAILABLE',
])
