import { ConfigError, type Config } from '../config/read.ts'
import type { Log } from '../lib/log.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { accountChecks } from '../sources/registered/index.ts'
import type { PackReport } from '../sources/registered/packs/read.ts'

export interface LoadedChecks {
  checks: readonly AccountCheck[]
  /** Facts about the packs, in the order of the settings. */
  packs: readonly PackReport[]
}

/**
 * Returns the built-in account checks and the checks of the operator's packs. The sandbox ignores packs, because the
 * simulator does not simulate their sites.
 * Throws `ConfigError` that lists every pack that cannot be read.
 */
export async function loadAccountChecks({ accountPacks, sandbox }: Config): Promise<LoadedChecks> {
  if (accountPacks.length === 0 || sandbox) return { checks: accountChecks, packs: [] }
  const { combinePacks, readPackFile } = await import('../sources/registered/packs/read.ts')
  const read = await Promise.allSettled(accountPacks.map(readPackFile))
  const faults = read.flatMap(result =>
    result.status === 'rejected' ? [`ACCOUNT_PACK: ${(result.reason as Error).message}`] : []
  )
  if (faults.length > 0) throw new ConfigError(faults)
  const { checks, packs } = combinePacks(
    read.flatMap(result => result.status === 'fulfilled' ? [result.value] : []),
    accountChecks,
  )
  return { checks: [...accountChecks, ...checks], packs }
}

/** Logs how many sites of each pack are used, and how many are left out for each reason. */
export function logPacks(packs: readonly PackReport[], log: Log): void {
  for (const { name, used, skipped } of packs) {
    const reasons = Object.entries(countReasons(skipped)).map(([reason, count]) => `${count} ${reason}`)
    log.info({ pack: name, count: used, left_out: reasons.join('; ') }, 'account pack loaded')
  }
}

/** Counts the sites that are left out, by reason. Details after a colon are left away. */
export function countReasons(skipped: PackReport['skipped']): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { reason } of skipped) {
    const kind = reason.split(':')[0]!
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
