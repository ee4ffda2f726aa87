import type { Tracewell } from '../../src/compose/start.ts'

/** A plan whose limits no bench reaches. */
export const plan = {
  id: 'bench',
  product: 'api',
  name: 'Bench',
  features: ['search' as const],
  requestsPerMinute: 1_000_000,
  concurrency: 1_000_000,
  daily: 1_000_000_000,
  monthly: 1_000_000_000,
  keyQuota: 10,
  retentionDays: 30,
}

/** Creates accounts with that plan, and a key of each. */
export async function openAccounts(
  { database, accounts, plans, keys }: Tracewell, count: number,
): Promise<{ ids: string[], keys: string[] }> {
  await database.plans.insert(plan)
  const opened: { ids: string[], keys: string[] } = { ids: [], keys: [] }
  for (let number = 0; number < count; number++) {
    const { id } = await accounts.create(`bench-${number}@localhost`)
    await plans.set(id, plan.id)
    opened.ids.push(id)
    opened.keys.push((await keys.create(id)).secret)
  }
  return opened
}
