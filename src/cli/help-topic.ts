import type { Command } from 'commander'
import { wordsOf } from './kit/global-options.ts'

/**
 * Rewrites `help keys create` and `keys help create` to `keys create --help`. If there is no such command, `--help` is
 * left out, also if the caller gave it, so that parsing reports the unknown command with the nearest one; Commander
 * prints the general help.
 * @param args arguments of the program, without the program itself
 */
export function withHelpTopic(program: Command, args: readonly string[]): string[] {
  let command: Command | undefined = program
  let help = -1
  const values = args.indexOf('--')
  for (const { index, word } of wordsOf(values < 0 ? args : args.slice(0, values))) {
    if (command?.commands.length === 0) break // what follows are values
    if (help < 0 && word === 'help') help = index
    else command = command?.commands.find(child => child.name() === word || child.aliases().includes(word))
  }
  if (command === undefined) return args.filter((word, index) => index !== help && word !== '--help' && word !== '-h')
  if (help < 0) return [...args]
  return [...args.slice(0, help), ...args.slice(help + 1), '--help']
}
