import type { Clock } from '../../lib/clock.ts'
import type { Audit, AuditedAct, AuditQuery } from './audit.ts'

/** Age up to which a record may be stored late, and up to which an outcome that is final may change. */
const lateMs = 60_000
/** Number of records that one look reads. */
const maxRead = 100_000
const pendingOutcomes: ReadonlySet<string> = new Set(['accepted', 'started'])

interface Following {
  list: Audit['list']
  clock: Clock
  /** Age up to which the end of a pending record is waited for, in milliseconds: the time limit of searches. */
  pendingMs: number
  /** Resolves when it is time to look again. */
  pause(): Promise<void>
  signal: AbortSignal
}

/**
 * Yields the newest `limit` records that match, then each new one, until `signal` aborts. A record is yielded again if
 * its outcome changes. It has the time of its start: with `outcome`, it is new when it gets that outcome. Each look
 * therefore reads every outcome from the oldest pending record on. Ages are counted from the newest record, because the
 * clocks of processes differ, but not from a record that is ahead of `clock`.
 */
export async function* followAudit(
  { since, limit, outcome, ...filter }: Omit<AuditQuery, 'until'>,
  { list, clock, pendingMs, pause, signal }: Following,
): AsyncGenerator<AuditedAct> {
  /** Outcomes of the records that the next look reads again, by id. */
  const outcomes = new Map<string, Pick<AuditedAct, 'createdAt' | 'outcome'>>()
  let newest = since

  /** Returns the time that was `ms` ago, but not before `since`. */
  const ago = (ms: number): string => {
    const end = Math.min(Date.parse(newest), clock.now().getTime())
    const time = new Date(end - ms).toISOString()
    return time > since ? time : since
  }

  /** Returns the records from a time on whose outcome is new. */
  async function look(from: string): Promise<AuditedAct[]> {
    const { records } = await list({ ...filter, since: from, limit: maxRead })
    const changed = records.filter(record => outcomes.get(record.id)?.outcome !== record.outcome)
    changed.forEach(note)
    return changed
  }

  function note(record: AuditedAct): void {
    outcomes.set(record.id, record)
    if (record.createdAt > newest) newest = record.createdAt
  }

  /** Returns the time from which the next look reads, and forgets older records. */
  function nextStart(): string {
    const oldest = ago(pendingMs)
    let start = ago(lateMs)
    for (const { createdAt, outcome: found } of outcomes.values()) {
      if (pendingOutcomes.has(found) && createdAt >= oldest && createdAt < start) start = createdAt
    }
    for (const [id, { createdAt }] of outcomes) if (createdAt < start) outcomes.delete(id)
    return start
  }

  const { records: first, more } = await list({ ...filter, outcome, since, limit })
  first.forEach(note)
  const others = await look(ago(Math.max(pendingMs, lateMs)))
  let records = [...first, ...others.filter(({ createdAt }) => !more || createdAt > first[0]!.createdAt)]
  while (!signal.aborted) {
    for (const record of records) if (outcome === undefined || record.outcome === outcome) yield record
    await pause()
    if (signal.aborted) return
    records = await look(nextStart())
  }
}
