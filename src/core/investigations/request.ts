import type { components } from '../../../generated/api.ts'
import type { AddedObservable, NewObservable, WaitingObservable } from '../../db/investigation-observables.ts'
import type { StoredInvestigation } from '../../db/investigations.ts'
import { Failure, validationError, type Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import { inSlices, type Slices } from '../../lib/slices.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { providerSlugs } from '../../sources/byok/provider.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { readFollow, type Follow } from './follow/options.ts'
import { readObservable } from '../observables/guessed-observable.ts'
import { isCovered } from '../observables/covered.ts'
import { searchedKey } from '../observables/mailbox.ts'
import type { CatalogueSnapshot } from '../search/catalogue.ts'
import { resolveSearch, searchFaults } from '../search/request.ts'
import type { SearchRequest } from '../search/task.ts'
import { deliveryFaults, type WebhookUrlFault } from '../webhooks/faults.ts'

type Schemas = components['schemas']
export type InvestigationRequest = Schemas['InvestigationRequest']
type ProviderKeys = Omit<Schemas['ByokOptions'], 'mode'>

/** An investigation request that passed all checks. */
export interface ResolvedInvestigation {
  /** The observables without duplicates, in the order of the request. */
  observables: NewObservable[]
  duplicates: Schemas['InvestigationDuplicate'][]
  /** The duplicates as the investigation keeps them. */
  repeats: Schemas['InvestigationRepeat'][]
  /** `undefined` without `follow`. */
  follow: Follow | undefined
}

interface ReadObservables extends Omit<ResolvedInvestigation, 'follow'> {
  faults: Fault[]
}

/**
 * Normalises the observables, guesses missing types, and finds the duplicates: the same values, other addresses of the
 * same mailbox, and other spellings of the same wallet. Pseudonyms that differ in case are different, because some
 * sites distinguish them.
 */
function* readObservables(observables: Draft<InvestigationRequest['observables']>): Slices<ReadObservables> {
  const first = new Map<string, { index: number, entry: number, normalValue: string }>()
  const read: ReadObservables = { observables: [], duplicates: [], repeats: [], faults: [] }
  for (const [index, observable] of observables.entries()) {
    const { type, value, reference } = observable ?? {}
    if (value === undefined) continue
    const one = readObservable({ type, value })
    yield // a hostile value takes most of a millisecond
    if ('fault' in one) {
      read.faults.push({ path: `observables.${index}.value`, message: one.fault })
      continue
    }
    const { normalValue } = one.observable
    const key = keyedTypes.has(one.type) ? searchedKey(one.type, normalValue) : `${one.type} ${normalValue}`
    const earlier = first.get(key)
    if (earlier !== undefined && isCovered(one.observable, earlier.normalValue)) {
      const isMailbox = one.type === 'Email Address' && earlier.normalValue !== normalValue
      const reason = isMailbox ? 'same_mailbox' : 'same_value'
      read.duplicates.push({ index, first: earlier.index, reason })
      const query = { type: one.type, value }
      read.repeats.push({ query, entry: earlier.entry, reason, ...reference !== undefined && { reference } })
      continue
    }
    first.set(key, { index, entry: read.observables.length, normalValue })
    read.observables.push({ ...one.observable, reference: reference ?? null })
  }
  return read
}

/** Types whose spellings are one question. */
const keyedTypes: ReadonlySet<QueryType> = new Set(['Email Address', 'Cryptocurrency'])

/** Returns the members of the request that each of its searches has too. */
const searchPartOf = <Part extends Draft<InvestigationRequest>>(
  { observables: _, budget: __, follow: ___, delivery: ____, ...rest }: Part,
): Omit<Part, 'observables' | 'budget' | 'follow' | 'delivery'> => rest

/** Normalises a request, and finds its faults. Parts of the request that have other faults may be missing. */
async function readRequest(
  draft: Draft<InvestigationRequest>, catalogue: CatalogueSnapshot, webhookUrlFault: WebhookUrlFault,
): Promise<ResolvedInvestigation & { faults: Fault[] }> {
  const { observables, duplicates, repeats, faults } = await inSlices(readObservables(draft.observables ?? []))
  const following = draft.follow && await inSlices(readFollow(draft.follow, observables.length))
  return {
    observables,
    duplicates,
    repeats,
    follow: following?.follow,
    faults: [
      ...faults,
      ...following?.faults ?? [],
      ...typesOf(observables).flatMap(type =>
        searchFaults({ ...searchPartOf(draft), query: { type } }, catalogue, {})),
      ...await deliveryFaults(draft, webhookUrlFault),
    ],
  }
}

/** Returns the faults that `resolveInvestigation` finds. Parts of the request that have other faults may be missing. */
export const investigationFaults = async (...request: Parameters<typeof readRequest>): Promise<Fault[]> =>
  (await readRequest(...request)).faults

/**
 * Checks what the JSON schema of the request cannot check. The options are checked for each type of the observables, as
 * for a search of this type. Throws VALIDATION_ERROR with all faults.
 */
export async function resolveInvestigation(
  request: InvestigationRequest, catalogue: CatalogueSnapshot, webhookUrlFault: WebhookUrlFault,
): Promise<ResolvedInvestigation> {
  const { faults, ...resolved } = await readRequest(request, catalogue, webhookUrlFault)
  if (faults.length === 0) {
    for (const type of typesOf(resolved.observables)) {
      const { value } = resolved.observables.find(one => one.type === type)!
      faults.push(...faultsOf(() => resolveSearch({ ...searchPartOf(request), query: { type, value } }, catalogue)))
    }
  }
  if (faults.length > 0) throw validationError({ details: faults })
  return resolved
}

const typesOf = (observables: readonly NewObservable[]): QueryType[] =>
  [...new Set(observables.map(({ type }) => type as QueryType))]

function faultsOf(resolve: () => unknown): readonly Fault[] {
  try {
    resolve()
    return []
  } catch (error) {
    if (error instanceof Failure && Array.isArray(error.details)) return error.details
    throw error
  }
}

/** Table whose rows have options of searches. The sealed keys are bound to the row. */
type OptionsTable = 'investigations' | 'watches'

const sealContext = (table: OptionsTable, id: string): string => `${table} ${id} provider_keys`

/** Returns the options to store as JSON, and the caller's keys for external providers, sealed. */
export function storedOptions(
  id: string,
  { preset, modules, leaks, features, cache, delivery, byok }: Pick<
    InvestigationRequest, keyof Schemas['InvestigationOptions']
  >,
  follow: Follow | undefined,
  sealer: Sealer,
  table: OptionsTable = 'investigations',
): Pick<StoredInvestigation, 'options' | 'providerKeys'> {
  const { mode = 'default', ...keys } = byok ?? {}
  const shown = byok && { mode, providers: providerSlugs.filter(slug => byok[slug] !== undefined) }
  return {
    options: JSON.stringify({
      follow,
      preset,
      modules,
      leaks,
      features,
      cache,
      delivery: delivery?.webhook && { webhook: { url: delivery.webhook.url } },
      byok: shown,
    }),
    providerKeys: byok ? sealer.seal(JSON.stringify(keys), sealContext(table, id)) : null,
  }
}

/** Returns the observables of a caller as they are added to an investigation. */
export const toAdded = (
  observables: readonly NewObservable[], { followDepth }: Pick<StoredInvestigation, 'followDepth'>,
): AddedObservable[] =>
  observables.map(one => ({
    ...one,
    matchKey: searchedKey(one.type as QueryType, one.normalValue),
    depth: 0,
    found: null,
    follows: followDepth > 0,
  }))

type StoredOptions = Pick<StoredInvestigation, 'id' | 'options' | 'providerKeys' | 'reference' | 'labels'>

/** Returns the request of the search of an observable. */
export function searchRequestOf(
  { id, options, providerKeys, reference, labels }: StoredOptions,
  { type, value, reference: own = null }:
    Pick<WaitingObservable, 'type' | 'value'> & Partial<Pick<WaitingObservable, 'reference'>>,
  sealer: Sealer,
  table: OptionsTable = 'investigations',
): SearchRequest {
  const { byok, follow: _, delivery: __, ...others } = JSON.parse(options) as Schemas['InvestigationOptions']
  const keys = providerKeys === null ? {} : openKeys(sealContext(table, id), providerKeys, sealer)
  return {
    query: { type: type as QueryType, value },
    ...others,
    ...byok && { byok: { mode: byok.mode, ...keys } },
    ...(own ?? reference) !== null && { reference: (own ?? reference)! },
    labels,
  }
}

/** Returns no keys if the secret that sealed them is no longer configured, as searches do. */
function openKeys(context: string, sealed: string, sealer: Sealer): ProviderKeys {
  try {
    return JSON.parse(sealer.open(sealed, context)) as ProviderKeys
  } catch {
    return {}
  }
}
