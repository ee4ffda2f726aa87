import { Command, Help, type Option } from 'commander'
import { addGlobalOptions } from '../kit/global-options.ts'
import { shortTypes } from '../kit/query-type.ts'

/** An option as completions and the manual page need it. */
export interface DescribedOption {
  /** Its names, such as `-h` and `--help`. */
  names: string[]
  /** Its names with its value, as the help has them. */
  term: string
  description: string
  /** Kind of its value. `none`: it has no value. */
  value: 'none' | 'file' | 'text' | readonly string[]
}

/** A command with its options. */
export interface DescribedCommand {
  /** Words after the name of the program: none for the program itself, `searches` and `list` for `searches list`. */
  path: readonly string[]
  /** Other words for the last one of the path. */
  aliases: readonly string[]
  /** Name with options and arguments, as the help has it. */
  term: string
  description: string
  options: DescribedOption[]
  commands: DescribedCommand[]
  /** The command itself. `undefined` for the program. */
  command: Command | undefined
}

const help = new Help()

/** Options that every command has. */
const globalOptions = (): DescribedOption[] => [
  {
    names: ['-h', '--help'],
    term: '-h, --help',
    description: 'display help for command',
    value: 'none',
  },
  ...addGlobalOptions(new Command()).options.map(describeOption),
]

/** Returns the whole command line. @param commands the commands of the program, in the order of the help */
export function describeCommands(commands: readonly Command[]): DescribedCommand {
  return {
    path: [],
    aliases: [],
    term: '[options] [command]',
    description: 'Search observables, and manage the accounts, plans and sources of a Tracewell service',
    options: [...globalOptions(), {
      names: ['-V', '--version'],
      term: '-V, --version',
      description: 'output the version number',
      value: 'none',
    }],
    commands: commands.map(command => describe(command, [])),
    command: undefined,
  }
}

/** Returns all commands below this one, and itself first. */
export const everyCommand = (root: DescribedCommand): DescribedCommand[] =>
  [root, ...root.commands.flatMap(everyCommand)]

function describe(command: Command, parents: readonly string[]): DescribedCommand {
  const path = [...parents, command.name()]
  return {
    path,
    aliases: command.aliases(),
    term: help.subcommandTerm(command),
    description: command.description(),
    options: [...command.options.filter(({ hidden }) => !hidden).map(describeOption), ...globalOptions()],
    commands: command.commands.map(child => describe(child, path)),
    command,
  }
}

const describeOption = (option: Option): DescribedOption => ({
  names: [option.short, option.long].filter(name => name !== undefined),
  term: option.flags,
  description: option.description,
  value: valueOf(option),
})

function valueOf({ long, flags, argChoices, required, optional }: Option): DescribedOption['value'] {
  if (!required && !optional) return 'none'
  if (argChoices) return argChoices
  if (long === '--type') return Object.values(shortTypes)
  return /<(file|path|folder)>/.test(flags) ? 'file' : 'text'
}
