import type { Command } from 'commander'
import { describeCommands, everyCommand, type DescribedCommand } from '../../src/cli/completion/command-tree.ts'
import { cliPrefix } from '../../src/lib/cli-command.ts'

/** Escapes a text for roff: https://man7.org/linux/man-pages/man7/groff_char.7.html */
const roff = (text: string): string =>
  text.replaceAll('…', '...').replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^(?=[.'])/gm, '\\&')
    .replace(/[^\0-\x7f]/gu, character => `\\[u${hexOf(character)}]`)

const hexOf = (character: string): string => character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')

/**
 * Writes the manual page of the command line, from the same commands as the help.
 * @param version version of the program
 */
export function manualPage(commands: readonly Command[], version: string): string {
  const root = describeCommands(commands)
  return [
    '.\\" Made by npm run generate from src/cli. Do not edit.',
    `.TH TRACEWELL 1 "" "tracewell ${version}" "User Commands"`,
    '.SH NAME',
    `tracewell \\- ${roff(lowerFirst(root.description))}`,
    '.SH SYNOPSIS',
    `.B tracewell\n${roff(root.term)}`,
    '.SH OPTIONS',
    ...optionLines(root),
    '.SH COMMANDS',
    ...everyCommand(root).slice(1).flatMap(commandLines),
    '.SH EXIT STATUS',
    '0 success, 1 failure, 2 wrong usage. A command with others names them.',
    '.SH FILES',
    '.TP\n.I ~/.config/tracewell/env\nSettings of the terminal, one a line.',
  ].join('\n') + '\n'
}

const lowerFirst = (text: string): string => text[0]!.toLowerCase() + text.slice(1)

function commandLines(described: DescribedCommand): string[] {
  const { path, term, description, command } = described
  const words = [...path.slice(0, -1), term].join(' ')
  const after = afterText(command!)
  return [
    `.SS "${roff(words).replaceAll('"', '\\(dq')}"`,
    roff(description),
    ...optionLines(described, ['--help', '--env-file', '--proxy']),
    ...after === '' ? [] : ['.PP', '.nf', roff(after), '.fi'],
  ]
}

const optionLines = ({ options }: DescribedCommand, without: readonly string[] = []): string[] =>
  options.filter(({ names }) => !names.some(name => without.includes(name))).flatMap(({ term, description }) =>
    ['.TP', `.B ${roff(term)}`, roff(description)])

/** Returns the text after the options in the help of a command, as the installed program prints it. */
function afterText(command: Command): string {
  let text = ''
  command.configureOutput({ writeOut: chunk => { text += chunk } })
  command.outputHelp()
  return text.slice(command.helpInformation().length).trim()
    .replaceAll('npm run -s search --', 'tracewell search').replaceAll(cliPrefix, 'tracewell')
}
