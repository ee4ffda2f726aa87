import { Command, Option } from 'commander'
import { listSettings } from '../config/setting.ts'
import { settings, startSettings } from '../config/table.ts'
import { beforeOptions, cliCommand, serverCommand } from '../lib/cli-command.ts'

/**
 * Settings that are available as options. Secrets are excluded, because other users of the machine can read the
 * arguments of a process.
 */
const offered = listSettings(settings).filter(({ secret }) => !secret)

/**
 * Returns the settings in the arguments of `npm start --`, by variable name: `--port 9090` sets `PORT`. Ends the
 * process after `--help`, and with code 2 after an unknown option.
 */
export function readStartOptions(args: readonly string[]): Record<string, string> {
  const command = new Command(beforeOptions(serverCommand))
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
    .showHelpAfterError('(use --help for the options)')
    .description('start the server; every option is also a variable of the environment, which the option replaces')
    .addHelpText('after', `
Secrets, DATABASE_URL and keys of sources (SOURCE_KEY_<SLUG>) are read from the environment or from a file only.
${cliCommand('config')} prints the effective configuration.`)
  const { envFile } = startSettings
  command.option('--env-file <file>', `${envFile.description.replaceAll('`', '')} (${envFile.name})`)
  for (const { name, description } of offered) {
    command.addOption(new Option(`${flagOf(name)} <value>`, `${description.replaceAll('`', '')} (${name})`))
  }
  const given: Record<string, string> = command.parse(args, { from: 'user' }).opts()
  const file = given['envFile']
  const options = offered.flatMap(({ name }) => {
    const value = given[new Option(flagOf(name)).attributeName()]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries([...file === undefined ? [] : [[envFile.name, file] as const], ...options])
}

const flagOf = (name: string): string => `--${name.toLowerCase().replaceAll('_', '-')}`
