import { Command, CommanderError } from 'commander'
import { openStore, type Store } from '../compose/store.ts'
import { ConfigError, readConfig } from '../config/read.ts'
import { runAudited, type Changed, type OperatorCommand } from '../core/operator-audit.ts'
import { Failure } from '../errors.ts'
import { fileFault, isFileFault } from '../lib/file-fault.ts'
import { cliCommand } from '../lib/cli-command.ts'
import { toStartError } from '../process/start-failure.ts'
import { operatorName } from './operator.ts'
import { terminalSafe, terminalSafeJson, terminalSafeLines } from './text.ts'

export interface JsonOption { json?: boolean }

/** Creates a command with subcommands. */
export function commandGroup(name: string, description: string, example: string): Command {
  return new Command(name).description(description).addHelpText('after', `\nExample: ${cliCommand(example)}`)
}

/** Adds a subcommand with the option `--json` and an example. */
export function subcommand(parent: Command, name: string, description: string, example: string): Command {
  return setUpCommand(parent.command(name), description, example)
}

export function setUpCommand(command: Command, description: string, example: string): Command {
  return command.description(description).option('--json', 'print JSON').addHelpText(
    'after',
    `\nExample: ${cliCommand(example)}`,
  )
}

/** Prints a result as JSON, or as the text that `toText` returns. */
export function print<Result>({ json = false }: JsonOption, result: Result, toText: (result: Result) => string): void {
  const text = json ? terminalSafeJson(JSON.stringify(result, undefined, 2)) : terminalSafeLines(toText(result))
  process.stdout.write(`${text}\n`)
}

/** Opens the configured database, runs `work`, prints the result of `work` and closes the database. */
export async function runOnStore<Result>(
  options: JsonOption, work: (store: Store) => Promise<Result>, toText: (result: Result) => string,
): Promise<void> {
  const store = await openConfiguredStore()
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
  { operation, subjects = [] }: Pick<OperatorCommand<Result>, 'operation' | 'subjects'>,
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
  )
}

async function openConfiguredStore(): Promise<Store> {
  const config = readConfig()
  try {
    return await openStore(config)
  } catch (cause) {
    throw toStartError(cause, config)
  }
}

/** The error that a command with `--json` prints. */
export interface ReportedError {
  code: string
  message: string
  details?: Failure['details'] | readonly string[]
}

/**
 * Prints an error on standard error, or as JSON on standard output. Returns the exit code: 2 for wrong usage, else 1.
 */
export function reportError(error: unknown, json: boolean): number {
  const reported = readError(error)
  if (json) process.stdout.write(`${terminalSafeJson(JSON.stringify({ error: reported }, undefined, 2))}\n`)
  // Commander has already printed its own errors.
  else if (!(error instanceof CommanderError)) {
    process.stderr.write(`${[...reported.message.split('\n'), ...faultLines(reported)].map(terminalSafe).join('\n')}\n`)
  }
  const misuse = error instanceof CommanderError || error instanceof ConfigError ||
    (error instanceof Failure && error.status === 400)
  return misuse ? 2 : 1
}

function readError(error: unknown): ReportedError {
  if (error instanceof CommanderError) return { code: 'USAGE', message: usageMessage(error) }
  if (error instanceof ConfigError) return { code: 'CONFIGURATION', message: error.message, details: error.faults }
  if (error instanceof Failure) return { code: error.code, message: error.message, details: error.details }
  if (isFileFault(error)) return { code: 'FILE_FAULT', message: `${error.path}: ${fileFault(error)}` }
  return { code: 'INTERNAL_ERROR', message: error instanceof Error ? error.message : String(error) }
}

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
function faultLines({ details }: ReportedError): string[] {
  if (!Array.isArray(details)) return details === undefined ? [] : [String(details)]
  return details.flatMap((fault: string | { path: string, message: string }) =>
    typeof fault === 'string' ? [] : [`  ${fault.path}: ${fault.message}`])
}
