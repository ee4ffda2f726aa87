import { ConfigError, type Config } from '../config/read.ts'
import { readLedger } from '../core/catalogue/account-ledger.ts'
import { packFiles, packFolder } from '../core/catalogue/account-packs.ts'
import type { Log } from '../lib/log.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { accountChecks } from '../sources/account-checks.ts'
import { withLedger, type LedgerEntry } from '../sources/registered/ledger.ts'
import type { PackReport } from '../sources/registered/packs/combine.ts'

/** Facts about a pack, and where it is. */
interface LoadedPack extends PackReport {
  /** `true` if the pack is in the data folder, `false` if a setting names its file. */
  isStored: boolean
}

export interface LoadedChecks {
  checks: readonly AccountCheck[]
  /** Facts about the packs: first those of the setting, then those of the data folder. */
  packs: readonly LoadedPack[]
}

/**
 * Returns the built-in account checks, with their entries in the ledger, and the checks of the operator's packs. The
 * sandbox ignores both, because the simulator does not simulate the sites of packs.
 * Throws `ConfigError` that lists every pack that cannot be read.
 * @param stored Files of the packs in the data folder. Default: all.
 */
export async function loadAccountChecks(
  { accountPacks, sandbox, dataDir }: Pick<Config, 'accountPacks' | 'sandbox' | 'dataDir'>,
  stored?: readonly string[],
): Promise<LoadedChecks> {
  if (sandbox) return { checks: accountChecks, packs: [] }
  const files = [...accountPacks, ...stored ?? await packFiles(packFolder(dataDir))]
  const builtIn = withLedger(accountChecks, ledgerOf(dataDir), new Date())
  if (files.length === 0) return { checks: builtIn, packs: [] }
  const { combinePacks } = await import('../sources/registered/packs/combine.ts')
  const { readPackFile } = await import('../sources/registered/packs/read.ts')
  const read = await Promise.allSettled(files.map(readPackFile))
  const faults = read.flatMap((result, index) =>
    result.status === 'rejected'
      ? [`${index < accountPacks.length ? 'ACCOUNT_PACK' : 'DATA_DIR'}: ${(result.reason as Error).message}`]
      : []
  )
  if (faults.length > 0) throw new ConfigError(faults)
  const { checks, packs } = combinePacks(
    read.flatMap(result => result.status === 'fulfilled' ? [result.value] : []),
    builtIn,
  )
  return {
    checks: [...builtIn, ...checks],
    packs: packs.map((pack, index) => ({ ...pack, isStored: index >= accountPacks.length })),
  }
}

/** Reads the ledger of the data folder. Throws `ConfigError` if the file cannot be read. */
function ledgerOf(dataDir: string): LedgerEntry[] {
  try {
    return readLedger(dataDir)
  } catch (error) {
    throw new ConfigError([`DATA_DIR: ${(error as Error).message}`])
  }
}

/** Logs how many sites of each pack are used, and how many are left out for each reason. */
export function logPacks(packs: readonly PackReport[], log: Log): void {
  for (const { name, used, skipped } of packs) {
    const reasons = Object.entries(countReasons(skipped)).map(([reason, count]) => `${count} ${reason}`)
    log.info({ pack: name, count: used, left_out: reasons.join('; ') }, 'account pack loaded')
  }
}

/** Counts the sites that are left out, by reason. Details after a colon are left out. */
export function countReasons(skipped: PackReport['skipped']): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { reason } of skipped) {
    const kind = reason.split(':')[0]!
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
