import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../../config/read.ts'
import { hasSecretFile, readSecretFile, readSecrets, writeSecrets } from '../../config/secret.ts'
import { ledgerFile, readLedger } from '../../core/catalogue/account-ledger.ts'
import { packFolder } from '../../core/catalogue/account-packs.ts'
import { createServiceKeys } from '../../core/service-keys.ts'
import { openDatabase, type Database } from '../../db/database.ts'
import { databaseExists, resolveDatabaseFile } from '../../db/driver/database-file.ts'
import { findDatabaseFault } from '../../db/driver/file-check.ts'
import { mergeLog, replaceDatabaseFile, restoreFolder } from '../../db/driver/file-copy.ts'
import { lockDatabaseFile } from '../../db/driver/file-lock.ts'
import { RefusedDatabase } from '../../db/driver/refused.ts'
import { backupRefused, conflict, Failure } from '../../errors.ts'
import { makeFolder } from '../../lib/folder.ts'
import { newId } from '../../lib/ids.ts'
import { writeDraft, type Draft } from '../../lib/private-file.ts'
import { createSealer } from '../../lib/sealed.ts'
import { operatorName } from '../kit/operator.ts'
import type { ForceOption } from '../kit/output-file.ts'
import { lockPacks } from '../kit/pack-lock.ts'
import { databaseEntry, ledgerEntry, packPrefix, unpackArchive, type Manifest } from './archive.ts'

export type RestorePhase = 'Unpacking' | 'Checking'

interface RestoreOptions extends ForceOption {
  now: Date
  onProgress(phase: RestorePhase, fraction: number): void
  /** Stops the restore before it replaces a file: it then rejects with the reason, and has changed nothing. */
  signal: AbortSignal
}

interface Restored extends Manifest {
  /** Paths of the damaged database and of its log, which were moved aside. */
  moved: string[]
  /** `true` if the database has values that only the secret of the service opens. */
  sealed: boolean
}

/**
 * Puts a backup in the place of the SQLite database and the files that belong to it. Everything is unpacked and checked
 * in a folder of its own first, and the schema brought up to date there. After a crash, the service has either its
 * whole old database or the whole new one, with a secret that opens it.
 * Throws CONFLICT if a server or a command uses the database, if there is data and `force` is not given, or if the
 * secret of this process does not open the values of the backup. Throws BACKUP_REFUSED if the file is not a whole
 * backup that this version can use.
 */
