import { resolve } from 'node:path'
import { Command, CommanderError, Option } from 'commander'
import { openStore, type Store } from '../compose/store.ts'
import { ConfigError, readConfig, type Config } from '../config/read.ts'
import { runAudited, type Changed, type OperatorCommand } from '../core/operator-audit.ts'
import { readDatabase } from '../db/database.ts'
import { Failure } from '../errors.ts'
import { fileFault, isFileFault } from '../lib/file-fault.ts'
import { cliCommand, serverCommand } from '../lib/cli-command.ts'
import { isPostgresUrl } from '../lib/postgres-url.ts'
import { toStartError } from '../process/start-failure.ts'
import { operatorName } from './operator.ts'
import { ServerFailure } from './server-failure.ts'
import { terminalSafe, terminalSafeJson, terminalSafeLines } from './text.ts'

export interface JsonOption { json?: boolean }

/** Id in the examples of commands. */
export const exampleId = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'

/** Line that follows the message of wrong usage. */
export const usageHint = '(use --help for the usage)'

/** Creates a command with subcommands. */
export function commandGroup(name: string, description: string, example: string): Command {
  return new Command(name).description(description).showHelpAfterError(usageHint)
    .addHelpText('after', `\nExample: ${cliCommand(example)}`)
}

/** Adds a subcommand with the option `--json` and an example. */
export function subcommand(parent: Command, name: string, description: string, example: string): Command {
  return setUpCommand(parent.command(name), description, example)
}

export function setUpCommand(command: Command, description: string, example: string): Command {
  return command.description(description).option('--json', 'print JSON').showHelpAfterError(usageHint)
    .addHelpText('after', `\nExample: ${cliCommand(example)}`)
}

/**
 * Adds an option that must be given. Commander's `requiredOption` is checked before unknown options, so that a
 * misspelled option would be reported as a missing one.
 * @param read converts the value, or throws an InvalidArgumentError
 */
export function requireOption(
  command: Command, flags: string, description: string, read: (value: string) => unknown = value => value,
): Command {
  const option = new Option(flags, description).argParser(read)
  return command.addOption(option).hook('preAction', () => {
    if (command.getOptionValue(option.attributeName()) !== undefined) return
    command.error(`error: required option '${flags}' not specified`, { code: 'commander.missingMandatoryOptionValue' })
  })
}

/** Prints a result as JSON, or as the text that `toText` returns. */
export function print<Result>({ json = false }: JsonOption, result: Result, toText: (result: Result) => string): void {
  const text = json ? terminalSafeJson(JSON.stringify(result, undefined, 2)) : terminalSafeLines(toText(result))
  process.stdout.write(`${text}\n`)
}

interface StoreOptions {
  /** `true` if the command creates a missing database. Other commands then fail, and leave no file behind. */
  creates?: boolean
}

/** Thrown if a command needs data and the configured database does not exist or is empty. */
class NoData extends Error {
  constructor({ databaseUrl }: Config) {
    const place = isPostgresUrl(databaseUrl)
      ? `the PostgreSQL database of DATABASE_URL, at ${new URL(databaseUrl).host}, is empty`
      : `${resolve(databaseUrl)} does not exist`
    super(`There is no Tracewell data here: ${place}. Run this command in the folder of the service, ` +
      `or set DATA_DIR or DATABASE_URL. To create data: ${serverCommand}, or ${cliCommand('accounts create')}`)
  }
}

/**
 * Opens the configured database, runs `work`, prints the result of `work` and closes the database. Throws an error that
 * explains where data was expected if there is none and the command does not create it.
 */
export async function runOnStore<Result>(
  options: JsonOption,
  work: (store: Store) => Promise<Result>,
  toText: (result: Result) => string,
  { creates = false }: StoreOptions = {},
): Promise<void> {
  const config = readConfig()
  if (!creates && !await hasData(config)) throw new NoData(config)
  const store = await open(config, openStore)
  try {
    print(options, await work(store), toText)
  } finally {
    await store.database.close()
  }
}

