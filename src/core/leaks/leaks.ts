import { availableParallelism } from 'node:os'
import type { Database, Repositories, Store } from '../../db/database.ts'
import type { StoredLeakSource } from '../../db/leak-sources.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { LeakSource } from '../../sources/leaks/leak-source.ts'
import { beginImport, type ImportRequest } from './begin-import.ts'
import { runImport, type Imported } from './import.ts'
import type { ImportOptions } from './import-session.ts'
import { createLocalSource } from './local-source.ts'
import { readUnfinished } from './unfinished.ts'

export interface ImportedLeakSource {
  code: string
  name: string
  template: string
  types: string[]
  mapping: Record<string, string>
  breach: string | null
  state: StoredLeakSource['state']
  records: number
  createdAt: string
  updatedAt: string
  /** An import that has not ended: the same command goes on with it. */
  unfinished: { file: string, rows: number } | null
}

/** How the work is cut; tests take less. */
type Sizes = Partial<Pick<ImportOptions, 'threads' | 'pieceBytes'>>

interface Parts {
  database: Database
  sealer: Sealer
  clock: Clock
  /** Codes of sources that are not imported. */
  taken?: readonly string[]
  sizes?: Sizes
}

type Observer = Partial<Pick<ImportOptions, 'signal' | 'onProgress'>>

const pieceBytes = 1_048_576
const mostThreads = 3

export type Leaks = ReturnType<typeof createLeaks>

/** The data sets that the operator has imported. */
export function createLeaks({ database, sealer, clock, taken = [], sizes = {} }: Parts) {
  return {
    /** Imports a file, or goes on with the import of it that was stopped. Throws VALIDATION_ERROR or CONFLICT. */
    async import(
      request: ImportRequest, { signal = new AbortController().signal, onProgress = () => undefined }: Observer = {},
    ): Promise<Imported & { code: string, isResumed: boolean }> {
      if (taken.includes(request.code)) {
        throw conflict({ message: `There is another source ${request.code}: choose another code` })
      }
      const { file, source, isResumed } = await beginImport({ database, clock, sealer }, request)
      const imported = await runImport({
        database,
        clock,
        sealer,
        file,
        source,
        signal,
        onProgress,
        threads: sizes.threads ?? Math.min(mostThreads, availableParallelism()),
        pieceBytes: sizes.pieceBytes ?? pieceBytes,
      })
      return { code: source.code, isResumed, ...imported }
    },

    async list(): Promise<ImportedLeakSource[]> {
      return (await database.leakSources.list()).map(toListed)
    },

    /** Removes a source and all of its records, which cannot be read from the first moment. Killed, it goes on when called again. */
    async remove(code: string): Promise<{ code: string, records: number }> {
      const source = await database.leakSources.get(code)
      if (source === undefined) throw notFound({ message: `There is no imported source ${code}` })
      await database.leakSources.dropDataKey(code, clock.now().toISOString())
      while (await database.inTransaction(tx => removeSome(tx, code)));
      return { code, records: source.recordCount }
    },

    sources: () => readySources(database, () => sealer),
  }
}

/** The imported sources that can be searched. The secret is read where there is one of them. */
export async function readySources(
  database: Pick<Repositories, 'leakSources' | 'leakRecords'>,
  sealer: () => Sealer,
): Promise<LeakSource[]> {
  const all = await database.leakSources.list()
  return all.filter(({ state }) => state === 'ready').map(stored =>
    createLocalSource({ database, sealer: sealer() }, stored)
  )
}

/** False where nothing is left of the source, or another process was quicker and the code is of a new one. */
async function removeSome({ leakSources, leakRecords }: Store, code: string): Promise<boolean> {
  const source = await leakSources.get(code)
  if (source?.state !== 'removing' || !await leakSources.change(source, { state: 'removing' })) return false
  const pages = await leakRecords.removePagesExcept(code, [])
  if (await leakRecords.removeBlocksFrom(code, 0) || pages) return true
  await leakSources.delete(code)
  return false
}

function toListed(source: StoredLeakSource): ImportedLeakSource {
  const { code, name, template, breach, state, createdAt, updatedAt } = source
  const unfinished = source.unfinished === null ? null : readUnfinished(source.unfinished)
  return {
    code,
    name,
    template,
    types: JSON.parse(source.types),
    mapping: JSON.parse(source.mapping),
    breach,
    state,
    records: source.recordCount,
    createdAt,
    updatedAt,
    unfinished: unfinished && { file: unfinished.file.path, rows: unfinished.records + unfinished.rejected },
  }
}
