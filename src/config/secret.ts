import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Config } from './read.ts'
import { fileFault, isFileFault } from '../lib/file-fault.ts'
import { makeFolder } from '../lib/folder.ts'
import { writePrivateFile } from '../lib/private-file.ts'
import { refuseSpecialFile } from '../lib/readable-file.ts'
import { minSecretLength } from './parse.ts'

type SecretConfig = Pick<Config, 'secretKey' | 'previousSecretKey' | 'dataDir'>

const fileOf = ({ dataDir }: Pick<SecretConfig, 'dataDir'>): string => join(dataDir, 'secret.key')

/** Returns `true` if SECRET_KEY is set or `secret.key` exists, so that no secret has to be created. */
export const hasSecret = (config: SecretConfig): boolean => config.secretKey !== undefined || existsSync(fileOf(config))

/** Returns `true` if the service has created `secret.key`. */
export const hasSecretFile = (config: Pick<SecretConfig, 'dataDir'>): boolean => existsSync(fileOf(config))

/**
 * Returns the secrets of the service, the newest first: SECRET_KEY and SECRET_KEY_PREVIOUS, or the lines of
 * `secret.key` in DATA_DIR. Creates a missing file unless `create` is `false`. Every call reads the file again, because
 * a rotation changes it while the service runs. Throws ConfigError if the file is empty, cannot be read, or must not be
 * created: a new secret could not decrypt stored values.
 */
export function readSecrets(config: SecretConfig, { create: mayCreate = true } = {}): readonly string[] {
  const { secretKey, previousSecretKey } = config
  if (secretKey !== undefined) return previousSecretKey === undefined ? [secretKey] : [secretKey, previousSecretKey]
  const file = fileOf(config)
  if (!existsSync(file)) {
    if (!mayCreate) throw new ConfigError([`${file}: is missing: put the file back from a backup`])
    makeFolder(config.dataDir)
    create(file, newSecret())
  }
  const secrets = readSecretFile(config)
  if (secrets.length === 0) throw new ConfigError([`${file}: is empty: put the file back from a backup`])
  return secrets
}

/**
 * Returns the lines of `secret.key`, the newest first. Empty if it is missing. Throws ConfigError if it cannot be read,
 * or if a line is shorter than a secret: the file was cut.
 */
export function readSecretFile(config: Pick<SecretConfig, 'dataDir'>): string[] {
  if (!hasSecretFile(config)) return []
  const file = fileOf(config)
  const secrets = textOf(file).split('\n').filter(Boolean)
  if (secrets.every(secret => secret.length >= minSecretLength)) return secrets
  throw new ConfigError([
    `${file}: has a line of fewer than ${minSecretLength} characters: put the file back from a backup`,
  ])
}

/** Reads the file. A pipe would keep the reader waiting for ever. */
function textOf(file: string): string {
  try {
    refuseSpecialFile(file, { takesPipes: false })
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!isFileFault(error)) throw error
    const wayOut = ['EISDIR', 'NOT_A_FILE'].includes(error.code ?? '') ? 'put the file back from a backup'
      : 'let the user of the service read it'
    throw new ConfigError([`${file}: ${fileFault(error)}: ${wayOut}`])
  }
}

/**
 * Adds a new secret at the start of `secret.key`. Returns the previous secrets, which still decrypt the values that
 * they encrypted. Only one process may call this at a time.
 */
export function addSecret(config: SecretConfig): readonly string[] {
  const previous = readSecrets(config)
  writeSecrets(config, [newSecret(), ...previous])
  return previous
}

/** Removes the secrets in `unused` from `secret.key`, except the newest. Only one process may call this at a time. */
export function removeSecrets(config: SecretConfig, unused: readonly string[]): void {
  const all = readSecrets(config)
  const remaining = all.filter((secret, index) => index === 0 || !unused.includes(secret))
  if (remaining.length < all.length) writeSecrets(config, remaining)
}

/**
 * Removes all drafts of `secret.key` and of `first-key`, because they contain secrets. Killed processes leave
 * such files behind. If a running process still needs a removed file, it writes a new one.
 */
export function removeTemporaryFiles({ dataDir }: Pick<SecretConfig, 'dataDir'>): void {
  for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
    if (/^(?:secret\.key|first-key)\.[\da-f-]+$/.test(name)) rmSync(join(dataDir, name), { force: true })
  }
}

const newSecret = (): string => randomBytes(32).toString('hex')

/** Replaces `secret.key`. The draft is synced first: a secret that has encrypted values must not be lost. */
export const writeSecrets = (config: Pick<SecretConfig, 'dataDir'>, secrets: readonly string[]): void =>
  writeSecretFile(fileOf(config), secrets.join('\n'), { replace: true })

/**
 * Creates the file. If the file already exists, for example because another process has just created it, keeps that
 * file.
 */
function create(file: string, secret: string): void {
  try {
    writeSecretFile(file, secret, { replace: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Writes a file of DATA_DIR that only its owner can read, again if another process removes its draft
 * ({@link removeTemporaryFiles}). Without `replace`, throws EEXIST if the file exists.
 */
export function writeSecretFile(file: string, content: string, { replace }: { replace: boolean }): void {
  for (;;) {
    try {
      return writePrivateFile(file, content, { replace, ofService: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
