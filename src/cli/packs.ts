import type { Command } from 'commander'
import { countReasons, loadAccountChecks } from '../compose/account-packs.ts'
import { composeEgress } from '../compose/outside.ts'
import { readConfig } from '../config/read.ts'
import { createPackFolder, packFolder, type Refreshed, type StoredPack } from '../core/account-packs.ts'
import { systemClock } from '../lib/clock.ts'
import { changeStore, commandGroup, print, subcommand, type JsonOption } from './output.ts'
import { table } from './text.ts'

/** A pack with the numbers of its sites. */
interface CountedPack extends StoredPack {
  used: number
  leftOut: number
  /** Number of sites that are left out, by reason. */
  reasons: Record<string, number>
}

const nextStart = 'A server uses it at its next start, beside the files of ACCOUNT_PACK.'
const example = 'checks packs add https://example.org/data.json'

/** Adds the commands for packs in the data folder. */
export function addPackCommands(checks: Command): void {
  const packs = commandGroup('packs', 'manage the packs of account checks in DATA_DIR', example)
  checks.addCommand(packs)
  subcommand(packs, 'add', 'add a pack in the format of WhatsMyName, Sherlock or Maigret', example)
    .argument('<file|url>', 'JSON file, or the https URL of one')
    .option('--name <name>', 'name of the pack (default: its format)')
    .addHelpText('after', `
${nextStart}
The data belongs to its authors: read its licence, which the command prints.`)
    .action((source: string, { name, ...options }: JsonOption & { name?: string }) => changeStore(
      options,
      { operation: 'checks packs add', creates: true },
      async () => counted([await openFolder().add(source, name)]),
      namesOf,
      added => `${toText(added)}\n${nextStart}`,
    ))
  subcommand(packs, 'list', 'list the packs, with their licence and source', 'checks packs list')
    .action(async (options: JsonOption) => print(options, await counted(await openFolder().list()), toText))
  subcommand(packs, 'refresh', 'read the sources of packs again', 'checks packs refresh whatsmyname')
    .argument('[name...]', 'packs to refresh (default: all)')
    .action((names: string[], options: JsonOption) => changeStore(
      options,
      { operation: 'checks packs refresh', creates: true },
      () => refreshAll(names),
      namesOf,
      all => all.map(({ name, hasChanged }) => `${name}: ${hasChanged ? 'changed' : 'not changed'}`).join('\n'),
    ))
  subcommand(packs, 'remove', 'remove packs', 'checks packs remove whatsmyname')
    .argument('<name...>', 'packs to remove')
    .action((names: string[], options: JsonOption) => changeStore(
      options,
      { operation: 'checks packs remove', subjects: names, creates: true },
      async () => {
        const removed = []
        for (const name of names) removed.push(await openFolder().remove(name))
        return removed
      },
      namesOf,
      removed => removed.map(({ name }) => `${name}: removed. A server uses it until its next start.`).join('\n'),
    ))
}

function openFolder() {
  const config = readConfig()
  return createPackFolder({
    folder: packFolder(config.dataDir),
    clock: systemClock,
    async withClient(work) {
      const { client, close } = await composeEgress(config)
      return work(client).finally(close)
    },
  })
}

async function refreshAll(names: readonly string[]): Promise<Refreshed[]> {
  const folder = openFolder()
  const chosen = names.length > 0 ? names : (await folder.list()).map(({ name }) => name)
  const refreshed = []
  for (const name of chosen) refreshed.push(await folder.refresh(name))
  return refreshed
}

const namesOf = (packs: readonly StoredPack[]) => ({ subjects: packs.map(({ name }) => name) })

/** Adds the numbers of sites that a server uses and leaves out, with all packs of this folder and of ACCOUNT_PACK. */
async function counted(packs: readonly StoredPack[]): Promise<CountedPack[]> {
  const loaded = await loadAccountChecks({ ...readConfig(), sandbox: false })
  return packs.map(pack => {
    const report = loaded.packs.find(({ name, isStored }) => isStored && name === pack.name)
    return {
      ...pack,
      used: report?.used ?? 0,
      leftOut: report?.skipped.length ?? 0,
      reasons: countReasons(report?.skipped ?? []),
    }
  })
}

const toText = (packs: readonly CountedPack[]): string => packs.length === 0 ? 'There are no packs.' : [
  table(
    ['NAME', 'FORMAT', 'USED', 'LEFT OUT', 'ADDED', 'SHA-256', 'SOURCE'],
    packs.map(({ name, format, used, leftOut, addedAt, sha256, source }) =>
      [name, format, String(used), String(leftOut), addedAt.slice(0, 10), sha256.slice(0, 12), source]),
  ),
  ...packs.map(({ name, licence }) => `Licence of ${name}: ${licence.join(' ') || 'not named'}`),
].join('\n')
