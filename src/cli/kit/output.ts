import { Command, Option } from 'commander'
import { cliCommand } from '../../lib/cli-command.ts'
import { terminalSafeJson, terminalSafeLines } from './text.ts'

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

/** A result of a command: an object. A list is a member of one, so that other members can be added beside it. */
export type Printable = object & { readonly length?: never }

/** Prints a result as JSON, or as the text that `toText` returns. */
export function print<Result extends Printable>(
  { json = false }: JsonOption, result: Result, toText: (result: Result) => string,
): void {
  const text = json ? terminalSafeJson(JSON.stringify(result, undefined, 2)) : terminalSafeLines(toText(result))
  process.stdout.write(`${text}\n`)
}

/** Adds a hint to the message "too many arguments". The usual cause is a value with spaces that is not in quotes. */
export const withHint = (message: string): string =>
  message.replace(/too many arguments.*/, found => `${found} Put a value with spaces in quotes: "two words"`)
