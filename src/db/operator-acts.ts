import type { Knex } from 'knex'
import type { AuditFilter } from './audit.ts'
import { bigInteger, columnsOf, json } from './driver/columns.ts'

/** One command of the operator that changes something. It never contains a searched or blocked value. */
export interface OperatorAct {
  id: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** User of the operating system and name of the machine, such as `root@tracewell-1`. */
  operator: string
  /** The command without its arguments, such as `keys revoke`. */
  operation: string
  /** The account that the command changed. `null` if it changed none, or several. */
  accountId: string | null
  /** Ids, codes and names of what was changed. */
  subjects: readonly string[]
  /** Number of changed things. `null` until the command has ended. */
  count: number | null
  /** `started`, then `ok`, `stopped`, or the code of the error. A command whose process died stays `started`. */
  outcome: string
}

/** An act with the e-mail address of its account. `account` is `null` if there is none. */
export type OperatorActEntry = OperatorAct & { account: string | null }

const columns = columnsOf<OperatorAct>({
  id: 'id',
  createdAt: 'created_at',
  operator: 'operator',
  operation: 'operation',
  accountId: 'account_id',
  subjects: json('subjects'),
  count: bigInteger('count'),
  outcome: 'outcome',
})

const endColumns = columns.pick('accountId', 'subjects', 'count', 'outcome')

/** Repository of the table `operator_acts`. Written by the operator's commands. */
export function createOperatorActRepository(db: Knex) {
  return {
    async insert(act: OperatorAct): Promise<void> {
      await db('operator_acts').insert(columns.toRow(act))
    },

    /** Stores how a command ended. */
    async end(
      id: string, end: Pick<OperatorAct, 'accountId' | 'subjects' | 'count' | 'outcome'>,
    ): Promise<void> {
      await db('operator_acts').where({ id }).update(endColumns.toRow(end))
    },

    /** Returns the newest `limit` acts that match the filter, oldest first. */
    async listNewest(
      { since, until, accountId, operation, outcome, after }: Omit<AuditFilter, 'keyId'>,
      limit: number,
    ): Promise<OperatorActEntry[]> {
      const query = db('operator_acts').leftJoin('accounts', 'accounts.id', 'account_id')
        .where('operator_acts.created_at', '>=', since)
        .orderBy([{ column: 'operator_acts.created_at', order: 'desc' }, { column: 'operator_acts.id', order: 'desc' }])
      if (until !== undefined) query.where('operator_acts.created_at', '<', until)
      if (after) query.whereRaw('(operator_acts.created_at, operator_acts.id) < (?, ?)', [after.createdAt, after.id])
      const exact = { account_id: accountId, operation, outcome }
      for (const [column, value] of Object.entries(exact)) if (value !== undefined) query.where(column, value)
      const rows: Array<{ account: string | null }> = await query.limit(limit)
        .select(...columns.in('operator_acts'), { account: 'accounts.email' })
      return rows.map(row => ({ ...columns.fromRow(row), account: row.account })).reverse()
    },

    async removeBefore(time: string): Promise<number> {
      return db('operator_acts').where('created_at', '<', time).delete()
    },
  }
}
