import type { components } from '../../../generated/api.ts'
import type { Repositories } from '../../db/database.ts'
import type { StoredWatch, WatchChanges } from '../../db/watches.ts'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { addDelivery, makeDue } from '../webhooks/deliveries.ts'
import { reportToEndpoints } from '../webhooks/endpoint-reports.ts'
import { linksOf } from './bodies.ts'
import type { WatchChange } from './compare.ts'
import { openWebhook } from './request.ts'

type Schemas = components['schemas']

/** Number of changes of one run that are stored. */
const maxStored = 1_000
/** Number of changes in one notice. */
const maxSent = 100

interface ReportParts {
  sealer: Sealer
  publicUrl: string
  log: Log
}

/** Changes that were found together. */
export interface Found {
  /** `null` for changes of Radar. */
  searchId: string | null
  changes: readonly WatchChange[]
  at: Date
}

export type Report = ReturnType<typeof createReport>

/** Creates the function that stores changes and makes the webhook of a watch due. */
export function createReport({ sealer, publicUrl, log }: ReportParts) {
  function noticeOf(
    { id, type, value, reference, labels }: StoredWatch,
    { searchId, changes, at }: Found,
    stored: Schemas['WatchChange'][],
  ): Schemas['WatchChangedNotice'] {
    return {
      event: 'watch.changed',
      watch: { id, query: { type: type as Schemas['QueryType'], value }, reference, labels },
      search_id: searchId,
      found_at: at.toISOString(),
      changes: stored.slice(0, maxSent),
      total: changes.length,
      links: linksOf(publicUrl, id),
    }
  }

  async function send(tx: Repositories, { id, accountId, webhook }: StoredWatch, notice: object): Promise<void> {
    const subject = { kind: 'watch', id } as const
    await reportToEndpoints(tx, { subject, accountId }, () => JSON.stringify(notice))
    if (webhook === null) return
    const receiver = openWebhook(id, webhook, sealer)
    if (receiver === undefined) { // not sent without a signature
      return log.error({ watch_id: id }, 'the secret of a webhook can no longer be read: nothing was sent')
    }
    await addDelivery(tx, sealer, { subject, accountId }, receiver)
    await makeDue(tx, subject, () => JSON.stringify(notice))
  }

  /**
   * Stores what was found, and makes the webhook due if something has changed. Must run in a transaction that holds the
   * lock of the watch. Returns the counts that the caller must store in the watch.
   */
  return async (tx: Repositories, watch: StoredWatch, found: Found): Promise<WatchChanges> => {
    const stored = found.changes.slice(0, maxStored).map((change, index): Schemas['WatchChange'] =>
      ({ number: watch.changes + 1 + index, ...change, found_at: found.at.toISOString() }))
    if (stored.length === 0) return {}
    await tx.watchChanges.add(watch.id, stored)
    await send(tx, watch, noticeOf(watch, found, stored))
    return { changes: watch.changes + stored.length, leftOut: watch.leftOut + found.changes.length - stored.length }
  }
}
