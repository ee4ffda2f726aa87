import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLeaks, type Leaks } from '../../src/core/leaks/leaks.ts'
import { openDatabase } from '../../src/db/database.ts'
import { systemClock } from '../../src/lib/clock.ts'
import type { LeakRecord } from '../../src/sources/leaks/leak-source.ts'
import type { Context, QueryType } from '../../src/sources/source.ts'
import { createTestDatabase } from './database.ts'

export const leakSecret = 'a secret of at least 32 characters'

type ImportRequest = Parameters<Leaks['import']>[0]

/** Imports in a database of their own, cut into small pieces. */
export async function createLeakStage({ pieceBytes = 2_000 } = {}) {
  const { url, folder, drop } = await createTestDatabase()
  const database = await openDatabase(url)
  const withSecret = (secret: string) => createLeaks({ database, secret, clock: systemClock, sizes: { threads: 2, pieceBytes } })
  const leaks = withSecret(leakSecret)
  const rejects = join(folder, 'rejects.tsv')

  return {
    url, folder, database, leaks, rejects, withSecret,

    /** Writes a file and gives its path. */
    async file(name: string, content: string | Uint8Array): Promise<string> {
      await writeFile(join(folder, name), content)
      return join(folder, name)
    },

    request: (path: string, more: Partial<ImportRequest> = {}): ImportRequest =>
      ({ code: 'demo', name: 'Demo', template: 'credentials', path, rejects, ...more }),

    /** What a search would find. */
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

/** A context for a source that asks nobody. */
const nowhere: Context = {
  client: { send: () => Promise.reject(new Error('a local source asks nobody')) },
  key: undefined, now: new Date(0), signal: new AbortController().signal,
}

/** CSV of so many people, from one of them on. */
export function people(count: number, from = 0): string {
  const rows = Array.from({ length: count }, (_, index) => index + from)
    .map(number => `person${number}@example.com,user${number},secret${number},192.0.2.${number % 250}`)
  return ['mail,nick,password,ip', ...rows].map(row => `${row}\n`).join('')
}

export const peopleMapping = { mail: 'email', nick: 'username' } as const
