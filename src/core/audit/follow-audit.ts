import type { Audit, AuditedAct, AuditQuery } from './audit.ts'

/** Age up to which a record is looked for again: one that was stored late, or whose outcome has changed. */
const lateMs = 60_000
/** Number of records that one look reads. */
const maxRead = 100_000

interface Following {
  list: Audit['list']
  /** Resolves when it is time to look again. */
  pause(): Promise<void>
  signal: AbortSignal
}

/**
 * Yields the newest `limit` records that match, then each new one, until `signal` aborts. A record is yielded again if
 * its outcome changes within a minute. Times are those of the records, because the clocks of processes differ.
 */
export async function* followAudit(
  { since, limit, ...filter }: Omit<AuditQuery, 'until'>, { list, pause, signal }: Following,
): AsyncGenerator<AuditedAct> {
  /** Outcomes of the records of the last minute, by id. */
  const outcomes = new Map<string, Pick<AuditedAct, 'createdAt' | 'outcome'>>()
  const start = await list({ ...filter, since, limit })
  const first = start.more ? start.records[0]!.createdAt : since
  let { records } = start
  let newest = first
  while (!signal.aborted) {
    for (const record of records) {
      if (outcomes.get(record.id)?.outcome === record.outcome) continue
      outcomes.set(record.id, record)
      if (record.createdAt > newest) newest = record.createdAt
      yield record
    }
    const late = new Date(Date.parse(newest) - lateMs).toISOString()
    const from = late > first ? late : first
    for (const [id, { createdAt }] of outcomes) if (createdAt < from) outcomes.delete(id)
    await pause()
    if (signal.aborted) return
    records = (await list({ ...filter, since: from, limit: maxRead })).records
  }
}
