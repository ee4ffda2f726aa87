import type { Database, Repositories } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { ShardJob } from '../../db/shards.ts'
import { dispatchUnavailable, Failure } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { settleAll } from '../../lib/settle-all.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Admission, Admitted, ChargeFacts } from '../admission/admission.ts'
import { refuseBlocked } from '../admission/blocklist.ts'
import { Repeated, type IdempotencyKey } from '../admission/idempotency.ts'
import type { Principal } from '../access/keys.ts'
import { createInsertSearch, type NewSearch, type StartedBy } from './insert-search.ts'
import { requireAccountChecks, type ResolvedSearch } from './request.ts'
import { assignShards } from './shards.ts'

interface CreationParts {
  database: Database
  admission: Admission
  queue: Queue<ShardJob>
  clock: Clock
  /** Returns the time limit of a search of this caller, in milliseconds. */
  timeLimitOf(principal: Principal): number
  sealer: Sealer
  /** HMAC key for hashed blocklist entries. */
  blocklistKey: Buffer
  /** Signal that aborts when the process stops. New searches are then refused. */
  draining: AbortSignal
}

/** The operation that an account is charged for. */
export interface Operation {
  /** The `operationId` of the OpenAPI document. */
  id: string
  /** Cost of one call, in core searches. */
  cost: number
  /** `scheduled`: an earlier request was counted for it, as `Entry.earlier` says. */
  earlier?: 'scheduled'
  /** Id of the audit record of the act that the operation belongs to. Default: it is an act of its own. */
  actId?: string
}

/** Returns the facts of the audit record about a search, and whether it costs nothing. */
export const chargeFactsOf = (
  { query, tasks, isFree = false }: Pick<NewSearch, 'query' | 'tasks' | 'isFree'>,
): ChargeFacts => ({
  queryType: query.type,
  isFree,
  leakSources: tasks.filter(({ kind }) => kind === 'leak').map(({ slug }) => slug).sort(),
})

export const showsSecrets = ({ plan }: Principal): boolean => plan?.features.includes('secrets') ?? false

const retryAfter = { 'Retry-After': '5' }

export type Creation = ReturnType<typeof createCreation>

/** Creates the part of the searches that stores a resolved request, charges for it, and wakes runners. */
export function createCreation(
  { database, admission, queue, clock, timeLimitOf, sealer, blocklistKey, draining }: CreationParts,
) {
  const insert = createInsertSearch({ clock, timeLimitOf, sealer })

  /**
   * Charges the account and inserts the search. Throws QUERY_BLOCKED, REGISTERED_ACCOUNTS_UNAVAILABLE or a refusal of
   * `Admission.enter`. Throws DISPATCH_UNAVAILABLE if no runner is alive, if the process is stopping, or if the
   * database fails. Throws `Repeated` if an earlier request had the same Idempotency-Key.
   */
  const start = (principal: Principal, operation: Operation, resolved: ResolvedSearch, key?: IdempotencyKey) =>
    startPrepared(principal, operation, key, () => Promise.resolve(resolved))

  /**
   * Starts the search that `prepare` returns. `prepare` runs in the transaction, after the checks of the account's
   * limits.
   * @param alsoWrite writes more about the new search in the same transaction.
   */
  async function startPrepared(
    principal: Principal,
    { actId, ...operation }: Operation,
    key: IdempotencyKey | undefined,
    prepare: (tx: Repositories) => Promise<NewSearch>,
    alsoWrite?: (tx: Repositories, id: string) => Promise<void>,
  ): Promise<Admitted<StoredSearch>> {
    const id = newId()
    const { shards, ...admitted } = await database.inTransaction(async tx => {
      const pass = await admission.enter(tx, principal, {
        ...operation,
        feature: 'search',
        isConcurrent: true,
        claim: key && { key, kind: 'search', resourceId: id },
      })
      const search = await prepare(tx)
      await requireStartable(tx, search)
      const result = await insert(tx, principal, id, search, pass.busy)
      await alsoWrite?.(tx, id)
      await pass.charge({ ...chargeFactsOf(search), searchId: id, ...actId !== undefined && { actId } })
      return { result, headers: pass.headers, shards: assignShards(search.tasks.length).total }
    }).catch((cause: unknown) => {
      throw cause instanceof Failure || cause instanceof Repeated
        ? cause
        : dispatchUnavailable({ cause, headers: retryAfter })
    })
    queue.notify(shards)
    return admitted
  }

  /**
   * Starts a search of an investigation or of a watch: charges it and throws as `start` does, but counts no request of
   * the minute and passes on the errors of the database. `claim` gives the search to what starts it. If `claim` throws,
   * nothing is charged or started.
   */
  async function startScheduled(
    principal: Principal,
    operation: Operation,
    resolved: ResolvedSearch,
    { claim, ...startedBy }: StartedBy & { claim: (tx: Repositories, searchId: string) => Promise<void> },
  ): Promise<void> {
    const id = newId()
    await database.inTransaction(async tx => {
      const pass = await admission.enter(tx, principal, {
        ...operation,
        feature: 'search',
        isConcurrent: true,
        earlier: 'scheduled',
      })
      await claim(tx, id)
      await requireStartable(tx, resolved)
      await insert(tx, principal, id, resolved, pass.busy, startedBy)
      await pass.charge({ ...chargeFactsOf(resolved), searchId: id, actId: startedBy.actId ?? null })
    })
    queue.notify(assignShards(resolved.tasks.length).total)
  }

  async function requireStartable(tx: Repositories, resolved: NewSearch): Promise<void> {
    await settleAll([
      refuseBlocked(tx, blocklistKey, resolved.query).then(() => requireAccountChecks(resolved, 'stored')),
      requireRunner(tx),
    ])
  }

  async function requireRunner({ runners }: Repositories): Promise<void> {
    if (draining.aborted || !(await runners.isAnyAlive())) throw dispatchUnavailable({ headers: retryAfter })
  }

  return { insert, start, startPrepared, startScheduled }
}
