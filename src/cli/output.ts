import { Command, CommanderError } from 'commander'
import { openStore, type Store } from '../compose/store.ts'
import { ConfigError, readConfig } from '../config/read.ts'
import { Failure } from '../errors.ts'
import { fileFault, isFileFault } from '../lib/file-fault.ts'
import { cliCommand } from '../lib/cli-command.ts'
import { toStartError } from '../process/start-failure.ts'
import { plain, plainJson, plainLines } from './text.ts'

export interface JsonOption { json?: boolean }

/** A command with subcommands. */
export function group(name: string, description: string, example: string): Command {
  return new Command(name).description(description).addHelpText('after', `\nExample: ${cliCommand(example)}`)
}

/** A subcommand, with `--json` and an example. */
export function commandOf(parent: Command, name: string, description: string, example: string): Command {
  return describe(parent.command(name), description, example)
}

export function describe(command: Command, description: string, example: string): Command {
  return command.description(description).option('--json', 'print JSON').addHelpText(
    'after',
    `\nExample: ${cliCommand(example)}`,
  )
}

/** Prints a result as JSON, or as the text that `human` returns. */
export function print<Result>({ json = false }: JsonOption, result: Result, human: (result: Result) => string): void {
  process.stdout.write(`${json ? plainJson(JSON.stringify(result, undefined, 2)) : plainLines(human(result))}\n`)
}

/** Runs an operator's command on the configured database and prints its result. */
export async function operate<Result>(
  options: JsonOption, work: (operator: Store) => Promise<Result>, human: (result: Result) => string,
): Promise<void> {
  const operator = await openOperator()
  try {
    print(options, await work(operator), human)
  } finally {
    await operator.database.close()
  }
}

async function openOperator(): Promise<Store> {
  const config = readConfig()
  try {
    return await openStore(config)
  } catch (cause) {
    throw toStartError(cause, config)
  }
}

interface ReportedError {
  code: string
  message: string
  details?: Failure['details'] | readonly string[]
}

/** Reports an error on standard error, or as JSON on standard output. Returns exit code 2 for wrong usage, else 1. */
export function reportError(error: unknown, json: boolean): number {
  const reported = readError(error)
  if (json) process.stdout.write(`${plainJson(JSON.stringify({ error: reported }, undefined, 2))}\n`)
  // Commander has already printed its own errors.
  else if (!(error instanceof CommanderError)) {
    process.stderr.write(`${[...reported.message.split('\n'), ...faultLines(reported)].map(plain).join('\n')}\n`)
  }
  const misuse = error instanceof CommanderError || error instanceof ConfigError ||
    (error instanceof Failure && error.status === 400)
  return misuse ? 2 : 1
}

function readError(error: unknown): ReportedError {
  if (error instanceof CommanderError) return { code: 'USAGE', message: usage(error) }
  if (error instanceof ConfigError) return { code: 'CONFIGURATION', message: error.message, details: error.faults }
  if (error instanceof Failure) return { code: error.code, message: error.message, details: error.details }
  if (isFileFault(error)) return { code: 'FILE_FAULT', message: `${error.path}: ${fileFault(error)}` }
  return { code: 'INTERNAL_ERROR', message: error instanceof Error ? error.message : String(error) }
}

const usage = ({ code, message }: CommanderError): string =>
  code === 'commander.help' ? 'A command is missing. --help lists all commands' : withHint(message.replace(/^error: /, ''))

/** Adds a hint to "too many arguments": most often the user meant one value with spaces. */
export const withHint = (message: string): string =>
  message.replace(/too many arguments.*/, found => `${found} Put a value with spaces in quotes: "two words"`)

/** Returns a line for each fault of a request. The message of a ConfigError already contains its faults. */
function faultLines({ details }: ReportedError): string[] {
  if (!Array.isArray(details)) return details === undefined ? [] : [String(details)]
  return details.flatMap((fault: string | { path: string, message: string }) =>
    typeof fault === 'string' ? [] : [`  ${fault.path}: ${fault.message}`])
}
