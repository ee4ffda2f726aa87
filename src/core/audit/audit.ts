import type { AuditFilter, AuditRecord, AuditEntry } from '../../db/audit.ts'
import type { OperatorActEntry } from '../../db/operator-acts.ts'
import type { Database, Repositories } from '../../db/database.ts'
import type { Failure } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { compareTexts } from '../../lib/compare.ts'
import { newId } from '../../lib/ids.ts'
import type { Log } from '../../lib/log.ts'
import { findAccount } from '../access/accounts.ts'
import { timesOf, type DayRange } from '../paging/day-range.ts'
import type { Principal } from '../access/keys.ts'
import { pageOfList, type Page } from '../paging/list-position.ts'

const dayMs = 86_400_000
/**
 * Maximum number of different refusals that one write records in detail for each API key. For further refusals, only
 * the operation and the code are recorded, with a count.
 */
const maxKinds = 20
/** HTTP statuses of malformed requests, which are not audited. */
const malformed: ReadonlySet<number> = new Set([400, 408, 413, 415])
/**
 * Audit text for a request that selects all leak sources. The codes of the sources are not recorded, because a request
 * can be refused before the list of sources is read.
 */
const allSources = 'all'
/**
 * Error codes of searches that fail after they were admitted. These failures are not recorded as refusals, because each
 * search has its own audit record.
 */
const recordedBySearch: ReadonlySet<string> = new Set(['MODULE_FAILED', 'TIMEOUT'])

export interface Refused {
  method: string
  operation: string
  /** The validated body. `undefined` if the request was refused before validation. */
  body: unknown
}

/** Builds an audit record. Insert the record in the same transaction as the audited work. */
export function recordOf(
  { accountId, keyId }: Pick<Principal, 'accountId' | 'keyId'>, now: Date,
  facts: Pick<AuditRecord, 'operation' | 'outcome'> & Partial<AuditRecord>,
): AuditRecord {
  return {
    id: newId(),
    createdAt: now.toISOString(),
    accountId,
    keyId,
    queryType: null,
    leakSources: [],
    subjects: [],
    cost: 0,
    count: 1,
    searchId: null,
    actId: null,
    ...facts,
  }
}

/** Records successful work that has no cost. `subjects` are the ids of what it changed. */
export const recordDone = (
  tx: Repositories, principal: Principal, now: Date, operation: string, subjects: readonly string[] = [],
): Promise<void> => tx.audit.insert([recordOf(principal, now, { operation, outcome: 'ok', subjects })])

export const actors = ['key', 'operator'] as const
export type Actor = (typeof actors)[number]

export type AuditQuery = Omit<AuditFilter, 'accountId'> & {
  account?: string | undefined
  /** Only requests of API keys, or only commands of operators. Default: both. */
  actor?: Actor | undefined
  limit: number
}

interface OwnAuditQuery extends DayRange {
  limit: number
  cursor?: string | undefined
  keyId?: string | undefined
  operation?: string | undefined
}

/** A request of an API key, or a command of the operator. */
export interface AuditedAct extends Omit<AuditEntry, 'accountId' | 'keyId' | 'count' | 'actId'> {
  actor: Actor
  /** `null` if the record is a command that changed no single account. */
  accountId: string | null
  /** `null` if the record is a command of the operator. */
  keyId: string | null
  /** User and machine of the operator. `null` if the record is a request of an API key. */
  operator: string | null
  /** Number of requests, or of things that a command changed. `null` if a command has not ended. */
  count: number | null
}

