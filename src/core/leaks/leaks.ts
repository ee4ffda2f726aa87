import { availableParallelism } from 'node:os'
import type { Database, Repositories, Store } from '../../db/database.ts'
import type { StoredLeakSource } from '../../db/leak-sources.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { LeakSource } from '../../sources/leaks/leak-source.ts'
import type { ImportRequest, LookedFile } from './begin-import.ts'
import type { Imported } from './import.ts'
import type { ImportOptions } from './import-session.ts'
import { createLocalSource } from './local-source.ts'
import type { Reindexed } from './reindex.ts'
import type { Understood } from './understand.ts'
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
  /** The unfinished import, or `null` if there is none. To resume the import, repeat the import command. */
  unfinished: { file: string, rows: number } | null
  /** `true` if a new index is unfinished. To continue it, repeat the command. Missing otherwise. */
  isReindexed?: true
}

/** Overrides the number of threads, the size of a piece, and the blocks of a step. Tests use small values. */
type Sizes = Partial<Pick<ImportOptions, 'threads' | 'pieceBytes'> & { blocksRead: number }>

interface LeaksParts {
  database: Database
  sealer: Sealer
  clock: Clock
  /** Codes that an import cannot use, because other leak sources have them. Default: none. */
  reservedCodes?: readonly string[]
  sizes?: Sizes
}

type ImportControls = Partial<Pick<ImportOptions, 'signal' | 'onProgress' | 'onUnsettled'>>

/**
 * Size of a piece of a file, in bytes. With 1 MiB an import takes an eighth longer. The merge then also holds pages of
 * four times as many batches: 11,000 instead of 2,900 for a file of 12 GB.
 */
const pieceBytes = 4_194_304
const maxThreads = 3

export type Leaks = ReturnType<typeof createLeaks>

/** Creates the service that imports, lists and removes the operator's data sets. */
export function createLeaks({ database, sealer, clock, reservedCodes = [], sizes = {} }: LeaksParts) {
  function refuseReserved(code: string): void {
    if (!reservedCodes.includes(code)) return
    throw conflict({ message: `Another source has the code ${code}: choose another code` })
  }

  return {
    /** Refuses an import that fails whatever its file holds. Throws VALIDATION_ERROR or CONFLICT. */
    async check(request: ImportRequest): Promise<void> {
      refuseReserved(request.code)
      const { checkRequest } = await import('./begin-import.ts')
      await checkRequest({ database, clock, sealer }, request)
    },

    /** Imports a file, or resumes its unfinished import. Throws VALIDATION_ERROR, CONFLICT or NOTHING_IMPORTED. */
    async import(
      request: ImportRequest,
      {
        signal = new AbortController().signal, onProgress = () => undefined, onUnsettled = () => undefined,
      }: ImportControls = {},
    ): Promise<Imported & { code: string, isResumed: boolean }> {
      refuseReserved(request.code)
      // loaded here, because a server imports no file
      const [{ beginImport }, { runImport }] = await Promise.all([import('./begin-import.ts'), import('./import.ts')])
      const { file, source, isResumed } = await beginImport({ database, clock, sealer }, request)
      const imported = await runImport({
        database,
        clock,
        sealer,
        file,
        source,
        signal,
        onProgress,
        onUnsettled,
        threads: sizes.threads ?? Math.min(maxThreads, availableParallelism()),
        pieceBytes: sizes.pieceBytes ?? pieceBytes,
      })
      return { code: source.code, isResumed, ...imported }
    },

    /**
     * Makes a new index of the records of a source, by the rules of this version, or continues an unfinished one.
     * Searches find the records by the old index until it is replaced. Throws NOT_FOUND or CONFLICT.
     */
    async reindex(
      code: string,
      {
        signal = new AbortController().signal, onProgress = () => undefined, onUnsettled = () => undefined,
      }: ImportControls = {},
    ): Promise<Reindexed> {
      const stored = await database.leakSources.get(code)
      if (stored === undefined) throw notFound({ message: `There is no imported source ${code}` })
      const { reindex } = await import('./reindex.ts')
      return reindex(stored, {
        database,
        clock,
        sealer,
        signal,
        onProgress,
        onUnsettled,
        ...sizes.blocksRead === undefined ? {} : { blocksRead: sizes.blocksRead },
      })
    },

    /** Returns what an import would understand of a file. Imports nothing. Throws VALIDATION_ERROR. */
    async look(request: ImportRequest): Promise<Understood> {
      const { lookAtFile } = await import('./look.ts')
      return lookAtFile(request, database.leakSources)
    },

    /** Like `look`. The result is `looked` of the import, which then reads no sample. */
    async lookForImport(request: ImportRequest): Promise<LookedFile> {
      const { lookForImport } = await import('./look.ts')
      return lookForImport(request, database.leakSources)
    },

    async list(): Promise<ImportedLeakSource[]> {
      return (await database.leakSources.list()).map(toListed)
    },

    /**
     * Removes a source with all its records. Deletes the source's data key first: from then on, no record can be
     * decrypted. If the process is killed, the next call continues the removal. Throws NOT_FOUND if there is no source
     * with this code.
     */
    async remove(code: string): Promise<{ code: string, records: number }> {
      const source = await database.leakSources.get(code)
      if (source === undefined) throw notFound({ message: `There is no imported source ${code}` })
      await database.leakSources.dropDataKey(code, clock.now().toISOString())
      while (await database.inTransaction(tx => removeSome(tx, code)));
      return { code, records: source.recordCount }
    },

    /** Returns the imported sources that can be searched. */
    sources: () => readySources(database, () => sealer),
  }
}

/** Returns the imported sources that can be searched. Calls `sealer` only if there is such a source. */
export async function readySources(
  database: Pick<Repositories, 'leakSources' | 'leakRecords'>,
  sealer: () => Sealer,
): Promise<LeakSource[]> {
  const all = await database.leakSources.list()
  return all.filter(({ state }) => state === 'ready').map(stored =>
    createLocalSource({ database, sealer: sealer() }, stored)
  )
}

/**
 * Removes a limited number of rows. Returns `false` if no row is left, or if another process has removed the source.
 */
async function removeSome({ leakSources, leakRecords }: Store, code: string): Promise<boolean> {
  const source = await leakSources.get(code)
  if (source?.state !== 'removing' || !await leakSources.update(source, { state: 'removing' })) return false
  const pages = await leakRecords.removePagesExcept(code, [])
  if (await leakRecords.removeBlocksFrom(code, 0) || pages) return true
  await leakSources.remove(code)
  return false
}

function toListed(source: StoredLeakSource): ImportedLeakSource {
  const { code, name, template, breach, state, createdAt, updatedAt } = source
  const unfinished = source.unfinished === null ? null : readUnfinished(source.unfinished)
  return {
    code,
    name,
    template,
    types: JSON.parse(source.types) as string[],
    mapping: JSON.parse(source.mapping) as Record<string, string>,
    breach,
    state,
    records: source.recordCount,
    createdAt,
    updatedAt,
    ...unfinished?.reindex === undefined ? {} : { isReindexed: true as const },
    unfinished: unfinished === null || unfinished.reindex !== undefined ? null
      : { file: unfinished.file.path, rows: unfinished.records + unfinished.rejected },
  }
}
