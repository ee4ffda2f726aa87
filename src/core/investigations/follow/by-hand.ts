import type { components } from '../../../../generated/api.ts'
import type { Database, Repositories } from '../../../db/database.ts'
import type { StoredInvestigation } from '../../../db/investigations.ts'
import type { AddedObservable, Origin, StoredObservable } from '../../../db/investigation-observables.ts'
import { investigationWasCancelled, validationError, type Fault } from '../../../errors.ts'
import type { Clock } from '../../../lib/clock.ts'
import { newId } from '../../../lib/ids.ts'
import { inSlices, type Slices } from '../../../lib/slices.ts'
import type { Sealer } from '../../../lib/sealed.ts'
import type { Wire } from '../../../wire/wire.ts'
import { scheduling, type Admission, type Admitted } from '../../admission/admission.ts'
import type { IdempotencyKey } from '../../admission/idempotency.ts'
import type { Principal } from '../../access/keys.ts'
import { noSuch, requireOwn } from '../../access/require-own.ts'
import { searchedKey } from '../../observables/mailbox.ts'
import { observableKey } from '../../observables/normal-form.ts'
import { readObservable } from '../../observables/guessed-observable.ts'
import { observablesOf } from '../../search/observables.ts'
import { asMember, readTasks } from '../../search/read-tasks.ts'
import { queryOf } from '../../search/state.ts'
import { copyDelivery } from '../../webhooks/deliveries.ts'
import { deliveryBody } from '../../webhooks/webhooks.ts'
import { stateBody } from '../bodies.ts'
import { investigationCancelled } from '../cancellation.ts'
import { followedEvent } from '../events.ts'
import { requireRoom } from '../limits.ts'
import { maxSearchesReached } from './follower.ts'

type Schemas = components['schemas']
type FollowRequest = Schemas['InvestigationFollowRequest']
/** An observable of the request, and its position there. */
type Requested = Omit<AddedObservable, 'follows'> & {
  index: number
  searchId: string | undefined
  /** Different addresses of the request that reach the mailbox, in their normal form. Empty for other types. */
  spellings: string[]
}

/** Maximum number of observables of an investigation. */
const maxObservables = 10_000

interface ManualParts {
  database: Database
  admission: Admission
  wire: Wire
  clock: Clock
  sealer: Sealer
  publicUrl: string
}

export type ManualFollowing = ReturnType<typeof createManualFollowing>

/** Creates the service that adds observables to investigations on request. The starter searches them. */
export function createManualFollowing({ database, admission, wire, clock, sealer, publicUrl }: ManualParts) {
  /** Returns the state, with only the observables of the request, and those that another address stands for. */
  async function stateOf(id: string, requested: readonly Requested[]): Promise<Schemas['InvestigationFollowedData']> {
    const investigation = await database.investigations.get(id)
    if (!investigation) throw noSuch('investigation')
    const all = await database.investigationObservables.list(id)
    const delivery = await database.webhooks.get({ kind: 'investigation', id })
    // the duplicates are those of the request that created it
    const { duplicates: _, ...state } =
      stateBody(investigation, all, delivery ? deliveryBody(delivery) : null, publicUrl)
    const keys = new Set(requested.map(({ matchKey }) => matchKey))
    const observables = state.observables.filter((_, index) => keys.has(keyOf(all[index]!)))
    return { ...state, observables, same_mailbox: sameMailboxes(requested, all) }
  }

  return {
    /**
     * Adds observables, and makes a finished investigation go on. Nothing is charged. Throws NOT_FOUND if the account
     * has no investigation with this id, INVESTIGATION_CANCELLED, VALIDATION_ERROR, MAX_CONCURRENCY_EXCEEDED, or a
     * refusal of `Admission.enter`. If an earlier request had the same Idempotency-Key, adds nothing.
     */
    async follow(
      principal: Principal, { id: operation }: { id: string }, givenId: string, request: FollowRequest,
      key?: IdempotencyKey,
    ): Promise<Admitted<Schemas['InvestigationFollowedData']>> {
      const id = givenId.toLowerCase()
      const requested = await inSlices(readRequest(request))
      const found = await database.investigations.get(id)
      const owned = found?.accountId === principal.accountId ? found : undefined
      const all = owned ? await withOrigins(database, owned, requested) : []
      // an unchecked id is not written: the files of PostgreSQL keep what was rolled back
      const resourceId = owned ? owned.id : newId()
      const admitted = await admission.once(
        principal,
        () => database.inTransaction(async tx => {
          const entry = scheduling(operation, { kind: 'investigation', resourceId }, key)
          const pass = await admission.enter(tx, principal, entry)
          const investigation = requireOwn('investigation', principal, await tx.investigations.lock(id))
          if (investigation.stopped?.code === investigationCancelled.code) throw investigationWasCancelled()
          await add(tx, principal, investigation, all, sealer, clock.now())
          await pass.charge()
          return { result: undefined, headers: pass.headers }
        }),
        () => Promise.resolve(),
      )
      wire.publish(id)
      wire.ring('investigation', 1)
      return { ...admitted, result: await stateOf(id, requested) }
    },
  }
}

