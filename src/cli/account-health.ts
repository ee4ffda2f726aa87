import type { components } from '../../generated/api.ts'
import type { Config } from '../config/read.ts'
import { healthInfo } from '../core/source-health/info.ts'
import { withProbation } from '../core/source-health/state.ts'
import { readDatabase } from '../db/database.ts'

type Health = components['schemas']['SourceHealth']

/** Reads the health of the account checks. Without a database of this version, every check is untested. */
export async function readAccountHealth({ databaseUrl }: Config): Promise<(slug: string) => Health> {
  const now = new Date()
  const stored = await readDatabase(databaseUrl, async found => await found?.sourceHealth.list() ?? []).catch(() => [])
  const bySlug = new Map(stored.filter(({ kind }) => kind === 'account')
    .map(health => [health.slug, withProbation(health, now)]))
  return slug => healthInfo(bySlug.get(slug))
}
