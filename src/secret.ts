import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { makeFolder } from './lib/folder.ts'

type Where = Pick<Config, 'secretKey' | 'previousSecretKey' | 'dataDir'>

const fileOf = ({ dataDir }: Where): string => join(dataDir, 'secret.key')

/**
 * The secrets of the service, the newest first: SECRET_KEY and SECRET_KEY_PREVIOUS, or those of a file beside the data,
 * which is made at the first start. Read anew at every call: a rotation changes the file while the service runs.
 */
export function readSecrets(config: Where): readonly string[] {
  const { secretKey, previousSecretKey } = config
  if (secretKey !== undefined) return previousSecretKey === undefined ? [secretKey] : [secretKey, previousSecretKey]
  const file = fileOf(config)
  makeFolder(config.dataDir)
  if (!existsSync(file)) keep(file, newSecret())
  return readFileSync(file, 'utf8').split('\n').filter(Boolean)
}

/** Puts a new secret before the newest one of the file; the one before that is dropped. */
export function renewSecret(config: Where): void {
  const [newest] = readSecrets(config)
  write(fileOf(config), `${newSecret()}\n${newest}`)
}

/** Drops all but the newest secret of the file. */
export function forgetPreviousSecret(config: Where): void {
  write(fileOf(config), readSecrets(config)[0]!)
}

const newSecret = (): string => randomBytes(32).toString('hex')

/** Whole or not at all. */
function write(file: string, content: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content, { mode: 0o600, flush: true })
  renameSync(draft, file)
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
