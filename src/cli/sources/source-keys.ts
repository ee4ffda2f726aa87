import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { givenToTerminal } from '../../config/given.ts'
import { readTerminalConfig } from '../../config/read.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { commandGroup, print, setUpCommand, type JsonOption } from '../kit/output.ts'
import { table } from '../kit/text.ts'
import { addSetKeyCommands } from './set-source-key.ts'
import { checkKeys, quotaOf, type CheckedKey } from './source-key-check.ts'

/** Adds `sources keys`. */
export function addKeysCommands(sources: Command): void {
  const keys = commandGroup('keys', 'list, set and unset the keys of sources', 'sources keys set github')
  sources.addCommand(keys)
  const description = 'ask sources about the keys that are set, and about their quotas (default)'
  setUpCommand(keys.command('list', { isDefault: true }), description, 'sources keys')
    .addHelpText('after', `
No question counts against a quota. A source without a free way to ask is "unchecked".
Exit codes: 0 success; 1 a source refused its key, or did not answer; 2 wrong usage.`)
    .action(listKeys)
  addSetKeyCommands(keys)
}

async function listKeys(options: JsonOption): Promise<void> {
  const config = readTerminalConfig()
  const keys = (await checkKeys(config, config.sourceKeys)).map(key => ({ ...key, ...overriddenBy(key) }))
  print(options, { keys }, toText)
  if (keys.some(({ state }) => state === 'refused' || state === 'unknown')) process.exitCode = 1
}

function overriddenBy({ setting }: CheckedKey): Pick<CheckedKey, 'overrides'> {
  const { file, origin } = givenToTerminal()
  const isOverridden = Boolean(file?.values[setting]) && origin(setting) === 'environment'
  return isOverridden ? { overrides: file!.path } : {}
}

/** The command sends keys, so that it does not read the file of a folder by itself. */
const hint = ' To read the .env of this folder: --env-file .env'

const toText = ({ keys }: { keys: readonly CheckedKey[] }): string => keys.length === 0
  ? `No key of a source is set. To set one: ${cliCommand('sources keys set <slug>')}. The guide "Sources" lists ` +
    `them.${existsSync('.env') ? hint : ''}`
  : [
    table(
      ['SOURCE', 'KEY', 'QUOTA', 'SETTING', 'REASON'],
      keys.map(key => [key.slug, key.state, quotaOf(key), key.setting, key.reason ?? '']),
    ),
    ...keys.flatMap(({ setting, overrides }) =>
      overrides === undefined ? [] : [`${setting} of the environment overrides the value in ${overrides}.`]),
  ].join('\n')
