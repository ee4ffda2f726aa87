import type { Database, Store } from '../../db/database.ts'
import type { StoredLeakSource } from '../../db/leak-sources.ts'
import { conflict } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { DataFile } from '../../lib/rows/data-file.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { readUnfinished, type Unfinished } from './unfinished.ts'

export interface Progress {
  /** `resuming`: compares the part of the file that is stored already. */
  phase: 'resuming' | 'reading' | 'indexing'
  /** Completed fraction of the phase, from 0 to 1. */
  fraction: number
  /** Rows read so far, including rejected rows and rows that earlier runs of this import read. */
  rows: number
}

export interface ImportOptions {
  database: Database
  clock: Clock
  sealer: Sealer
  file: DataFile
  /** The stored source. Its column `unfinished` holds the import of this file. */
  source: StoredLeakSource
  signal: AbortSignal
  onProgress(progress: Progress): void
  /** Called if the import has ended, but its records could not be prepared for look-ups, which are then slower. */
  onUnsettled(error: unknown): void
  /** Number of threads that read rows in parallel. */
  threads: number
  /** Size of a piece of the file, in bytes. One transaction stores one piece. */
  pieceBytes: number
}

/**
 * A running import. Each step stores work and progress in one transaction. A step fails if another process has taken
 * over the import.
 */
export interface ImportSession {
  readonly source: StoredLeakSource
  readonly unfinished: Unfinished
  /** Stores `changes` and runs `work` in one transaction. Throws CONFLICT if another process has taken over. */
  step(changes: Partial<Unfinished>, work?: (tx: Store) => Promise<void>): Promise<void>
  /** Ends the import and stores `changes` in the source. Throws CONFLICT if another process has taken over. */
  end(changes: Partial<StoredLeakSource>): Promise<void>
}

/** Creates the session of an import. `source` must have an unfinished import. */
export function createImportSession(
  { database, clock, source }: { database: Database, clock: Clock, source: StoredLeakSource },
): ImportSession {
  let current = source
  let unfinished = readUnfinished(source.unfinished!)

  async function change(changes: Partial<StoredLeakSource>, work: (tx: Store) => Promise<void>): Promise<void> {
    const changed = { ...changes, updatedAt: clock.now().toISOString() }
    await database.inTransaction(async tx => {
      if (!await tx.leakSources.update(current, changed)) {
        throw conflict({ message: 'Another process is working on this source' })
      }
      await work(tx)
    })
    current = { ...current, ...changed }
  }

  return {
    get source() { return current },
    get unfinished() { return unfinished },

    async step(changes, work = async () => undefined) {
      const next = { ...unfinished, ...changes }
      await change({ unfinished: JSON.stringify(next) }, work)
      unfinished = next
    },

    end: changes => change({ ...changes, unfinished: null }, async () => undefined),
  }
}
