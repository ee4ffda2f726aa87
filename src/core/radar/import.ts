import type { BreachRepository, StoredBreach } from '../../db/breaches.ts'
import type { Database, Store } from '../../db/database.ts'
import { notFound, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { createPauses } from '../../lib/pauses.ts'
import { toStored, type Breach } from './breach.ts'
import { entriesOf, readEntry } from './catalogue-shapes.ts'
import { EntryFault, exactName, type BreachEntry } from './fields.ts'
import { upsert } from './upsert.ts'

export interface Imported {
  added: number
  changed: number
  unchanged: number
  /** Entries that could not be read: their position in the catalogue, from 1, and why. */
  rejected: Array<{ entry: number, name: string | null, reason: string }>
}

/** How long the pages of a list can be read on after the catalogue has changed. */
const keepMs = 24 * 3_600_000
/** Many times what the largest catalogues have. */
const mostEntries = 50_000

interface ImportParts {
  database: Database
  clock: Clock
  /** Told of a change of the catalogue. */
  changed(): void
}

/** What an import makes of the catalogue as it is at a revision. */
interface Changes {
  revision: number
  /** Added and changed. */
  fresh: StoredBreach[]
  added: number
}

export type RadarImport = ReturnType<typeof createRadarImport>

export function createRadarImport({ database, clock, changed }: ImportParts) {
  /** What the entries change in the catalogue as it is now. */
  async function compare(breaches: BreachRepository, entries: readonly BreachEntry[]): Promise<Changes> {
    const pause = createPauses()
    const { revision } = await breaches.state() // first: what changes after it is seen to have changed
    const known = new Map<string, Breach>()
    for (const record of await breaches.records()) {
      const breach = JSON.parse(record) as Breach
      known.set(breach.name, breach)
      await pause()
    }
    const today = clock.now().toISOString().slice(0, 10)
    const changes: Changes = { revision, fresh: [], added: 0 }
    for (const entry of entries) {
      const before = known.get(entry.name)
      const breach = upsert(before, entry, today)
      if (breach !== before) changes.fresh.push(toStored(breach))
      if (before === undefined) changes.added++
      await pause()
    }
    return changes
  }

  /** In the given transaction: all of the entries or none. `early` was found before it, and holds where nothing has changed since. */
  async function put(
    { breaches }: Store,
    entries: readonly BreachEntry[],
    early: Changes,
  ): Promise<Omit<Imported, 'rejected'>> {
    const { revision } = await breaches.lock()
    const { fresh, added } = revision === early.revision ? early : await compare(breaches, entries)
    const now = clock.now()
    if (fresh.length > 0) await breaches.change(fresh, now.toISOString())
    await breaches.removeSuperseded(new Date(now.getTime() - keepMs).toISOString())
    return { added, changed: fresh.length - added, unchanged: entries.length - fresh.length }
  }

  return {
    /**
     * Takes a catalogue in one of the known shapes over, in one transaction, with `also` in it. Entries that cannot be read
     * are left out and told. Throws VALIDATION_ERROR where it is no catalogue.
     */
    async import(catalogue: unknown, also: (tx: Store) => Promise<void> = async () => undefined): Promise<Imported> {
      const { entries, rejected } = await read(catalogue)
      const early = await compare(database.breaches, entries)
      const counts = await database.inTransaction(async tx => {
        const done = await put(tx, entries, early)
        await also(tx)
        return done
      })
      changed()
      return { ...counts, rejected }
    },

    /** All of them or none. Throws NOT_FOUND, which names those that are not there. A catalogue that carries one brings it back. */
    async remove(given: readonly string[]): Promise<void> {
      const names = [...new Set(given.map(exactName))]
      await database.inTransaction(async tx => {
        await tx.breaches.lock()
        const unknown: string[] = []
        for (const name of names) if (await tx.breaches.record(name) === undefined) unknown.push(name) // a transaction is one connection
        if (unknown.length > 0) throw notFound({ message: `There is no breach named ${unknown.join(', ')}` })
        await tx.breaches.change([], clock.now().toISOString(), names)
      })
      changed()
    },

    /** Fills a catalogue that nobody has filled yet; one that was filled and emptied again stays as it is. */
    async fill(catalogue: () => unknown): Promise<void> {
      if ((await database.breaches.state()).revision > 0) return
      const { entries } = await read(catalogue())
      const early = await compare(database.breaches, entries)
      await database.inTransaction(async tx => {
        if ((await tx.breaches.lock()).revision === 0) await put(tx, entries, early)
      })
      changed()
    },
  }
}

async function read(catalogue: unknown): Promise<{ entries: BreachEntry[], rejected: Imported['rejected'] }> {
  const found = entriesOf(catalogue)
  if (found === undefined) {
    throw validationError({
      message:
        'This is no catalogue of breaches: it is neither that of Have I Been Pwned, nor of XposedOrNot, nor of Radar',
    })
  }
  if (found.length > mostEntries) {
    throw validationError({ message: `This catalogue has more than ${mostEntries} entries` })
  }
  const entries = new Map<string, BreachEntry>()
  const rejected: Imported['rejected'] = []
  const pause = createPauses() // descriptions take their time, and streams go on meanwhile
  for (const [index, raw] of found.entries()) {
    await pause()
    try {
      const entry = readEntry(raw)
      if (entries.has(entry.name)) throw new EntryFault('an entry before it has the same name')
      entries.set(entry.name, entry)
    } catch (fault) {
      if (!(fault instanceof EntryFault)) throw fault
      rejected.push({ entry: index + 1, name: nameOf(raw), reason: fault.message })
    }
  }
  if (found.length > 0 && entries.size === 0) {
    throw validationError({ message: `No entry of this catalogue can be read. The first: ${rejected[0]!.reason}` })
  }
  return { entries: [...entries.values()], rejected }
}

function nameOf(entry: unknown): string | null {
  const { Name, breachID, name } = (entry ?? {}) as Record<string, unknown>
  const found = [Name, breachID, name].find((one): one is string => typeof one === 'string')
  return found === undefined ? null : found.slice(0, 200).toWellFormed()
}
