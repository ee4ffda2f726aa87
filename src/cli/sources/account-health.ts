import type { components } from '../../../generated/api.ts'
import type { Config } from '../../config/read.ts'
import { healthInfo } from '../../core/source-health/info.ts'
import { sourceKey, withProbation } from '../../core/source-health/state.ts'
import { readDatabase } from '../../db/read-database.ts'
import type { AccountCheck } from '../../sources/registered/account-check.ts'

type Health = components['schemas']['SourceHealth']

/**
 * Reads the health of the account checks. A check of a row has the health of its module. Without a database of this
 * version, every check is untested.
 */
export async function readAccountHealth({ databaseUrl }: Config): Promise<(check: AccountCheck) => Health> {
  const now = new Date()
  const stored = await readDatabase(databaseUrl, async found => await found?.sourceHealth.list() ?? []).catch(() => [])
  const byKey = new Map(stored.map(health => [sourceKey(health), withProbation(health, now)]))
  return ({ slug, row }) => healthInfo(byKey.get(sourceKey({ kind: row ? 'module' : 'account', slug })))
}