export async function restore(archive: FileHandle, config: Config, options: RestoreOptions): Promise<Restored> {
  makeFolder(config.dataDir)
  using locks = new DisposableStack()
  locks.defer(lock(config))
  if (!options.force) refuseData(config)
  locks.defer(lockPacks(config)) // taken now, because after the database is replaced it is too late to refuse
  const folder = restoreFolder(config.databaseUrl)
  try {
    rmSync(folder, { recursive: true, force: true }) // left by a restore that was killed
    makeFolder(folder)
    const { size } = await archive.stat()
    let done = 0
    const manifest = await unpackArchive(archive, folder, bytes => {
      options.signal.throwIfAborted()
      options.onProgress('Unpacking', (done += bytes) / size)
    })
    options.onProgress('Checking', 0)
    const sealed = await prepareDatabase(folder, config, options)
    mergeLog(join(folder, databaseEntry))
    options.signal.throwIfAborted()
    return { ...manifest, sealed, moved: place(folder, config) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function lock({ databaseUrl }: Config): () => void {
  try {
    return lockDatabaseFile(databaseUrl, { acceptDamage: true })
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') throw cause
    throw inUse(`A server uses the database ${resolve(databaseUrl)}`, cause)
  }
}

const inUse = (what: string, cause: unknown) =>
  conflict({ message: `${what}: stop it, then restore the backup. Nothing was changed`, cause })

/** Throws CONFLICT if a restore would replace something. */
function refuseData(config: Config): void {
  const { dataDir, databaseUrl } = config
  const found = [
    ...[databaseUrl, `${resolveDatabaseFile(databaseUrl)}-wal`].filter(databaseExists).map(file => resolve(file)),
    ...hasSecretFile(config) ? [resolve(dataDir, 'secret.key')] : [],
    ...hasFiles(packFolder(dataDir)) ? [resolve(packFolder(dataDir))] : [],
    ...existsSync(ledgerFile(dataDir)) ? [resolve(ledgerFile(dataDir))] : [],
  ]
  if (found.length === 0) return
  throw conflict({ message: `There is data already (${found.join(', ')}): set DATA_DIR to an empty folder, or give ` +
    '--force to replace it. A damaged database is then moved aside, not deleted; a ledger of account checks stays if ' +
    'the backup has none' })
}

const hasFiles = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

/**
 * Checks an unpacked database, brings its schema up to date, and records the restore in it. The command that made the
 * backup was still running in that state: it has succeeded. Returns `true` if the database has sealed values.
 */
async function prepareDatabase(
  folder: string, config: Config, { now, signal }: Pick<RestoreOptions, 'now' | 'signal'>,
): Promise<boolean> {
  const file = join(folder, databaseEntry)
  const fault = await findDatabaseFault(file, signal)
  if (fault !== undefined) throw backupRefused({ message: `The database in the backup cannot be used: ${fault}` })
  checkLedger(folder)
  try {
    const database = await openDatabase(file)
    try {
      const acts = database.operatorActs
      const [backup] = await acts.listNewest({ since: '', operation: 'backup', outcome: 'started' }, 1)
      if (backup) await acts.end(backup.id, { ...backup, count: 1, outcome: 'ok' })
      await acts.insert({
        id: newId(),
        createdAt: now.toISOString(),
        operator: operatorName(),
        operation: 'restore',
        accountId: null,
        subjects: [],
        count: 1,
        outcome: 'ok',
      })
      await checkSecret(database, folder, config)
      return await database.sealedValues.hasAny()
    } finally {
      await database.close()
    }
  } catch (cause) {
    if (cause instanceof RefusedDatabase) throw backupRefused({ message: cause.message, cause })
    throw cause
  }
}

function checkLedger(folder: string): void {
  try {
    readLedger(folder)
  } catch (cause) {
    throw backupRefused({ message: 'The ledger of the account checks in the backup cannot be read', cause })
  }
}

/** Throws CONFLICT if the service would start with a secret that does not open the keys of the service. */
async function checkSecret(database: Pick<Database, 'serviceKeys'>, folder: string, config: Config): Promise<void> {
  const unpacked = readSecretFile({ dataDir: folder })
  const secrets = config.secretKey === undefined ? unpacked : readSecrets(config)
  if (secrets.length === 0) return
  try {
    await createServiceKeys({ database, sealer: () => createSealer(() => secrets) }).check()
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause
    throw conflict({
      message: config.secretKey === undefined
        ? 'The secret.key in the backup does not open its values: set SECRET_KEY to the one that the service had'
        : `SECRET_KEY does not open the values in the backup: ${
          unpacked.length > 0 ? 'unset it, because the backup has secret.key' : 'set it to the one that the service had'
        }. Nothing was changed`,
      cause,
    })
  }
}

/**
 * Puts the files in their places. The database is one rename; until after it, `secret.key` opens the values of the old
 * database and of the new one. What can fail for lack of space is written before it.
 * Returns the paths of a damaged database that was moved aside.
 */
function place(folder: string, config: Config): string[] {
  const secrets = readSecretFile({ dataDir: folder })
  const hasSecret = secrets.length > 0
  using packs = draftPacks(join(folder, packPrefix), config)
  using ledger = draftLedger(join(folder, ledgerEntry), config)
  const moved = replace(join(folder, databaseEntry), config, () => {
    // No command rotates or seals now. The new secret is the first, because a command may use the new database before
    // the old secret is removed.
    if (hasSecret) writeSecrets(config, [...new Set([...secrets, ...readSecretFile(config)])])
  })
  if (hasSecret) writeSecrets(config, secrets)
  packs.place()
  ledger?.place({ replace: true })
  return moved
}

function replace(database: string, { databaseUrl }: Config, beforeRename: () => void): string[] {
  try {
    return replaceDatabaseFile(database, databaseUrl, beforeRename)
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') throw cause
    throw inUse(`Another command uses the database ${resolve(databaseUrl)}`, cause)
  }
}

/** Writes the ledger of a backup beside its place. One without a ledger leaves that of this machine as it is. */
const draftLedger = (from: string, { dataDir }: Config): Draft | undefined =>
  existsSync(from) ? writeDraft(ledgerFile(dataDir), readFileSync(from), { ofService: true }) : undefined

/** Matches the files of packs, and the drafts that a killed command has left. */
const isPack = /\.json(\.[\da-f-]+)?$/

/** Writes the packs beside their places. `place` puts them there, and removes the other packs. */
function draftPacks(from: string, { dataDir }: Config): Disposable & { place(): void } {
  using stack = new DisposableStack()
  const folder = packFolder(dataDir)
  const names = readdirSync(from)
  if (names.length > 0) makeFolder(folder)
  const drafts = names.map(name =>
    stack.use(writeDraft(join(folder, name), readFileSync(join(from, name)), { ofService: true })))
  const all = stack.move()
  return {
    place() {
      for (const draft of drafts) draft.place({ replace: true })
      const others = existsSync(folder)
        ? readdirSync(folder).filter(name => isPack.test(name) && !names.includes(name))
        : []
      for (const name of others) rmSync(join(folder, name))
    },
    [Symbol.dispose]: () => all.dispose(),
  }
}
