import type { Knex } from 'knex'
import type { Receivers } from './receivers.ts'

export const countUnsettled = async (db: Knex): Promise<number> =>
  (await db('webhook_deliveries').whereIn('status', ['pending', 'retrying']).select('id')).length

/** Checks the webhook of every ended search, both accepted and refused deliveries. */
export async function checkDeliveries(db: Knex, { received, followed, faults: seen }: Receivers): Promise<string[]> {
  const faults = [...seen]
  const deliveries: Array<{ id: string, status: string }> = await db('webhook_deliveries').select('id', 'status')
  const attempts: Array<{ delivery_id: string, status: number | null }> = await db('webhook_attempts').select(
    'delivery_id',
    'status',
  )
  const searches = await db<{ id: string }>('searches').pluck('id')
  const missing = new Set(searches).difference(new Set(deliveries.map(({ id }) => id)))
  const bySearch = Map.groupBy(received, ({ searchId }) => searchId)
  if (missing.size > 0) faults.push(`searches that lost their webhook: ${[...missing].join(', ')}`)
  if (followed > 0) faults.push(`${followed} redirects were followed`)

  for (const { id, status } of deliveries) {
    const got = bySearch.get(id) ?? []
    const behaviour = got[0]?.behaviour
    const tries = attempts.filter(attempt => attempt.delivery_id === id)
    if (behaviour === undefined) faults.push(`${id}: never attempted`)
    else if (behaviour === 'gone') {
      if (status !== 'failed' || tries.length !== 1 || tries[0]!.status !== 410) {
        faults.push(`${id}: 410 did not end the delivery: ${status} after ${tries.length} attempts`)
      }
    } else if (status !== 'delivered' || !got.some(({ accepted: taken }) => taken)) {
      faults.push(`${id}: "${status}", to a receiver that ${behaviour}`)
    }
    if (new Set(got.map(({ raw }) => withoutTime(raw))).size > 1) faults.push(`${id}: the bodies differ`)
  }
  return faults
}

/** Returns the body without the time of its attempt, which differs in each attempt. */
function withoutTime(raw: string): string {
  return JSON.stringify({ ...JSON.parse(raw) as object, finishedAt: undefined })
}
