import type { Command } from 'commander'

/** Values of the options of every command that displays a search. */
export interface DisplayFlags {
  color: boolean
  details?: boolean
  quiet?: boolean
}

/** Adds the options of every command that displays a search. */
export const addDisplayOptions = (command: Command): Command => command
  .option('--details', 'print each finding whole, and name every source')
  .option('--quiet', 'print only what is found')
  .option('--no-color', 'print without colours')
