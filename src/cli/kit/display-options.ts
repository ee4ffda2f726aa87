import { Option, type Command } from 'commander'

/** Values of the options of every command that displays a search. */
export interface DisplayFlags {
  color: boolean
  details?: boolean
  quiet?: boolean
}

/** Adds the options of every command that displays a search. */
export const addDisplayOptions = (command: Command): Command => command
  .addOption(new Option('--details', 'print each finding whole, and name every source').conflicts('quiet'))
  .option('--quiet', 'print only what is found')
  .option('--no-color', 'print without colours')
