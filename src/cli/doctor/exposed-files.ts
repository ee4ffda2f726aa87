import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../../config/read.ts'
import { isPostgresUrl } from '../../lib/postgres-url.ts'

/** Bits of a mode: every user may read a file, every user may use the files of a folder. */
const othersRead = 0o004
const othersEnter = 0o001

/**
 * Returns the files with secrets or searched values that every user of this machine can read. The service creates them
 * for its user alone, but a copy of a backup has the mode that its program gives it.
 */
export function listExposed({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string[] {
  const secrets = ['secret.key', 'first-key'].map(name => resolve(join(dataDir, name)))
  const database = isPostgresUrl(databaseUrl) ? [] : ['', '-wal'].map(end => `${resolve(databaseUrl)}${end}`)
  return [...secrets, ...database].filter(file =>
    hasBit(file, othersRead) && hasBit(dirname(file), othersEnter))
}

const hasBit = (path: string, bit: number): boolean =>
  process.platform !== 'win32' && existsSync(path) && (statSync(path).mode & bit) !== 0
