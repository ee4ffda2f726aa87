import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { OperatorStore } from '../../compose/operator-store.ts'
import type { Config } from '../../config/read.ts'
import { readSecretFile } from '../../config/secret.ts'
import { ledgerFile } from '../../core/catalogue/account-ledger.ts'
import { packFiles, packFolder } from '../../core/catalogue/account-packs.ts'
import { findDatabaseFault } from '../../db/driver/file-check.ts'
import { openSnapshot } from '../../db/driver/file-copy.ts'
import { backupRefused, validationError } from '../../errors.ts'
import { version } from '../../version.ts'
import { openOutput, type ForceOption } from '../kit/output-file.ts'
import { lockPacks } from '../kit/pack-lock.ts'
import { createArchive, databaseEntry, ledgerEntry, packPrefix, secretEntry, type Manifest } from './archive.ts'

export type BackupPhase = 'Copying' | 'Checking' | 'Writing'

interface BackupOptions extends ForceOption {
  onProgress(phase: BackupPhase, fraction: number): void
  /** Stops the backup: it then rejects with the reason, and leaves no file. */
  signal: AbortSignal
}

/**
 * Writes a backup of an SQLite database and of the files that belong to it, while the service runs. First the database
 * is copied to a folder beside `file`, which needs its size once more. Throws VALIDATION_ERROR if `file` exists and
 * `force` is not given, or cannot be written, and BACKUP_REFUSED if the database is damaged.
 */
export async function writeBackup(
  file: string, config: Config, { database, clock }: OperatorStore, { force, onProgress, signal }: BackupOptions,
): Promise<Manifest> {
  using output = openOutput('file', file, { force })
  const packs = await readChecks(config) // before the long copy, because it fails while another command changes them
  const folder = mkdtempSync(`${file}.`)
  try {
    const copy = join(folder, databaseEntry)
    // No rotation changes the secrets between the two, so that they open every value of the copy.
    const state = await database.sealedValues.runExclusively(() => ({
      snapshot: openSnapshot(config.databaseUrl),
      secrets: config.secretKey === undefined ? readSecretFile(config) : [],
      createdAt: clock.now().toISOString(),
    }))
    using snapshot = state.snapshot
    await snapshot.copyTo(copy, fraction => onProgress('Copying', fraction), signal).catch((cause: unknown) => {
      if ((cause as { code?: string }).code !== 'SQLITE_FULL') throw cause
      throw validationError({ message: `file: ${file}: the disk is full`, cause })
    })
    onProgress('Checking', 0)
    const fault = await findDatabaseFault(copy, signal)
    if (fault !== undefined) throw backupRefused({ message: `No backup was made. The database is damaged: ${fault}` })

    const archive = createArchive(output)
    const size = statSync(copy).size
    await archive.add(databaseEntry, size, readIn(copy, size, fraction => onProgress('Writing', fraction), signal))
    const small = [
      ...state.secrets.length > 0 ? [[secretEntry, Buffer.from(state.secrets.join('\n'))] as const] : [],
      ...packs,
    ]
    for (const [name, content] of small) await archive.add(name, content.length, [content])
    const manifest = await archive.finish({ version, created_at: state.createdAt })
    output.finish()
    return manifest
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function* readIn(
  file: string, size: number, onFraction: (fraction: number) => void, signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let done = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    signal.throwIfAborted()
    yield chunk
    done += chunk.length
    onFraction(done / size)
  }
}

/**
 * Returns the packs and the ledger of the data folder with the names of their entries, as one state that no command
 * changes.
 */
async function readChecks(config: Config): Promise<Array<readonly [string, Buffer]>> {
  const folder = packFolder(config.dataDir)
  const ledger = ledgerFile(config.dataDir)
  if ((await packFiles(folder)).length === 0 && !existsSync(ledger)) return []
  const unlock = lockPacks(config)
  try {
    const files = (await packFiles(folder)).flatMap(file => [file, file.replace(/\.json$/, '.about.json')])
    return [
      ...files.map(file => [`${packPrefix}${basename(file)}`, readFileSync(file)] as const),
      ...existsSync(ledger) ? [[ledgerEntry, readFileSync(ledger)] as const] : [],
    ]
  } finally {
    unlock()
  }
}
