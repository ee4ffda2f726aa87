import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { nextTurn } from '../../lib/pauses.ts'
import type { Breach } from '../radar/breach.ts'
import { registrableDomain } from '../observables/normal-form.ts'
import type { WatchChange } from './compare.ts'
import type { Report } from './report.ts'

/** Number of watches in one step. */
const batch = 200
/**
 * Time before the creation of a watch from which a breach counts as new, in milliseconds. Catalogues name the day on
 * which they added a breach, and are read some time later.
 */
const graceMs = 30 * 24 * 3_600_000

interface RadarWatchParts {
  database: Database
  clock: Clock
  report: Report
  /** Called after changes of a watch were stored. */
  onReport(watchId: string): void
}

/** Creates the function that reports breaches of watched domains that Radar has gained. It asks no source. */
export function createRadarWatch({ database, clock, report, onReport }: RadarWatchParts) {
  let seen = 0

  /** Returns the breaches that Radar has gained since a revision, by registrable domain. */
  async function gainedSince(revision: number): Promise<Map<string, Breach[]>> {
    const breaches = (await database.breaches.listAddedSince(revision)).map(record => JSON.parse(record) as Breach)
    return Map.groupBy(breaches, ({ domain }) => registrableDomain(domain.toLowerCase()) ?? '')
  }

  async function reportTo(id: string, revision: number): Promise<void> {
    const before = await database.watches.get(id)
    if (!before) return
    const day = new Date(Date.parse(before.createdAt) - graceMs).toISOString().slice(0, 10)
    const gained = (await gainedSince(before.radarRevision)).get(before.domain ?? '') ?? []
    const changes = gained.filter(({ addedDate }) => addedDate >= day).map(toChange)
    await database.inTransaction(async tx => {
      const watch = await tx.watches.lock(id)
      if (watch?.radarRevision !== before.radarRevision) return // another process reported them
      const found = { searchId: null, changes, at: clock.now() }
      const counts = watch.status === 'active' ? await report(tx, watch, found) : {}
      await tx.watches.update(id, { ...counts, radarRevision: revision })
    })
    if (changes.length > 0) onReport(id)
  }

  /** Reports what Radar has gained since the last call. A paused watch gets no report about it. */
  return async (): Promise<void> => {
    const { revision } = await database.breaches.getState()
    if (revision === seen) return
    const watches = await database.watches.listBehindRadar(revision, batch)
    if (watches.length > 0) {
      const gained = await gainedSince(Math.min(...watches.map(({ radarRevision }) => radarRevision)))
      for (const { id, domain } of watches) {
        if (!gained.has(domain ?? '')) continue
        await nextTurn() // SQLite works on the thread of the service
        await reportTo(id, revision)
      }
      const others = watches.filter(({ domain }) => !gained.has(domain ?? ''))
      await database.watches.moveRadar(others.map(({ id }) => id), revision)
    }
    if (watches.length < batch) seen = revision
  }
}

const toChange = ({ name, title }: Breach): WatchChange => ({
  kind: 'new_catalogue_breach',
  subject: name,
  before: null,
  after: { value: title, search_id: null, card: null },
  source: null,
})
