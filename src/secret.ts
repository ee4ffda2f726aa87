import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { makeFolder } from './lib/folder.ts'

/** The key that keyed hashes are made with: SECRET_KEY, or one made at the first start and kept beside the data. */
export function readSecret({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (secretKey !== undefined) return secretKey
  const file = join(dataDir, 'secret.key')
  makeFolder(dataDir)
  if (!existsSync(file)) keep(file, randomBytes(32).toString('hex'))
  return readFileSync(file, 'utf8')
}

/** The file appears with all of its content, or not at all: another process may make one too, and this one be killed. */
function keep(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, secret, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
