import type { Database, Store } from '../../db/database.ts'
import type { StoredLeakSource } from '../../db/leak-sources.ts'
import { conflict } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { DataFile } from '../../lib/rows/data-file.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { readUnfinished, type Unfinished } from './unfinished.ts'

export interface Progress {
  phase: 'reading' | 'indexing'
  /** Of the phase, from 0 to 1. */
  share: number
  /** Rows read so far, bad ones too, with those of earlier runs. */
  rows: number
}

export interface ImportOptions {
  database: Database
  clock: Clock
  sealer: Sealer
  file: DataFile
  /** With an import of this file that has not ended. */
  source: StoredLeakSource
  signal: AbortSignal
  onProgress(progress: Progress): void
  /** That read rows side by side. */
  threads: number
  /** Rows are stored so many bytes at a time. */
  pieceBytes: number
}

/** An import under way: each step is stored with what it did, and only while no other process has taken the import over. */
export interface ImportSession {
  readonly source: StoredLeakSource
  readonly unfinished: Unfinished
  step(changes: Partial<Unfinished>, work?: (tx: Store) => Promise<void>): Promise<void>
  /** The last step: the import is over, and this is what became of the source. */
  end(changes: Partial<StoredLeakSource>): Promise<void>
}

/** `source`: one with an import that has not ended. */
export function createImportSession(
  { database, clock, source }: { database: Database, clock: Clock, source: StoredLeakSource },
): ImportSession {
  let current = source
  let unfinished = readUnfinished(source.unfinished!)

  async function change(changes: Partial<StoredLeakSource>, work: (tx: Store) => Promise<void>): Promise<void> {
    const changed = { ...changes, updatedAt: clock.now().toISOString() }
    await database.inTransaction(async tx => {
      if (!await tx.leakSources.change(current, changed)) {
        throw conflict({ message: 'Another process works on this source now' })
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
