import { Command, CommanderError } from 'commander'
import { openStore, type Store } from '../compose/store.ts'
import { ConfigError, readConfig, type Config } from '../config/read.ts'
import { Failure } from '../errors.ts'
import { fileFault, isFileFault } from '../lib/file-fault.ts'
import { cliCommand } from '../lib/cli-command.ts'
import { explainStartFailure } from '../process/start-failure.ts'
import { plain, plainJson, plainLines } from './text.ts'

export interface JsonOption { json?: boolean }

/** A command that has others below it. */
export function group(name: string, description: string, example: string): Command {
  return new Command(name).description(description).addHelpText('after', `\nExample: ${cliCommand(example)}`)
}

/** A command below another, with `--json` and an example. */
export function commandOf(parent: Command, name: string, description: string, example: string): Command {
  return describe(parent.command(name), description, example)
}

export function describe(command: Command, description: string, example: string): Command {
  return command.description(description).option('--json', 'print JSON').addHelpText(
    'after',
    `\nExample: ${cliCommand(example)}`,
  )
}

/** Prints a result as JSON, or as `human` words it. */
export function print<Result>({ json = false }: JsonOption, result: Result, human: (result: Result) => string): void {
  process.stdout.write(`${json ? plainJson(JSON.stringify(result, undefined, 2)) : plainLines(human(result))}\n`)
}

/** Runs an operator's command on the configured store, and prints its result. */
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
    throw startFailure(cause, config)
  }
}

/** What kept the database from being opened, in one sentence where there is one. */
export function startFailure(cause: unknown, config: Config): unknown {
  const told = explainStartFailure(cause, config)
  return told === undefined ? cause : new Error(told, { cause })
}

interface ReportedError {
  code: string
  message: string
  details?: Failure['details'] | readonly string[]
}

/** Says what went wrong on standard error, or as JSON on standard output. Answers the exit code: 1, or 2 for misuse. */
export function reportError(error: unknown, json: boolean): number {
  const told = readError(error)
  if (json) process.stdout.write(`${plainJson(JSON.stringify({ error: told }, undefined, 2))}\n`)
  // Commander has told its own already.
  else if (!(error instanceof CommanderError)) {
    process.stderr.write(`${[...told.message.split('\n'), ...faultLines(told)].map(plain).join('\n')}\n`)
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
  code === 'commander.help' ? 'A command is missing: --help lists them' : withHint(message.replace(/^error: /, ''))

/** Most often the words were meant as one value. */
export const withHint = (message: string): string =>
  message.replace(/too many arguments.*/, told => `${told} A value with spaces goes in quotes: "two words"`)

/** The faults of a configuration stand in its message already. */
function faultLines({ details }: ReportedError): string[] {
  if (!Array.isArray(details)) return details === undefined ? [] : [String(details)]
  return details.flatMap((fault: string | { path: string, message: string }) =>
    typeof fault === 'string' ? [] : [`  ${fault.path}: ${fault.message}`])
}