/** Reads the audit log, and removes records that are older than `keepDays`. */
export function createAudit({ database, clock, keepDays }: { database: Database, clock: Clock, keepDays: number }) {
  return {
    /** Returns the newest `limit` records, oldest first. Throws NOT_FOUND if the account does not exist. */
    async list({ account, actor, limit, ...given }: AuditQuery): Promise<{ records: AuditedAct[], more: boolean }> {
      const accountId = account === undefined ? undefined : (await findAccount(database, account)).id
      const filter = { ...given, accountId }
      const requests = actor === 'operator' ? [] : await database.audit.listNewest(filter, limit + 1)
      const hasCommands = actor !== 'key' && given.keyId === undefined // a command of the operator has no API key
      const commands = hasCommands ? await database.operatorActs.listNewest(filter, limit + 1) : []
      const found = [...requests.map(ofKey), ...commands.map(ofOperator)]
        .sort((a, b) => compareTexts(a.createdAt, b.createdAt) || compareTexts(a.id, b.id))
      return { records: found.slice(-limit), more: found.length > limit }
    },

    /**
     * Returns one page of what concerns an account, newest first. `from` and `to` are UTC days, both inclusive. Throws
     * VALIDATION_ERROR if the cursor is invalid, or if `from` is later than `to`.
     */
    async listOwn(
      { accountId }: Pick<Principal, 'accountId'>,
      { from, to, keyId, operation, ...page }: OwnAuditQuery,
    ): Promise<Page<AuditedAct>> {
      const times = timesOf({ from, to })
      const asked = {
        list: 'audit',
        from,
        to,
        keyId,
        operation,
      }
      return pageOfList(asked, page, async ({ after, limit }) => {
        const filter = {
          ...times,
          accountId,
          keyId,
          operation,
          after,
          actsOnly: true,
        }
        const requests = await database.audit.listNewest(filter, limit)
        const commands = keyId === undefined ? await database.operatorActs.listNewest(filter, limit) : []
        return [...requests.map(ofKey), ...commands.map(ofOperator)]
          .sort((a, b) => compareTexts(b.createdAt, a.createdAt) || compareTexts(b.id, a.id))
      })
    },

    /** Removes records that are older than `keepDays`. Returns their number. */
    async removeExpired(): Promise<number> {
      const before = new Date(clock.now().getTime() - keepDays * dayMs).toISOString()
      return await database.audit.removeBefore(before) + await database.operatorActs.removeBefore(before)
    },
  }
}

const ofKey = ({ actId: _, ...entry }: AuditEntry): AuditedAct => ({ ...entry, actor: 'key', operator: null })

const ofOperator = (entry: OperatorActEntry): AuditedAct => ({
  ...entry,
  actor: 'operator',
  keyId: null,
  queryType: null,
  leakSources: [],
  cost: 0,
  searchId: null,
})

export type Audit = ReturnType<typeof createAudit>

interface RefusalParts {
  database: Database
  clock: Clock
  log: Log
  /** Interval at which the refusals are written, in milliseconds. */
  everyMs: number
}

/**
 * Records the refused requests of authenticated callers, and failed requests that were not charged.
 *
 * Equal refusals become one record with a count, and all records are written together every five seconds. A caller that
 * retries forever therefore causes few writes. If the process is killed, the refusals of the last seconds are lost.
 * Charged work is never lost, because its record is part of the transaction that charges it.
 */
export function createRefusals({ database, clock, log, everyMs }: RefusalParts) {
  let waiting = new Map<string, Map<string, AuditRecord>>() // by key id, then by kind of refusal
  let writing: Promise<void> = Promise.resolve()

  function write(): void {
    if (waiting.size === 0) return
    const records = [...waiting.values()].flatMap(kinds => [...kinds.values()])
    waiting = new Map()
    writing = writing.then(() => database.inTransaction(async tx => {
      for (let from = 0; from < records.length; from += 50) await tx.audit.insert(records.slice(from, from + 50))
    })).catch((err: unknown) => log.error({ err }, 'refusals could not be recorded'))
  }

  const timer = setInterval(write, everyMs).unref()

  return {
    /**
     * Counts a refused request. Ignores malformed requests, requests that only read, and failed searches that have
     * their own audit record.
     */
    add(principal: Principal, { method, operation, body }: Refused, { code, status }: Failure): void {
      if (method === 'GET' || method === 'HEAD' || malformed.has(status)) return
      if (operation === 'runModuleOnce' && recordedBySearch.has(code)) return
      const kinds = waiting.get(principal.keyId) ?? new Map<string, AuditRecord>()
      waiting.set(principal.keyId, kinds)
      const facts = kinds.size < maxKinds ? factsOf(body) : { queryType: null, leakSources: [] }
      const kind = [operation, code, facts.queryType, ...facts.leakSources].join(' ')
      const same = kinds.get(kind)
      if (same) same.count += 1
      else kinds.set(kind, recordOf(principal, clock.now(), { operation, outcome: code, ...facts }))
    },

    /** Stops the timer and writes the remaining refusals. */
    async close(): Promise<void> {
      clearInterval(timer)
      write()
      await writing
    },
  }
}

/**
 * Returns the query type and the leak sources of a validated body. Neither is free text of the caller. The type is from
 * a fixed list, and a request with an unknown leak source is answered 400, which is not audited.
 */
function factsOf(body: unknown): Pick<AuditRecord, 'queryType' | 'leakSources'> {
  const { query, leaks } = (body ?? {}) as { query?: { type?: string }, leaks?: { mode?: string, sources?: string[] } }
  return {
    queryType: query?.type ?? null,
    leakSources: leaks?.mode === 'all' ? [allSources] : [...new Set(leaks?.sources)].sort(),
  }
}
