import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** Puts a new secret before those of the file, and answers these: what is sealed under one of them still opens. One process at a time. */
export function renewSecret(config: Where): readonly string[] {
  const before = readSecrets(config)
  write(config, [newSecret(), ...before])
  return before
}

/** Drops secrets of the file under which nothing is sealed any more. One process at a time. */
export function forgetSecrets(config: Where, unused: readonly string[]): void {
  const all = readSecrets(config)
  const left = all.filter((secret, index) => index === 0 || !unused.includes(secret))
  if (left.length < all.length) write(config, left)
}

const newSecret = (): string => randomBytes(32).toString('hex')

/** Whole or not at all, and not undone by a loss of power: what is sealed under it may outlive that. */
function write(config: Where, secrets: readonly string[]): void {
  const file = fileOf(config)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, secrets.join('\n'), { mode: 0o600, flush: true })
  renameSync(draft, file)
  if (process.platform === 'win32') return // folders cannot be opened there
  const folder = openSync(config.dataDir, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
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
