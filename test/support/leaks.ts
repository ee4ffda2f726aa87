import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBlock } from '../../src/core/leaks/block.ts'
import { entryBytes, isFirstOfRecord, readPosition } from '../../src/core/leaks/index-entry.ts'
import { createLeaks, type Leaks } from '../../src/core/leaks/leaks.ts'
import { openDataKey } from '../../src/core/leaks/source-key.ts'
import { openDatabase, type Database } from '../../src/db/database.ts'
import { createSealer } from '../../src/lib/sealed.ts'
import { systemClock } from '../../src/lib/clock.ts'
import type { LeakRecord } from '../../src/sources/leaks/leak-source.ts'
import type { Context, QueryType } from '../../src/sources/kit/source.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { onDatabase } from '../../scripts/support/tables.ts'

export const leakSecret = 'a secret of at least 32 characters'

type ImportRequest = Parameters<Leaks['import']>[0]

/** Creates a separate database for leak imports. An import reads its file in pieces of `pieceBytes`. */
export async function createLeakStage({ pieceBytes = 2_000, blocksRead = 1_000 } = {}) {
  const { url, folder, drop } = await createTestDatabase()
  const database = await openDatabase(url)
  const withSecret = (secret: string, on: Database = database) =>
    createLeaks({
      database: on,
      sealer: createSealer(() => [secret]),
      clock: systemClock,
      reservedCodes: ['hudson-rock'],
      sizes: { threads: 2, pieceBytes, blocksRead },
    })
  const leaks = withSecret(leakSecret)
  const rejects = join(folder, 'rejects.tsv')

  return {
    url,
    folder,
    database,
    leaks,
    rejects,
    withSecret,

    /**
     * Creates an importer that acts as another process. `beforeEach` runs before each of its transactions, and
     * `beforeTaking` before it takes over a source.
     */
    other({ beforeEach, beforeTaking }: { beforeEach?: () => unknown, beforeTaking?: () => unknown }): Leaks {
      const { leakSources, inTransaction } = database
      return withSecret(leakSecret, {
        ...database,
        leakSources: {
          ...leakSources,
          update: async (...changes) => {
            await beforeTaking?.()
            return leakSources.update(...changes)
          },
        },
        inTransaction: async work => {
          await beforeEach?.()
          return inTransaction(work)
        },
      })
    },

    /** Writes a file and returns its path. */
    async file(name: string, content: string | Uint8Array): Promise<string> {
      await writeFile(join(folder, name), content)
      return join(folder, name)
    },

    request: (path: string, more: Partial<ImportRequest> = {}): ImportRequest =>
      ({
        code: 'demo',
        name: 'Demo',
        template: 'credentials',
        path,
        rejects,
        ...more,
      }),

    /** Returns the records that a search would find. */
    async find(type: QueryType, value: string, code = 'demo'): Promise<LeakRecord[]> {
      const source = (await leaks.sources()).find(one => one.code === code)
      return source === undefined ? [] : Array.fromAsync(source.records({ type, value }, nowhere))
    },

    async [Symbol.asyncDispose]() {
      await database.close()
      await drop()
    },
  }
}

export type LeakStage = Awaited<ReturnType<typeof createLeakStage>>

/** Context for a source that sends no requests. */
const nowhere: Context = {
  client: { send: () => Promise.reject(new Error('a local source sends no requests')) },
  key: undefined, now: new Date(0), signal: new AbortController().signal,
}

/** Returns a CSV of `count` people. The first has the number `from`. */
export function people(count: number, from = 0): string {
  const rows = Array.from({ length: count }, (_, index) => index + from)
    .map(number => `person${number}@example.com,user${number},secret${number},192.0.2.${number % 250}`)
  return ['mail,nick,password,ip', ...rows].map(row => `${row}\n`).join('')
}

export const peopleMapping = { mail: 'email', nick: 'username' } as const

interface StoredRecords {
  /** Records in the index, as sorted JSON. */
  records: string[]
  /** All records in the blocks, even if the index does not contain them. */
  stored: string[]
  entries: number
  /** Batch numbers of the index pages. */
  batches: number[]
}

interface BlockRow {
  source: string
  batch: number
  number: number
  data: Buffer
}

interface PageRow {
  source: string
  batch: number
  first: Buffer
  entries: Buffer
}

/** Reads all stored data of a leak source. */
export async function readAll(
  { url, database }: { url: string, database: Pick<Database, 'leakSources'> },
  code = 'demo',
): Promise<StoredRecords> {
  const { dataKey, indexBatch } = (await database.leakSources.get(code))!
  const { block: key } = openDataKey(createSealer(() => [leakSecret]), code, dataKey)
  return onDatabase({ databaseUrl: url }, async db => {
    const blocks = new Map<string, string[]>()
    const stored = await db<BlockRow>('leak_blocks').where({ source: code }).orderBy(['batch', 'number'])
    for (const { batch, number, data } of stored) {
      blocks.set(`${batch} ${number}`, openBlock(key, { sourceCode: code, batch, number }, data).split('\n'))
    }
    const pages = await db<PageRow>('leak_pages').where({ source: code }).orderBy(['batch', 'first'])
    const entries = Buffer.concat(pages.filter(({ batch }) => batch === indexBatch).map(page => page.entries))
    const records: string[] = []
    for (let at = 0; at < entries.length; at += entryBytes) {
      const { batch, block, index: number } = readPosition(entries, at)
      if (isFirstOfRecord(entries, at)) records.push(blocks.get(`${batch} ${block}`)![number]!)
    }
    return {
      records: records.sort(), stored: [...blocks.values()].flat().sort(), entries: entries.length / entryBytes,
      batches: [...new Set(pages.map(({ batch }) => batch))],
    }
  })
}
