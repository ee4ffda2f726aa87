import type { AuditFilter, AuditRecord, AuditEntry } from '../db/audit.ts'
import type { Database, Repositories } from '../db/database.ts'
import type { Failure } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import { findAccount } from './accounts.ts'
import type { Principal } from './keys.ts'

const dayMs = 86_400_000
const writeEveryMs = 5_000
/** Kinds of refusals of a key that wait to be written; what comes beyond is counted without its details. */
const mostKinds = 20
/** What was no request at all is no deed. */
const nonsense: ReadonlySet<number> = new Set([400, 408, 413, 415])
/** Of leak sources: what was refused before it was known which those are. */
const everySource = 'all'
/** A search that was begun, and charged, has a record of its own. */
const inItsRecord: ReadonlySet<string> = new Set(['MODULE_FAILED', 'TIMEOUT'])

export interface Refused {
  method: string
  operation: string
  /** As it was read; undefined where it was refused before. */
  body: unknown
}

/** A record of something done, for the transaction that does it. */
export function recordOf(
  { accountId, keyId }: Principal, now: Date, deed: Pick<AuditRecord, 'operation' | 'outcome'> & Partial<AuditRecord>,
): AuditRecord {
  return {
    id: newId(),
    createdAt: now.toISOString(),
    accountId,
    keyId,
    queryType: null,
    leakSources: [],
    cost: 0,
    count: 1,
    searchId: null,
    ...deed,
  }
}

/** Records what cost nothing, and was done. */
export const recordDone = (tx: Repositories, principal: Principal, now: Date, operation: string): Promise<void> =>
  tx.audit.insert([recordOf(principal, now, { operation, outcome: 'ok' })])

export type AuditQuery = Omit<AuditFilter, 'accountId'> & { account?: string | undefined, limit: number }

/** Reads the audit, and lets go of what is older than `keepDays`. */
export function createAudit({ database, clock, keepDays }: { database: Database, clock: Clock, keepDays: number }) {
  return {
    /** The newest that fit, oldest first. Throws NOT_FOUND for an account that is not there. */
    async list({ account, limit, ...filter }: AuditQuery): Promise<{ records: AuditEntry[], more: boolean }> {
      const accountId = account === undefined ? undefined : (await findAccount(database, account)).id
      const found = await database.audit.newest({ ...filter, accountId }, limit + 1)
      return { records: found.slice(-limit), more: found.length > limit }
    },

    removeOld: (): Promise<number> =>
      database.audit.removeBefore(new Date(clock.now().getTime() - keepDays * dayMs).toISOString()),
  }
}

export type Audit = ReturnType<typeof createAudit>

/**
 * Records what was refused to a caller who is known, and what failed without being charged. Equal ones are counted, and
 * written together every five seconds: a caller who knocks without end writes few rows, however he varies what he asks for. What a
 * killed process had not written yet is lost; what was charged never is, since it is written where it is charged.
 */
export function createRefusals({ database, clock, log }: { database: Database, clock: Clock, log: Log }) {
  let waiting = new Map<string, Map<string, AuditRecord>>() // by key, then by kind
  let writing: Promise<void> = Promise.resolve()

  function write(): void {
    if (waiting.size === 0) return
    const records = [...waiting.values()].flatMap(kinds => [...kinds.values()])
    waiting = new Map()
    writing = writing.then(() => database.inTransaction(async tx => {
      for (let from = 0; from < records.length; from += 50) await tx.audit.insert(records.slice(from, from + 50))
    })).catch((err: unknown) => log.error({ err }, 'refusals were not recorded'))
  }

  const timer = setInterval(write, writeEveryMs).unref()

  return {
    add(principal: Principal, { method, operation, body }: Refused, { code, status }: Failure): void {
      if (method === 'GET' || method === 'HEAD' || nonsense.has(status)) return
      if (operation === 'runModuleOnce' && inItsRecord.has(code)) return
      const kinds = waiting.get(principal.keyId) ?? new Map<string, AuditRecord>()
      waiting.set(principal.keyId, kinds)
      const asked = kinds.size < mostKinds ? askedOf(body) : { queryType: null, leakSources: [] }
      const kind = [operation, code, asked.queryType, ...asked.leakSources].join(' ')
      const same = kinds.get(kind)
      if (same) same.count += 1
      else kinds.set(kind, recordOf(principal, clock.now(), { operation, outcome: code, ...asked }))
    },

    async close(): Promise<void> {
      clearInterval(timer)
      write()
      await writing
    },
  }
}

export type Refusals = ReturnType<typeof createRefusals>

/** What a body that has been validated asks for: its type and leak sources, both words of ours. */
function askedOf(body: unknown): Pick<AuditRecord, 'queryType' | 'leakSources'> {
  const { query, leaks } = (body ?? {}) as { query?: { type?: string }, leaks?: { mode?: string, sources?: string[] } }
  return {
    queryType: query?.type ?? null,
    leakSources: leaks?.mode === 'all' ? [everySource] : [...new Set(leaks?.sources)].sort(),
  }
}
