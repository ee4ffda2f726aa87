import type { Command } from 'commander'
import { allCommands } from './commands.ts'

/** Most commands that one hint names. */
const mostNamed = 3

/**
 * Returns the commands that the words of an unknown command could mean, such as `sources keys set` for `keys set`, or
 * none if there are many. Loads every command.
 * @param words words of the command line without options
 * @param unknown the word that is no command
 */
export async function commandsElsewhere(words: readonly string[], unknown: string): Promise<string[]> {
  const paths = (await allCommands()).flatMap(command => pathsOf(command, []))
  for (let end = words.length; end > words.indexOf(unknown); end--) {
    const tail = ` ${words.slice(0, end).join(' ')}`
    const found = paths.filter(path => ` ${path}`.endsWith(tail))
    if (found.length > 0) return found.length > mostNamed ? [] : found
  }
  return []
}

function pathsOf(command: Command, parents: readonly string[]): string[] {
  const path = [...parents, command.name()]
  return [path.join(' '), ...command.commands.flatMap(child => pathsOf(child, path))]
}

/** Returns the hint that names these commands. */
export const elsewhereText = (paths: readonly string[]): string =>
  `(Did you mean ${paths.map(path => `"${path}"`).join(' or ')}?)`