/**
 * Like `runOnStore`, for a command that changes something: records it in the audit. `describe` returns what was
 * changed, without any searched or blocked value.
 */
export function changeStore<Result>(
  options: JsonOption,
  { operation, subjects = [], creates }: Pick<OperatorCommand<Result>, 'operation' | 'subjects'> & StoreOptions,
  work: (store: Store) => Promise<Result>,
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
    creates ? { creates } : {},
  )
}

/** Returns `false` if the configured database does not exist or has no tables. Creates nothing. */
export const hasData = (config: Config): Promise<boolean> =>
  open(config, ({ databaseUrl }) => readDatabase(databaseUrl, found => Promise.resolve(found !== undefined)))

/** Calls `work`, and explains the error of a database that cannot be opened. */
async function open<Result>(config: Config, work: (config: Config) => Promise<Result>): Promise<Result> {
  try {
    return await work(config)
  } catch (cause) {
    throw toStartError(cause, config)
  }
}

/** The error that a command with `--json` prints. */
export interface ReportedError {
  code: string
  message: string
  details?: Failure['details'] | readonly string[]
  /** Id of the request, if a server has answered with the error. */
  request_id?: string
}

/**
 * Prints an error on standard error, or as JSON on standard output. Returns the exit code: 2 for wrong usage, else 1.
 */
export function reportError(error: unknown, json: boolean): number {
  const reported = readError(error)
  if (json) process.stdout.write(`${terminalSafeJson(JSON.stringify({ error: reported }, undefined, 2))}\n`)
  // Commander has already printed its own errors.
  else if (!(error instanceof CommanderError)) {
    const text = error instanceof ServerFailure ? `${error.code}: ${error.message}` : reported.message
    process.stderr.write(`${[...text.split('\n'), ...faultLines(reported)].map(terminalSafe).join('\n')}\n`)
  }
  const misuse = error instanceof CommanderError || error instanceof ConfigError ||
    (error instanceof Failure && error.status === 400)
  return misuse ? 2 : 1
}

function readError(error: unknown): ReportedError {
  if (error instanceof CommanderError) return { code: 'USAGE', message: usageMessage(error) }
  if (error instanceof ConfigError) return { code: 'CONFIGURATION', message: error.message, details: error.faults }
  if (error instanceof ServerFailure) return readServerFailure(error)
  if (error instanceof Failure) return { code: error.code, message: error.message, details: error.details }
  if (error instanceof NoData) return { code: 'NO_DATA', message: error.message }
  if (isFileFault(error)) return { code: 'FILE_FAULT', message: `${error.path}: ${fileFault(error)}` }
  return { code: 'INTERNAL_ERROR', message: error instanceof Error ? error.message : String(error) }
}

const readServerFailure = ({ code, message, details, requestId }: ServerFailure): ReportedError => ({
  code,
  message,
  details,
  ...requestId !== undefined && { request_id: requestId },
})

const usageMessage = ({ code, message }: CommanderError): string =>
  code === 'commander.help'
    ? 'A command is missing. --help lists all commands'
    : withHint(message.replace(/^error: /, ''))

/** Adds a hint to the message "too many arguments". The usual cause is a value with spaces that is not in quotes. */
export const withHint = (message: string): string =>
  message.replace(/too many arguments.*/, found => `${found} Put a value with spaces in quotes: "two words"`)

/**
 * Returns one line for each fault of a request. Returns no lines for faults of the configuration, because the message
 * of `ConfigError` already contains them.
 */
function faultLines({ details, request_id: requestId }: ReportedError): string[] {
  const last = requestId === undefined ? [] : [`  request: ${requestId}`]
  if (!Array.isArray(details)) return [...details === undefined ? [] : [String(details)], ...last]
  return [...details.flatMap((fault: string | { path: string, message: string }) =>
    typeof fault === 'string' ? [] : [`  ${fault.path}: ${fault.message}`]), ...last]
}
