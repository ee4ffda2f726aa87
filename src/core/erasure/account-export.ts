import type { ExportedRow } from '../../db/account-data.ts'
import type { Store } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { findAccount } from '../access/accounts.ts'

/** First line of an export: what it is about, and what it leaves out. */
export interface ExportHead {
  exported_at: string
  account_id?: string
  left_out: readonly string[]
}

/**
 * Returns the lines of an export of everything about an account. They can be read once, while the store is open. Throws
 * NOT_FOUND if the account does not exist.
 */
export async function exportAccount(
  { database, clock }: { database: Store, clock: Clock }, idOrEmail: string,
): Promise<{ id: string, lines: AsyncIterable<ExportHead | ExportedRow> }> {
  const { id } = await findAccount(database, idOrEmail)
  async function* lines(): AsyncGenerator<ExportHead | ExportedRow> {
    yield { exported_at: clock.now().toISOString(), account_id: id, left_out: database.accounts.leftOut() }
    for await (const { table, row } of database.accounts.exportOf(id)) yield { table, row: readable(row) }
  }
  return { id, lines: lines() }
}

/** Returns a row whose JSON texts are values, as people and programs read them. */
export const readable = (row: ExportedRow['row']): ExportedRow['row'] =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, parsed(value)]))

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
