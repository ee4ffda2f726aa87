import type { BreachRepository, StoredBreach } from '../../db/breaches.ts'
import type { Database, Store } from '../../db/database.ts'
import { notFound, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { createPauses } from '../../lib/pauses.ts'
import { toStored, type Breach } from './breach.ts'
import { entriesOf, readEntry } from './catalogue-formats.ts'
import { EntryFault, exactName, type BreachEntry } from './fields.ts'
import { upsert } from './upsert.ts'

export interface Imported {
  added: number
  changed: number
  unchanged: number
  /** Entries that could not be read. `entry` is the position in the breach catalogue, from 1. */
  rejected: Array<{ entry: number, name: string | null, reason: string }>
}

/**
 * Time in milliseconds for which the cursors of a revision stay valid after a newer revision has replaced it. The value
 * is one day.
 */
const keepMs = 24 * 3_600_000
/** Maximum number of entries in a breach catalogue. The largest public catalogues have far fewer entries. */
const maxEntries = 50_000

interface ImportParts {
  database: Database
  clock: Clock
  /** Called after each import or removal of breaches. */
  onChange(): void
}

/** The changes that an import would make to the breaches of one revision. */
interface Changes {
  revision: number
  /** Breaches to add or to replace. */
  upserts: StoredBreach[]
  added: number
}

export type RadarImport = ReturnType<typeof createRadarImport>

export function createRadarImport({ database, clock, onChange }: ImportParts) {
  /** Computes the changes: compares the entries with Radar's current breaches. */
  async function compare(breaches: BreachRepository, entries: readonly BreachEntry[]): Promise<Changes> {
    const pause = createPauses()
    // The revision is read first. If the breaches change during the comparison, `store` finds a newer revision and
    // compares again.
    const { revision } = await breaches.getState()
    const current = new Map<string, Breach>()
    for (const record of await breaches.listRecords()) {
      const breach = JSON.parse(record) as Breach
      current.set(breach.name, breach)
      await pause()
    }
    const today = clock.now().toISOString().slice(0, 10)
    const changes: Changes = { revision, upserts: [], added: 0 }
    for (const entry of entries) {
      const before = current.get(entry.name)
      const breach = upsert(before, entry, today)
      if (breach !== before) changes.upserts.push(toStored(breach))
      if (before === undefined) changes.added++
      await pause()
    }
    return changes
  }

  /**
   * Stores all entries in the given transaction. `precomputed` contains the changes that were computed before the
   * transaction. If Radar's breaches have changed since then, computes the changes again.
   */
  async function store(
    { breaches }: Store,
    entries: readonly BreachEntry[],
    precomputed: Changes,
  ): Promise<Omit<Imported, 'rejected'>> {
    const { revision } = await breaches.lock()
    const { upserts, added } = revision === precomputed.revision ? precomputed : await compare(breaches, entries)
    const now = clock.now()
    if (upserts.length > 0) await breaches.writeRevision(upserts, now.toISOString())
    await breaches.removeSuperseded(new Date(now.getTime() - keepMs).toISOString())
    return { added, changed: upserts.length - added, unchanged: entries.length - upserts.length }
  }

  return {
    /**
     * Imports a breach catalogue in any known format. Stores the breaches and runs `inTransaction` in one transaction.
     * Entries that cannot be read are skipped and reported. Throws VALIDATION_ERROR if the value is not a breach
     * catalogue.
     */
    async import(
      catalogue: unknown,
      inTransaction: (tx: Store) => Promise<void> = async () => undefined,
    ): Promise<Imported> {
      const { entries, rejected } = await read(catalogue)
      const precomputed = await compare(database.breaches, entries)
      const counts = await database.inTransaction(async tx => {
        const done = await store(tx, entries, precomputed)
        await inTransaction(tx)
        return done
      })
      onChange()
      return { ...counts, rejected }
    },

    /**
     * Removes all given breaches, or none. Throws NOT_FOUND with the unknown names. A later import may add a removed
     * breach again.
     */
    async remove(given: readonly string[]): Promise<void> {
      const names = [...new Set(given.map(exactName))]
      await database.inTransaction(async tx => {
        await tx.breaches.lock()
        const unknown: string[] = []
        // Queries run one after another, because a transaction has a single connection.
        for (const name of names) if (await tx.breaches.getRecord(name) === undefined) unknown.push(name)
        if (unknown.length > 0) throw notFound({ message: `No breach has the name ${unknown.join(', ')}` })
        await tx.breaches.writeRevision([], clock.now().toISOString(), names)
      })
      onChange()
    },

    /**
     * Imports a breach catalogue if Radar has never had a breach. If the operator has removed all breaches, Radar stays
     * empty.
     */
    async fillIfEmpty(catalogue: () => unknown): Promise<void> {
      if ((await database.breaches.getState()).revision > 0) return
      const { entries } = await read(catalogue())
      const precomputed = await compare(database.breaches, entries)
      await database.inTransaction(async tx => {
        if ((await tx.breaches.lock()).revision === 0) await store(tx, entries, precomputed)
      })
      onChange()
    },
  }
}

async function read(catalogue: unknown): Promise<{ entries: BreachEntry[], rejected: Imported['rejected'] }> {
  const found = entriesOf(catalogue)
  if (found === undefined) {
    throw validationError({
      message:
        'This is not a breach catalogue in the format of Have I Been Pwned, XposedOrNot or Radar',
    })
  }
  if (found.length > maxEntries) {
    throw validationError({ message: `This breach catalogue has more than ${maxEntries} entries` })
  }
  const entries = new Map<string, BreachEntry>()
  const rejected: Imported['rejected'] = []
  const pause = createPauses() // pauses while it reads many entries, so that open event streams do not stall
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
    const [first] = rejected
    throw validationError({
      message: `No entry of this breach catalogue can be read. The first entry: ${first!.reason}`,
    })
  }
  return { entries: [...entries.values()], rejected }
}

function nameOf(entry: unknown): string | null {
  const { Name, breachID, name } = (entry ?? {}) as Record<string, unknown>
  const found = [Name, breachID, name].find((one): one is string => typeof one === 'string')
  return found === undefined ? null : found.slice(0, 200).toWellFormed()
}
