import type { DailyUse, UsageCount } from '../../db/audit.ts'
import type { GroupUse, UsageFilter } from '../../db/usage-groups.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { closedRange, type DayRange } from '../paging/day-range.ts'
import type { Principal } from '../access/keys.ts'

/** Largest number of labels, and of references, in a report. */
const maxGroups = 100

/** Usage of an account in a range of UTC days. Days and keys without requests are left out. */
export interface UsageReport {
  from: string
  to: string
  total: UsageCount
  days: Array<UsageCount & { day: string }>
  /** The key with the most core searches first. */
  keys: Array<UsageCount & { keyId: string, label: string }>
  /** Labels and references of stored searches, those with the most core searches first, at most `maxGroups` each. */
  labels: GroupUse[]
  references: GroupUse[]
}

/**
 * Creates the report on the usage of an account. It reads the audit, in which every charge is recorded in the
 * transaction that makes it.
 */
export const createUsageReport = ({ database, clock }: { database: Database, clock: Clock }) => ({
  /** Throws VALIDATION_ERROR if `from` is later than `to`, or if the range has more than 366 days. */
  async read(
    { accountId }: Principal,
    { keyId, label, reference, ...range }: DayRange & Pick<UsageFilter, 'keyId' | 'label' | 'reference'>,
  ): Promise<UsageReport> {
    const { from, to, ...times } = closedRange(range, clock.now())
    const filter = { keyId, label, reference, ...times }
    const uses = await database.audit.listDailyUse(accountId, filter)
    const names = new Map((await database.keys.list(accountId)).map(({ id, label }) => [id, label]))
    return {
      from,
      to,
      total: sumOf(uses),
      days: sumsBy(uses, 'day').map(([day, sum]) => ({ day, ...sum })),
      keys: sumsBy(uses, 'keyId').map(([keyId, sum]) => ({ keyId, label: names.get(keyId) ?? '', ...sum }))
        .sort((a, b) => b.coreSearches - a.coreSearches || b.requests - a.requests),
      labels: await database.audit.listUseByLabel(accountId, filter, maxGroups),
      references: await database.audit.listUseByReference(accountId, filter, maxGroups),
    }
  },
})

export type UsageReports = ReturnType<typeof createUsageReport>

const sumsBy = (uses: readonly DailyUse[], name: 'day' | 'keyId'): Array<[string, UsageCount]> =>
  [...Map.groupBy(uses, use => use[name])].map(([value, some]) => [value, sumOf(some)])

function sumOf(uses: readonly UsageCount[]): UsageCount {
  const sum = (name: keyof UsageCount) => uses.reduce((all, use) => all + use[name], 0)
  return { coreSearches: sum('coreSearches'), requests: sum('requests'), errors: sum('errors') }
}
