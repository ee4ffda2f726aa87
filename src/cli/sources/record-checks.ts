import { readFileSync } from 'node:fs'
import type { Config } from '../../config/read.ts'
import { addToLedger } from '../../core/catalogue/account-ledger.ts'
import { parseObservable } from '../../core/observables/observable.ts'
import { tellApart, type Told } from '../../core/self-tests/tell-apart.ts'
import { validationError } from '../../errors.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import type { AccountCheck } from '../../sources/registered/account-check.ts'
import { print, type JsonOption } from '../kit/output.ts'
import { lockPacks } from '../kit/pack-lock.ts'
import { table } from '../kit/text.ts'

/** Number of sites asked in parallel. */
const parallel = 4

/** Stands for all sites without a line of their own. */
const everySite = '*'

export const recordHelp = `With --record, each line of the file is a site and an address of your own that is registered
there, such as "diigo me@my.example"; "* me@my.example" stands for all other sites. Each site is asked about that
address and about a made-up one. DATA_DIR keeps the site, the day and whether it told the two apart, never an address.
A site that does not tell them apart is off from the next start of the server on. Watch the inbox for a day: no check
may send a message.`

/**
 * Asks each site about an address of the operator's and about a made-up one, and stores in the ledger whether it tells
 * them apart. Exit code 1 if one does not.
 */
export async function recordChecks(
  config: Config, options: JsonOption, file: string, checks: readonly AccountCheck[],
): Promise<void> {
  if (config.sandbox) throw validationError({ message: 'The sandbox simulates every site. Run this without SANDBOX' })
  const addresses = readAddresses(file)
  const own = config.accountControlEmail
  const chosen = checks.filter(({ control }) => control !== undefined)
  const { composeTerminalEgress } = await import('../../compose/egress.ts')
  const egress = await composeTerminalEgress(config)
  const slots = createSemaphore(parallel)
  const { signal } = new AbortController()
  const context = { client: egress.client, now: new Date(), signal, key: undefined }
  const results = await Promise.all(chosen.map(async check => {
    const address = addresses.get(check.slug) ?? addresses.get(everySite)
    if (address === undefined) return { site: check.slug, notDecided: 'the file has no address for it' }
    const release = await slots.acquire(signal)
    const told: Told = await tellApart(check, address, context, own).finally(release)
    return { site: check.slug, ...told }
  })).finally(() => egress.close())
  const entries = results.flatMap(result => 'entry' in result ? [result.entry] : [])
  const unlock = lockPacks(config)
  try {
    addToLedger(config.dataDir, entries)
  } finally {
    unlock()
  }
  print(options, results, () => toText(results))
  if (entries.length === 0 || entries.some(({ toldApart }) => !toldApart)) process.exitCode = 1
}

type Result = { site: string } & Told

function toText(results: readonly Result[]): string {
  const rows = results.map(result => 'entry' in result
    ? [result.entry.toldApart ? 'TOLD APART' : 'OFF', result.site, result.entry.reason ?? '']
    : ['NOT DECIDED', result.site, result.notDecided])
  const count = (word: string) => rows.filter(([first]) => first === word).length
  return `${table(['RESULT', 'SITE', 'REASON'], rows)}

${count('TOLD APART')} told apart, ${count('OFF')} off, ${count('NOT DECIDED')} not decided`
}

/** Reads the addresses by site. Messages name a line by its number: its text may be an address. */
function readAddresses(file: string): Map<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n').map(line => line.trim())
  return new Map(lines.flatMap((line, index): Array<[string, string]> => {
    if (line === '' || line.startsWith('#')) return []
    const [site = '', address = '', ...more] = line.split(/\s+/)
    const parsed = parseObservable('Email Address', address)
    if (more.length > 0 || !('value' in parsed)) {
      throw validationError({ message: `Line ${index + 1} of the file is not a site and an e-mail address` })
    }
    return [[site, parsed.value]]
  }))
}
