import { resolve } from 'node:path'
import type { OperatorStore } from '../../compose/operator-store.ts'
import { readServiceConfig, type Config } from '../../config/read.ts'
import { defaultDataDir } from '../../config/table.ts'
import { runAudited, type Changed, type OperatorCommand } from '../../core/audit/operator-audit.ts'
import { readDatabase } from '../../db/read-database.ts'
import { isPostgresUrl } from '../../lib/postgres-url.ts'
import { toStartError } from '../../process/start-failure.ts'
import { operatorName } from './operator.ts'
import { print, type JsonOption, type Printable } from './output.ts'
import { terminalSafe } from './text.ts'
import { NoData } from './report-error.ts'

interface StoreOptions<Opened> {
  /** Default: the store of operators, which loads no source. */
  openStore?: (config: Config) => Promise<Opened>
  /** `true` if the command creates a missing database. Other commands then fail, and leave no file behind. */
  creates?: boolean
  /** Throws if the arguments or settings are refused anyway. Called before a database is created for them. */
  precheck?: () => unknown
}

/**
 * Opens the configured database, runs `work` and closes the database. Throws an error that explains where data was
 * expected if there is none and the command does not create it.
 */
export async function onStore<Result, Opened extends OperatorStore = OperatorStore>(
  work: (store: Opened) => Promise<Result>,
  {
    creates = false, precheck, openStore = openOperatorStore as (config: Config) => Promise<Opened>,
  }: StoreOptions<Opened> = {},
): Promise<Result> {
  const config = readServiceConfig()
  if (!await hasData(config)) {
    if (!creates) throw new NoData(config)
    await precheck?.()
    const folder = terminalSafe(resolve(config.dataDir))
    if (isDefaultFile(config)) {
      process.stderr.write(`note: no DATA_DIR is set: this creates a new database in ${folder}\n`)
    }
  }
  const store = await open(config, openStore)
  try {
    return await work(store)
  } finally {
    await store.database.close()
  }
}

/** Like `onStore`, and prints the result of `work` before the database is closed. */
export const runOnStore = <Result extends Printable, Opened extends OperatorStore = OperatorStore>(
  options: JsonOption,
  work: (store: Opened) => Promise<Result>,
  toText: (result: Result) => string,
  opening: StoreOptions<Opened> = {},
): Promise<void> => onStore<void, Opened>(async store => print(options, await work(store), toText), opening)

/** Like `runOnStore`, for a command that also works without data: `work` then gets `undefined`. */
export async function runOnStoreIfAny<Result extends Printable, Opened extends OperatorStore = OperatorStore>(
  options: JsonOption,
  work: (store: Opened | undefined) => Promise<Result>,
  toText: (result: Result) => string,
  opening: Pick<StoreOptions<Opened>, 'openStore'> = {},
): Promise<void> {
  if (await hasData(readServiceConfig())) return runOnStore<Result, Opened>(options, work, toText, opening)
  print(options, await work(undefined), toText)
}

/**
 * Like `runOnStore`, for a command that changes something: records it in the audit. `describe` returns what was
 * changed, without any searched or blocked value.
 */
export function changeStore<Result extends Printable, Opened extends OperatorStore = OperatorStore>(
  options: JsonOption,
  { operation, subjects = [], ...opening }: Pick<OperatorCommand<Result>, 'operation' | 'subjects'> &
    StoreOptions<Opened>,
  work: (store: Opened) => Promise<Result>,
  describe: (result: Result) => Changed,
  toText: (result: Result) => string,
): Promise<void> {
  return runOnStore(
    options,
    store =>
      runAudited(
        { database: store.database, clock: store.clock, operator: operatorName() },
        { operation, subjects, work: () => work(store), describe },
      ),
    toText,
    opening,
  )
}

/**
 * Like `changeStore`, for a command that changes only files of the data folder. It needs no database. Without one there
 * is no audit to record it in.
 */
export async function changeFiles<Result extends Printable>(
  options: JsonOption,
  command: Pick<OperatorCommand<Result>, 'operation' | 'subjects'>,
  work: () => Promise<Result>,
  describe: (result: Result) => Changed,
  toText: (result: Result) => string,
): Promise<void> {
  if (await hasData(readServiceConfig())) return changeStore(options, command, work, describe, toText)
  print(options, await work(), toText)
}

/** Returns `true` if the place of the database is the default. An existing service may have its own elsewhere. */
const isDefaultFile = ({ dataDir, databaseUrl }: Config): boolean =>
  dataDir === defaultDataDir && !isPostgresUrl(databaseUrl)

/** Loads the database and its services when a command runs, because its help needs none of them. */
const openOperatorStore = async (config: Config): Promise<OperatorStore> =>
  (await import('../../compose/operator-store.ts')).openOperatorStore(config, { onMigrationWait: reportMigration })

const reportMigration = (): void =>
  void process.stderr.write('Another process changes the schema of the database: waiting for its end\n')

/**
 * Returns `false` if the configured database does not exist or has no tables. Creates nothing. Throws an error if the
 * database has lost its content, or cannot be opened.
 */
export const hasData = (config: Config): Promise<boolean> =>
  open(config, async () => {
    const { refuseLostDatabase, refuseLostPostgres } = await import('../../compose/lost-database.ts')
    refuseLostDatabase(config)
    return readDatabase(config.databaseUrl, found => {
      if (found === undefined) refuseLostPostgres(config)
      return Promise.resolve(found !== undefined)
    })
  })

/** Calls `work`, and explains the error of a database that cannot be opened. */
async function open<Result>(config: Config, work: (config: Config) => Promise<Result>): Promise<Result> {
  try {
    return await work(config)
  } catch (cause) {
    throw toStartError(cause, config)
  }
}
