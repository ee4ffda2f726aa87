import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { readServiceConfig, type Config } from '../../config/read.ts'
import { conflict, validationError } from '../../errors.ts'
import { isPostgresUrl } from '../../lib/postgres-url.ts'
import { toStartError } from '../../process/start-failure.ts'
import { byteText, counted } from '../doctor/doctor-check.ts'
import { changeStore } from '../kit/on-store.ts'
import { forceOption, type ForceOption } from '../kit/output-file.ts'
import { print, setUpCommand, type JsonOption } from '../kit/output.ts'
import { bar, createStatusLine } from '../kit/status-line.ts'
import { ledgerEntry, packPrefix, secretEntry, type Manifest } from './archive.ts'
import { restore } from './restore.ts'
import { writeBackup } from './write-backup.ts'

type Options = JsonOption & ForceOption

const exitCodes = 'Exit codes: 0 success, 1 failure, 2 wrong usage, 129, 130 or 143 stopped by a signal.'

export function backupCommands(): Command[] {
  const backup = setUpCommand(
    new Command('backup'),
    'write the database, its secret and the packs to one file, while the service runs',
    'backup tracewell-2026-11-27.tar',
  )
    .argument('<file>', 'file to write, a tar archive that only you can read')
    .addOption(forceOption())
    .addHelpText('after', `
Only with SQLite: with PostgreSQL use pg_dump. The file opens every stored secret: keep it encrypted. It does not have
SECRET_KEY, if that is set. Next to the file, a copy of the database needs its size once more until the end.
${exitCodes}`)
    .action(runBackup)
  const restoring = setUpCommand(
    new Command('restore'),
    'put a backup in the place of the database, its secret and the packs',
    'restore tracewell-2026-11-27.tar',
  )
    .argument('<file>', 'file that the command backup has written')
    .option('--force', 'replace the data that is there', false)
    .addHelpText('after', `
Stop the service first. The whole backup is unpacked and checked before anything is replaced; then the database is
replaced at once. What was deleted or revoked after the backup is there again: see the guide "Operating". With --force,
packs that the backup does not have are deleted; a ledger of account checks stays if the backup has none.
${exitCodes}`)
    .action(runRestore)
  return [backup, restoring]
}

async function runBackup(file: string, { force, ...options }: Options): Promise<void> {
  const config = readServiceConfig()
  refuseOthers(config, 'Back it up with pg_dump, together with SECRET_KEY or secret.key, and with the folder packs')
  const { signal, progress } = stoppable(options)
  await changeStore(
    options,
    { operation: 'backup' },
    async store => ended(signal, progress, async () => {
      const following = { force, signal, onProgress: progress.show }
      const { files, ...manifest } = await writeBackup(file, config, store, following)
      const sealed = await store.database.sealedValues.hasAny()
      return {
        file: resolve(file),
        bytes: statSync(file).size,
        ...manifest,
        ...contentOf(files),
        sealed,
      }
    }),
    result => ({ outcome: isStopped(result) ? 'stopped' : 'ok', count: isStopped(result) ? 0 : 1 }),
    result => isStopped(result)
      ? 'Stopped. No backup was made.'
      : [
        `Wrote ${result.file} (${byteText(result.bytes)}): ${contentText(result)}.`,
        ...config.secretKey === undefined ? [] : ['SECRET_KEY is not in it: keep a copy in another place.'],
        ...config.secretKey === undefined && !result.secret ? [missingSecret(result.sealed)] : [],
      ].join('\n'),
  )
}

const missingSecret = (isSealed: boolean): string => isSealed
  ? 'Stored values need the SECRET_KEY of the service, which is not set here: keep a copy in another place.'
  : 'There is no secret.key yet.'

async function runRestore(file: string, { force, ...options }: Options): Promise<void> {
  const config = readServiceConfig()
  refuseOthers(config, 'Restore its dump with psql or pg_restore')
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) { // to open a pipe could wait for ever
    throw validationError({ message: `${file} is not a file` })
  }
  await using archive = await open(file)
  const { signal, progress } = stoppable(options)
  const result = await ended(signal, progress, async () => {
    const { files, ...manifest } = await restore(archive, config, {
      force,
      signal,
      now: new Date(),
      onProgress: progress.show,
    })
    return { ...manifest, ...contentOf(files) }
  }).catch((cause: unknown) => { throw toStartError(cause, config) })
  print(options, result, given => isStopped(given)
    ? 'Stopped. Nothing was changed.'
    : [
      `Restored the backup of ${given.created_at}: ${contentText(given)}.`,
      ...given.moved.length === 0 ? [] : [`The damaged database is now ${given.moved.join(' and ')}.`],
      ...given.sealed && !given.secret && config.secretKey === undefined
        ? ['Start the service with the SECRET_KEY that it had.']
        : [],
      'Then delete and revoke again what was deleted or revoked after it.',
    ].join('\n'))
}

interface Content {
  /** `true` if the backup has `secret.key`. */
  secret: boolean
  /** Number of packs of account checks. */
  packs: number
  /** `true` if the backup has the ledger of account checks. */
  ledger: boolean
}

const contentOf = (files: Manifest['files']): Content => ({
  secret: files.some(({ name }) => name === secretEntry),
  packs: files.filter(({ name }) => name.startsWith(packPrefix) && name.endsWith('.about.json')).length,
  ledger: files.some(({ name }) => name === ledgerEntry),
})

const contentText = ({ secret, packs, ledger }: Content): string => [
  'the database',
  ...secret ? ['secret.key'] : [],
  ...packs > 0 ? [counted(packs, 'pack')] : [],
  ...ledger ? ['the ledger of account checks'] : [],
].join(', ')

/** Throws CONFLICT if the database is one of PostgreSQL or of a sandbox. */
function refuseOthers({ databaseUrl, sandbox }: Config, advice: string): void {
  if (isPostgresUrl(databaseUrl)) throw conflict({ message: `The database is in PostgreSQL. ${advice}` })
  if (sandbox) throw conflict({ message: 'The sandbox has invented data only: it needs no backup' })
}

/** Result of a command that a signal has stopped. */
interface Stopped {
  stopped: true
}

const isStopped = (result: object): result is Stopped => 'stopped' in result

/** Returns a signal that Ctrl-C, SIGTERM or the end of the terminal aborts, and a display of the progress. */
function stoppable({ json }: JsonOption) {
  const stop = new AbortController()
  for (const [name, code] of [['SIGHUP', 129], ['SIGINT', 130], ['SIGTERM', 143]] as const) {
    process.once(name, () => stop.abort(code))
  }
  const line = createStatusLine({ isQuiet: json === true })
  let current: string | undefined
  const show = (phase: string, fraction: number): void => {
    line.show(() => `${phase} ${bar(fraction)}`, { isNew: phase !== current })
    current = phase
  }
  return { signal: stop.signal, progress: { show, clear: line.clear } }
}

/** Runs the work. If the signal has stopped it, sets the exit code, and returns that. */
async function ended<Result>(
  signal: AbortSignal, progress: { clear(): void }, work: () => Promise<Result>,
): Promise<Result | Stopped> {
  try {
    return await work()
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error
    process.exitCode = signal.reason as number
    return { stopped: true }
  } finally {
    progress.clear()
  }
}
