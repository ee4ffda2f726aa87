import type { Command } from 'commander'
import { sourceNames } from '../../compose/outside.ts'
import { fileOfTerminal, givenToTerminal } from '../../config/given.ts'
import { readTerminalConfig } from '../../config/read.ts'
import { saveSetting } from '../../config/save-setting.ts'
import { sourceKeyFault, sourceKeyName } from '../../config/source-keys.ts'
import { notFound, validationError } from '../../errors.ts'
import { mostSimilar } from '../../lib/similar.ts'
import { modules } from '../../sources/modules.ts'
import { isAllowed } from '../../sources/kit/terms.ts'
import { print, subcommand, type JsonOption } from '../kit/output.ts'
import { readSecret } from '../kit/read-secret.ts'
import { terminalSafe } from '../kit/text.ts'
import { checkKeys, quotaOf, type CheckedKey } from './source-key-check.ts'

const fileHelp = `
The file is ~/.config/tracewell/env, or that of --env-file, such as the .env of a server, which reads it when it starts.
Other lines and comments stay; only the owner can read the file afterwards.`

/** Adds `sources keys set` and `sources keys unset`. */
export function addSetKeyCommands(keys: Command): void {
  subcommand(keys, 'set', 'check the key of a source and store it in the file with settings', 'sources keys set github')
    .argument('<slug>', 'source that takes a key')
    .allowExcessArguments()
    .option('--no-check', 'store the key without asking the source')
    .addHelpText('after', `
The key is typed at a prompt that does not display it, or read from standard input. It is no argument, because other
users of a machine can see those. It is never printed.
${fileHelp.trim()}
Exit codes: 0 the key is stored; 1 the source refused it or did not answer, and nothing is stored; 2 wrong usage.`)
    .action(setKey)
  subcommand(keys, 'unset', 'remove the key of a source from the file with settings', 'sources keys unset github')
    .argument('<slug>', 'source whose key is removed')
    .addHelpText('after', `${fileHelp}
Exit codes: 0 the key is removed; 1 the file has none; 2 wrong usage.`)
    .action(unsetKey)
}

const keyIsNoArgument = 'The key is no argument, because other users of a machine can see those, and a shell keeps ' +
  'them. Leave it out: it is typed at a prompt, or read from standard input'

/** The result of `sources keys set`. */
export interface SetKey extends Omit<CheckedKey, 'overrides'> {
  file: string
  isStored: boolean
  /** `true` if the environment has a key too, which overrides the one of the file. */
  isOverridden: boolean
  /** Modules with this key that stay off because of their terms, until `RESTRICTED_SOURCES` names them. */
  restricted: string[]
}

async function setKey(
  slug: string, { check, ...options }: JsonOption & { check: boolean }, { args }: Command,
): Promise<void> {
  if (args.length > 1) throw validationError({ message: keyIsNoArgument })
  const { keyed } = sourceNames()
  if (!keyed.has(slug)) throw noSuchSource(slug, keyed)
  const config = readTerminalConfig()
  const key = await readSecret(`key of ${slug}`)
  const fault = sourceKeyFault(key)
  if (fault !== undefined) throw validationError({ message: `the key of ${slug} ${fault}` })
  const setting = sourceKeyName(slug)
  const [checked] = check
    ? await checkKeys(config, [[slug, key]])
    : [{ slug, setting, state: 'unchecked' as const, reason: '--no-check was given' }]
  const isStored = checked!.state === 'valid' || checked!.state === 'unchecked'
  const file = isStored ? saveSetting(setting, key).file : fileOfTerminal()
  const restricted = modules
    .filter(one => (one.keyName ?? one.slug) === slug && !isAllowed(config.restrictedSources, one.slug, one.terms))
    .map(one => one.slug)
  const result = {
    ...checked!,
    file,
    isStored,
    isOverridden: isOverridden(setting),
    restricted,
  }
  print<SetKey>(options, result, setToText)
  if (!isStored) process.exitCode = 1
}

function setToText({ slug, setting, state, reason, file, isStored, ...key }: SetKey): string {
  const facts = reason ?? quotaOf(key)
  return [
    `The key of ${slug} is ${state}${facts === '' ? '' : `: ${facts}`}.`,
    isStored
      ? `${setting} is stored in ${file}. A server reads its file when it starts.`
      : 'It is not stored. --no-check stores it without asking the source.',
    ...isStored && key.restricted.length > 0
      ? [`The terms of ${slug} restrict its use: RESTRICTED_SOURCES must name ${key.restricted.join(',')}.`]
      : [],
    ...key.isOverridden ? [override(setting)] : [],
  ].join('\n')
}

function unsetKey(slug: string, options: JsonOption): void {
  const setting = sourceKeyName(slug)
  const { file, wasSet } = saveSetting(setting, undefined)
  if (!wasSet) {
    const { keyed } = sourceNames()
    if (!keyed.has(slug)) throw noSuchSource(slug, keyed)
    throw notFound({ message: `${file} has no ${setting}` })
  }
  print(options, { slug, setting, file, isOverridden: isOverridden(setting) }, ({ isOverridden }) =>
    [`${setting} is removed from ${file}.`, ...isOverridden ? [override(setting)] : []].join('\n'))
}

const isOverridden = (setting: string): boolean => givenToTerminal().origin(setting) === 'environment'

const override = (setting: string): string => `${setting} of the environment is set too, and overrides the file.`

function noSuchSource(slug: string, keyed: ReadonlySet<string>): Error {
  const meant = mostSimilar(slug, keyed)
  return notFound({
    message: `There is no source ${terminalSafe(slug)} that takes a key${meant === undefined ? '.' : `; did you mean ` +
      `${meant}?`} Sources with a key: ${[...keyed].sort().join(', ')}`,
  })
}