const keyOf = ({ type, normalValue }: Pick<StoredObservable, 'type' | 'normalValue'>): string =>
  searchedKey(type as Schemas['QueryType'], normalValue)

/** Returns the requested addresses for which another address of the same mailbox stands. */
function sameMailboxes(
  requested: readonly Requested[], stored: readonly StoredObservable[],
): Array<Schemas['SameMailbox']> {
  const byKey = new Map(stored.toReversed().map(one => [keyOf(one), one.normalValue]))
  return requested.flatMap(({ matchKey, spellings }) => spellings.flatMap(value => {
    const searched = byKey.get(matchKey)
    return searched === undefined || searched === value ? [] : [{ value, searched }]
  }))
}

/** Normalises the observables, without duplicates. Throws VALIDATION_ERROR. */
function* readRequest({ observables }: FollowRequest): Slices<Requested[]> {
  const faults: Fault[] = []
  const read = new Map<string, Requested>()
  for (const [index, { type, value, search_id: searchId, reference = null }] of observables.entries()) {
    const one = readObservable({ type, value })
    yield
    if ('fault' in one) {
      faults.push({ path: `observables.${index}.value`, message: one.fault })
      continue
    }
    const { normalValue } = one.observable
    const matchKey = searchedKey(one.type, normalValue)
    const spellings = one.type === 'Email Address' ? [normalValue] : []
    const earlier = read.get(matchKey)
    if (earlier) {
      earlier.spellings.push(...spellings.filter(spelling => !earlier.spellings.includes(spelling)))
      continue
    }
    read.set(matchKey, {
      ...one.observable,
      reference,
      index,
      matchKey,
      depth: 0,
      found: null,
      searchId: searchId?.toLowerCase(),
      spellings,
    })
  }
  if (faults.length > 0) throw validationError({ details: faults })
  return [...read.values()]
}

/**
 * Returns the observables with the searches that found them. Throws VALIDATION_ERROR if a named search is not one of
 * the investigation, or did not find the observable.
 */
async function withOrigins(
  database: Database, { id }: StoredInvestigation, requested: readonly Requested[],
): Promise<Requested[]> {
  const named = requested.flatMap(({ searchId }) => searchId ?? [])
  if (named.length === 0) return [...requested]
  const bySearch = new Map((await database.investigationObservables.list(id)).map(one => [one.search?.id, one]))
  const faults: Fault[] = []
  const origins = new Map<string, ReadonlyMap<string, Origin>>()
  for (const searchId of new Set(named)) {
    const entry = bySearch.get(searchId)
    if (!entry) continue
    const { tasks } = await readTasks(database, asMember(entry.search!))
    const findings = await observablesOf(queryOf(entry), tasks)
    origins.set(searchId, new Map(findings.map(({ key, relation, strength }) =>
      [key, { searchId, relation, strength }])))
  }
  const all = requested.map((one): Requested => {
    const { index, searchId, type, normalValue } = one
    if (searchId === undefined) return one
    const found = origins.get(searchId)?.get(observableKey(type as Schemas['QueryType'], normalValue))
    if (found) return { ...one, depth: bySearch.get(searchId)!.depth + 1, found }
    const message = origins.has(searchId) ? 'did not find this observable' : 'is not a search of this investigation'
    faults.push({ path: `observables.${index}.search_id`, message })
    return one
  })
  if (faults.length > 0) throw validationError({ details: faults })
  return all
}

/** Adds the observables that have no search, and lets the investigation go on if there are any. */
async function add(
  tx: Repositories,
  principal: Principal,
  { id, accountId, status, followDepth }: StoredInvestigation,
  requested: readonly Requested[],
  sealer: Sealer,
  now: Date,
): Promise<void> {
  const stored = new Map((await tx.investigationObservables.list(id)).map(one => [keyOf(one), one]))
  const added = requested.filter(({ matchKey }) => !stored.has(matchKey))
    .map(one => ({ ...one, follows: one.depth < followDepth }))
  const again = requested.flatMap(({ matchKey }) => {
    const one = stored.get(matchKey)
    return one?.status === 'not_started' ? [one] : []
  })
  if (added.length + again.length === 0) return
  if (stored.size + added.length > maxObservables) {
    const message = `must not give the investigation more than ${maxObservables} observables`
    throw validationError({ details: [{ path: 'observables', message }] })
  }
  if (status === 'finished') await requireRoom(tx, principal)
  await tx.investigationObservables.insert(id, added)
  for (const { position, depth } of again) {
    await tx.investigationObservables.wait({ investigationId: id, position }, depth < followDepth)
  }
  const noLongerLeftOut = again.filter(({ reason }) => reason?.code === maxSearchesReached.code).length
  await tx.investigations.addLeftOut(id, -noLongerLeftOut)
  if (status === 'finished') {
    const subject = { kind: 'investigation', id } as const
    await copyDelivery(tx, sealer, subject, { subject, accountId }) // each end has a webhook of its own
  }
  await tx.investigations.goOn(id)
  await tx.investigationEvents.append(id, [...added, ...again].map(one => followedEvent(id, one, now)))
}
