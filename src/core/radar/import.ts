import { setImmediate as pause } from 'node:timers/promises'
import type { Database, Store } from '../../db/database.ts'
import { notFound, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
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

export type RadarImport = ReturnType<typeof createRadarImport>

export function createRadarImport({ database, clock, changed }: ImportParts) {
  /** In the given transaction: all of the entries or none. */
  async function put(tx: Store, entries: readonly BreachEntry[]): Promise<Omit<Imported, 'rejected'>> {
    const now = clock.now()
    await tx.breaches.lock()
    const known = new Map((await tx.breaches.records()).map(record => JSON.parse(record) as Breach).map(breach => [breach.name, breach]))
    const today = now.toISOString().slice(0, 10)
    const merged = entries.map(entry => upsert(known.get(entry.name), entry, today))
    const fresh = merged.filter(breach => known.get(breach.name) !== breach)
    if (fresh.length > 0) await tx.breaches.change(fresh.map(toStored), now.toISOString())
    await tx.breaches.forget(new Date(now.getTime() - keepMs).toISOString())
    const added = fresh.filter(({ name }) => !known.has(name)).length
    return { added, changed: fresh.length - added, unchanged: merged.length - fresh.length }
  }

  return {
    /**
     * Takes a catalogue in one of the known shapes over, in one transaction, with `also` in it. Entries that cannot be read
     * are left out and told. Throws VALIDATION_ERROR where it is no catalogue.
     */
    async import(catalogue: unknown, also: (tx: Store) => Promise<void> = async () => undefined): Promise<Imported> {
      const { entries, rejected } = await read(catalogue)
      const counts = await database.inTransaction(async tx => {
        const done = await put(tx, entries)
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
      await database.inTransaction(async tx => {
        if ((await tx.breaches.lock()).revision === 0) await put(tx, entries)
      })
      changed()
    },
  }
}

async function read(catalogue: unknown): Promise<{ entries: BreachEntry[], rejected: Imported['rejected'] }> {
  const found = entriesOf(catalogue)
  if (found === undefined) {
    throw validationError({ message: 'This is no catalogue of breaches: it is neither that of Have I Been Pwned, nor of XposedOrNot, nor of Radar' })
  }
  if (found.length > mostEntries) throw validationError({ message: `This catalogue has more than ${mostEntries} entries` })
  const entries = new Map<string, BreachEntry>()
  const rejected: Imported['rejected'] = []
  for (const [index, raw] of found.entries()) {
    if (index % 20 === 19) await pause() // descriptions take their time, and streams go on meanwhile
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
