import type { Database } from '../../db/database.ts'
import type { OperatorAct } from '../../db/operator-acts.ts'
import { Failure } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'

/** Maximum number of subjects that one record names. `count` has the full number. */
const maxSubjects = 100

/** Result of a command, for the audit. Must not contain a searched or blocked value. */
export interface Changed {
  /** Id of the account that was changed. */
  accountId?: string
  /** Ids, codes and names of what was changed. */
  subjects?: readonly string[]
  /** Number of changed things. Default: the number of subjects. */
  count?: number
  /** Default: `ok`. `stopped` if the operator stopped the command before its end. */
  outcome?: 'ok' | 'stopped'
}

/** A command that changes something. */
export interface OperatorCommand<Result> {
  /** The command without its arguments, such as `keys revoke`. */
  operation: string
  /** Subjects that are known before the command runs. */
  subjects?: readonly string[]
  work: () => Promise<Result>
  /** Describes the change after the command has ended. */
  describe: (result: Result) => Changed
}

/**
 * Runs a command of the operator and records it. The record is stored before the command changes anything, so that no
 * change is without a record, even if the process is killed. Rejects with the error of the command.
 */
export async function runAudited<Result>(
  { database, clock, operator }: { database: Database, clock: Clock, operator: string },
  { operation, subjects = [], work, describe }: OperatorCommand<Result>,
): Promise<Result> {
  const started: OperatorAct = {
    id: newId(),
    createdAt: clock.now().toISOString(),
    operator,
    operation,
    accountId: null,
    subjects: subjects.slice(0, maxSubjects),
    count: null,
    outcome: 'started',
  }
  await database.operatorActs.insert(started)
  try {
    const result = await work()
    const changed = describe(result)
    const all = changed.subjects ?? subjects
    await database.operatorActs.end(started.id, {
      accountId: changed.accountId ?? null,
      subjects: all.slice(0, maxSubjects),
      count: changed.count ?? all.length,
      outcome: changed.outcome ?? 'ok',
    })
    return result
  } catch (error) {
    const outcome = error instanceof Failure ? error.code : 'INTERNAL_ERROR'
    // The error of the command is more important than a failure to record it. The record then stays `started`.
    await database.operatorActs.end(started.id, { ...started, count: 0, outcome }).catch(() => undefined)
    throw error
  }
}
