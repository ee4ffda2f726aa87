import { readFileSync } from 'node:fs'
import type { Config } from '../../config/read.ts'
import { addToLedger } from '../../core/catalogue/account-ledger.ts'
import { parseObservable } from '../../core/observables/observable.ts'
import { tellApart, type Told } from '../../core/self-tests/tell-apart.ts'
import { validationError } from '../../errors.ts'
import { refuseSpecialFile } from '../../lib/readable-file.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import { addressSites } from '../../sources/rows/addresses/index.ts'
import { isProbeOn, type AccountCheck } from '../../sources/registered/account-check.ts'
import { print, type JsonOption } from '../kit/output.ts'
import { lockPacks } from '../kit/pack-lock.ts'
import { table } from '../kit/text.ts'

/** Number of sites asked in parallel. */
const parallel = 4

/** Stands for all sites without a line of their own. */
const everySite = '*'

export const recordHelp = `With --record, each line of the file is a site and an address of your own that is registered
there, such as "diigo me@my.example"; "* me@my.example" stands for all other sites. Forms are asked only if
ACCOUNT_PROBES or --probe names them. Each site is asked about that address and about a made-up one. DATA_DIR keeps
the site, the day and whether it told the two apart, never an address.
A site that does not tell them apart is off from the next start of the server on. Watch the inbox for a day: no check
may send a message.`

/**
 * Asks each site about an address of the operator's and about a made-up one, and stores in the ledger whether it tells
 * them apart. Exit code 1 if one does not.
 */
export async function recordChecks(
  config: Config, options: JsonOption, file: string, checks: readonly AccountCheck[], isNamed: boolean,
): Promise<void> {
  if (config.sandbox) throw validationError({ message: 'The sandbox simulates every site. Run this without SANDBOX' })
  const own = config.accountControlEmail
  const chosen = isNamed ? checks : checks.filter(({ control }) => control !== undefined)
  const addresses = readAddresses(file)
  const unlock = lockPacks(config) // before the first question, because its answer must not be lost
  const { composeTerminalEgress } = await import('../../compose/egress.ts')
  const egress = await composeTerminalEgress(config)
  const slots = createSemaphore(parallel)
  const { signal } = new AbortController()
  const context = { client: egress.client, now: new Date(), signal, key: undefined }
  const results = await Promise.all(chosen.map(async check => {
    const given = addresses.get(check.slug)
    const address = given ?? addresses.get(everySite)
    if (check.control === undefined) return { site: check.slug, notDecided: withoutLedger(check) }
    if (!isProbeOn(check, config.accountProbes)) {
      return { site: check.slug, notDecided: 'ACCOUNT_PROBES does not name it' }
    }
    if (address === undefined) return { site: check.slug, notDecided: 'the file has no address for it' }
    const release = await slots.acquire(signal)
    const told: Told = await tellApart(check, address, context, own, given !== undefined)
      .finally(release)
    return { site: check.slug, ...told }
  })).finally(() => egress.close()).catch((error: unknown) => {
    unlock()
    throw error
  })
  const entries = results.flatMap(result => 'entry' in result ? [result.entry] : [])
  print(options, { results }, () => toText(results)) // first, because the ledger may not be writable
  try {
    addToLedger(config.dataDir, entries)
  } finally {
    unlock()
  }
  if (entries.length === 0 || entries.some(({ toldApart }) => !toldApart)) process.exitCode = 1
}

/** Only sites that are asked about addresses, without an account that is known to exist, are in the ledger. */
const withoutLedger = ({ slug, types }: AccountCheck): string => types.includes('Email Address')
  ? `it has no entry in the ledger, because its answers are tested with known accounts: checks run ${slug}`
  : 'it is not asked about e-mail addresses'

type Result = { site: string } & Told

function toText(results: readonly Result[]): string {
  const rows = results.map(result => 'entry' in result
    ? [result.entry.toldApart ? 'TOLD APART' : 'OFF', result.site, result.entry.reason ?? '']
    : ['NOT DECIDED', result.site, result.notDecided])
  const count = (word: string) => rows.filter(([first]) => first === word).length
  return `${table(['RESULT', 'SITE', 'REASON'], rows)}

${count('TOLD APART')} told apart, ${count('OFF')} off, ${count('NOT DECIDED')} not decided`
}

/** Reads the addresses by site. Messages name a line by the number: the text may be an address. */
function readAddresses(file: string): Map<string, string> {
  refuseSpecialFile(file, { takesPipes: false })
  const sites = new Set(addressSites.map(({ slug }) => slug))
  const seen = new Set<string>()
  const lines = readFileSync(file, 'utf8').split('\n').map(line => line.trim())
  return new Map(lines.flatMap((line, index): Array<[string, string]> => {
    if (line === '' || line.startsWith('#')) return []
    const [site = '', address = '', ...more] = line.split(/\s+/)
    const parsed = parseObservable('Email Address', address)
    if (more.length > 0 || !('value' in parsed)) {
      throw validationError({ message: `Line ${index + 1} of the file is not a site and an e-mail address` })
    }
    const isKnown = site === everySite || sites.has(site)
    if (!isKnown || seen.has(site)) {
      const fault = isKnown ? 'names a site for the second time' : 'names no check of e-mail addresses: see checks list'
      throw validationError({ message: `Line ${index + 1} of the file ${fault}` })
    }
    seen.add(site)
    return [[site, parsed.value]]
  }))
}
