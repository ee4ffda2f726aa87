import { Command } from 'commander'
import { givenToService, type Given } from '../../config/given.ts'
import type { Config } from '../../config/read.ts'
import { createGaugeReader } from '../../core/upkeep/gauges.ts'
import type { Repositories } from '../../db/database.ts'
import { isDatabaseFailure } from '../../db/driver/failure.ts'
import { readDatabase } from '../../db/read-database.ts'
import { skipped, toDo, usable, type Check } from './doctor-check.ts'
import { readWholeConfig } from '../../process/whole-config.ts'
import { checkBackup } from './doctor-backup.ts'
import { checkDatabase } from './doctor-database.ts'
import { checkDisk, checkPages } from './doctor-disk.ts'
import { checkEgress } from './doctor-egress.ts'
import { checkKeys } from './doctor-keys.ts'
import { checkPorts, checkSettings } from './doctor-settings.ts'
import { checkWire } from './doctor-wire.ts'
import { checkLists, checkPacks, checkQueue, checkSources } from './doctor-work.ts'
import { print, setUpCommand, type JsonOption } from '../kit/output.ts'
import { terminalSafe } from '../kit/text.ts'

/** Output of `doctor --json`. */
export interface Diagnosis {
  /** `true` if no check is `todo`. */
  ok: boolean
  checks: Check[]
}

export function doctorCommand(): Command {
  return setUpCommand(
    new Command('doctor'),
    'check database, keys, backup, disk, ports, NATS, clock, queue and sources; each is fine, or has what to do',
    'doctor --online',
  )
    .option('--online', 'also send one request to dns.google, to check the way out')
    .addHelpText('after', `
Run it with the settings of the service: in its folder, or in its container. It changes nothing, and works while a
server is running. Without --online it sends nothing to the outside.
Exit codes: 0 all is fine, or has only warnings, 1 something to do, 2 wrong usage or a faulty setting.`)
    .action(async ({ online = false, ...options }: JsonOption & { online?: boolean }) => {
      const given = givenToService()
      const diagnosis = await diagnose(await readWholeConfig(given), given, online)
      if (!diagnosis.ok) process.exitCode = 1
      print(options, diagnosis, toText)
    })
}

async function diagnose(config: Config, given: Given, isOnline: boolean): Promise<Diagnosis> {
  const { checks: databaseChecks, facts } = await checkDatabase(config)
  const isCurrent = facts?.pending.length === 0
  const dataChecks = isCurrent
    ? await readDatabase(config.databaseUrl, database => checkData(config, database!))
    : [await usable('keys', checkKeys(config, undefined)), ...['backup', 'queue', 'sources', 'lists'].map(name =>
      skipped(name, 'not read without an up-to-date database'))]
  const checks = [
    ...databaseChecks,
    ...dataChecks,
    await usable('packs', checkPacks(config)),
    await usable('disk', checkDisk(config)),
    await usable('settings', checkSettings(config, given)),
    await checkPorts(config),
    await checkWire(config),
    await usable('pages', checkPages()),
    await checkEgress(config, isOnline),
  ]
  return { ok: checks.every(({ state }) => state !== 'todo'), checks }
}

async function checkData(config: Config, database: Repositories): Promise<Check[]> {
  const gauges = await createGaugeReader({ database })()
  return [
    await answered('keys', usable('keys', checkKeys(config, database))),
    await answered('backup', checkBackup(config, database)),
    ...gauges === undefined
      ? ['queue', 'sources'].map(name => toDo(name, 'the database does not answer within two seconds', slowAdvice))
      : [await answered('queue', checkQueue(database, gauges)), checkSources(gauges)],
    await answered('lists', checkLists(config, database)),
  ]
}

const slowAdvice = 'Look at the load of the database, and for a session that has locked a table.'

/** Returns the check, or one that reports that the database did not answer, so that the other checks are made. */
const answered = (name: string, check: Promise<Check>): Promise<Check> => check.catch((error: unknown) => {
  if (!isDatabaseFailure(error)) throw error
  return toDo(name, `the database did not answer: ${(error as Error).message.replace(/^.* - /s, '')}`, slowAdvice)
})

const words = { ok: 'fine', todo: 'TO DO', warning: 'warning', skipped: 'skipped' }

/** Returns one line for each check, and one more with what to do. */
const toText = ({ checks }: Diagnosis): string => checks.flatMap(({ name, state, finding, todo }) => [
  `${words[state].padEnd(7)}  ${name.padEnd(8)}  ${terminalSafe(finding)}`,
  ...todo === null ? [] : [`${' '.repeat(19)}-> ${terminalSafe(todo)}`],
]).join('\n')
