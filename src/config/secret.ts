import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Config } from './read.ts'
import { makeFolder } from '../lib/folder.ts'

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

/**
 * Removes what processes left behind that were killed while they wrote the file: secrets lie in it. One that is just being
 * written goes too; its process writes it anew.
 */
export function removeDrafts({ dataDir }: Pick<Where, 'dataDir'>): void {
  for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
    if (/^secret\.key\.[\da-f-]+$/.test(name)) rmSync(join(dataDir, name), { force: true })
  }
}

const newSecret = (): string => randomBytes(32).toString('hex')

/** Not undone by a loss of power: what is sealed under it may outlive that. */
function write(config: Where, secrets: readonly string[]): void {
  put(fileOf(config), secrets, renameSync)
  if (process.platform === 'win32') return // folders cannot be opened there
  const folder = openSync(config.dataDir, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Another process may make one at the same time: the first stays. */
function keep(file: string, secret: string): void {
  try {
    put(file, [secret], linkSync)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** The file appears with all of its content, or not at all, whenever this process is killed. */
function put(file: string, secrets: readonly string[], place: (draft: string, file: string) => void): void {
  for (;;) {
    const draft = `${file}.${randomUUID()}` // processes that share the folder may have the same number
    writeFileSync(draft, secrets.join('\n'), { mode: 0o600, flush: true })
    try {
      return place(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error // a process that starts has removed it
    } finally {
      rmSync(draft, { force: true })
    }
  }
}
