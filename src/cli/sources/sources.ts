import type { Command } from 'commander'
import { commandGroup } from '../kit/output.ts'
import { addCheckCommand } from './source-check.ts'
import { addKeysCommands } from './source-keys.ts'
import { addListCommand } from './source-list.ts'

export function sourceCommands(): Command {
  const sources = commandGroup('sources', 'show and test the health of sources', 'sources list --state benched')
  addListCommand(sources)
  addCheckCommand(sources)
  addKeysCommands(sources)
  return sources
}
