import type { Command } from 'commander'
import { countReasons, loadAccountChecks } from '../../compose/account-packs.ts'
import { composeEgress } from '../../compose/egress.ts'
import { readServiceConfig } from '../../config/read.ts'
import { createPackFolder, packFolder, type Refreshed, type StoredPack } from '../../core/catalogue/account-packs.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { systemClock } from '../../lib/clock.ts'
import { changeFiles } from '../kit/on-store.ts'
import { commandGroup, print, subcommand, type JsonOption } from '../kit/output.ts'
import { lockPacks } from '../kit/pack-lock.ts'
import { table } from '../kit/text.ts'

/** A pack with the numbers of its sites. */
interface CountedPack extends StoredPack {
  used: number
  leftOut: number
  /** Number of sites that are left out, by reason. */
  reasons: Record<string, number>
}

const noPacks = 'There are no packs.'
const nextStart = 'A server uses it at its next start, beside the files of ACCOUNT_PACK. The sandbox uses no packs.'
const example = 'checks packs add https://example.org/data.json'

/** Adds the commands for packs in the data folder. */
export function addPackCommands(checks: Command): void {
  const packs = commandGroup('packs', 'manage the packs of account checks in DATA_DIR', example)
  checks.addCommand(packs)
  subcommand(packs, 'add', 'add a pack in the format of WhatsMyName, Sherlock or Maigret', example)
    .argument('<file|url>', 'JSON file, or the https URL of one')
    .option('--name <name>', "name of the pack (default: the file's name; of a URL, its format)")
    .addHelpText('after', `
${nextStart}
The data belongs to its authors: read its licence, which the command prints.`)
    .action((source: string, { name, ...options }: JsonOption & { name?: string }) => changeFiles(
      options,
      { operation: 'checks packs add' },
      async () => counted([await openFolder().add(source, name)]),
      namesOf,
      added => `${toText(added)}\n${nextStart}`,
    ))
  subcommand(packs, 'list', 'list the packs, with their licence and source', 'checks packs list')
    .action(async (options: JsonOption) => print(options, await counted(await openFolder().list()), toText))
  subcommand(packs, 'refresh', 'read the sources of packs again', 'checks packs refresh whatsmyname')
    .argument('[name...]', 'packs to refresh (default: all)')
    .option('--accept-shrunken', 'accept a source with less than half of the sites')
    .addHelpText('after', '\nExit codes: 0 success; 1 a pack failed and stays as it was; 2 wrong usage.')
    .action((names: string[], { acceptShrunken = false, ...options }: JsonOption & { acceptShrunken?: boolean }) =>
      changeFiles(
        options,
        { operation: 'checks packs refresh' },
        async () => {
          const refreshed = await openFolder().refresh(names, acceptShrunken)
          if (refreshed.some(({ failure }) => failure !== null)) process.exitCode = 1
          return { packs: refreshed }
        },
        ({ packs }) => namesOf({ packs: packs.filter(({ failure }) => failure === null) }),
        ({ packs }) => packs.length === 0 ? noPacks : packs.map(refreshedText).join('\n'),
      ))
  subcommand(packs, 'remove', 'remove packs', 'checks packs remove whatsmyname')
    .argument('<name...>', 'packs to remove')
    .action((names: string[], options: JsonOption) => changeFiles(
      options,
      { operation: 'checks packs remove', subjects: names },
      async () => ({ packs: await openFolder().remove(names) }),
      namesOf,
      ({ packs }) => packs.map(({ name }) => `${name}: removed. A server uses it until its next start.`).join('\n'),
    ))
}

function openFolder() {
  const config = readServiceConfig()
  return createPackFolder({
    folder: packFolder(config.dataDir),
    clock: systemClock,
    lock: () => lockPacks(config),
    async withClient(work) {
      const { client, close } = await composeEgress(config)
      return work(client).finally(close)
    },
  })
}

const refreshedText = ({ name, hasChanged, failure }: Refreshed): string =>
  `${name}: ${failure === null ? hasChanged ? 'changed' : 'not changed' : `failed: ${failure}`}`

const namesOf = ({ packs }: { packs: readonly StoredPack[] }) => ({ subjects: packs.map(({ name }) => name) })

/** Adds the numbers of sites that a server uses and leaves out, with all packs of this folder and of ACCOUNT_PACK. */
async function counted(packs: readonly StoredPack[]): Promise<{ packs: CountedPack[] }> {
  const loaded = await loadAccountChecks({ ...readServiceConfig(), sandbox: false })
  return { packs: packs.map(pack => {
    const report = loaded.packs.find(({ name, isStored }) => isStored && name === pack.name)
    return {
      ...pack,
      used: report?.used ?? 0,
      leftOut: report?.skipped.length ?? 0,
      reasons: countReasons(report?.skipped ?? []),
    }
  }) }
}

const toText = ({ packs }: { packs: readonly CountedPack[] }): string => packs.length === 0 ? noPacks : [
  table(
    ['NAME', 'FORMAT', 'USED', 'LEFT OUT', 'ADDED', 'SHA-256', 'SOURCE'],
    packs.map(({ name, format, used, leftOut, addedAt, sha256, source }) =>
      [name, format, String(used), String(leftOut), addedAt.slice(0, 10), sha256.slice(0, 12), source]),
  ),
  ...packs.some(({ leftOut }) => leftOut > 0)
    ? [`To list the sites that are left out, with the reasons: ${cliCommand('checks list --skipped')}`]
    : [],
  ...packs.map(({ name, licence }) => `Licence of ${name}: ${licence.join(' ') || 'not named'}`),
].join('\n')
