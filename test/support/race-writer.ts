/**
 * Adds an account and an act of the operator, in one transaction each, until its parent disconnects. Argument: the
 * database. Sends the number of transactions after each.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { openDatabase } from '../../src/db/database.ts'
import { newId } from '../../src/lib/ids.ts'

const database = await openDatabase(process.argv[2]!)
process.on('disconnect', () => process.exit()).on('error', () => process.exit()) // an error of `send`
for (let count = 1;; count += 1) {
  const accountId = newId()
  const createdAt = new Date().toISOString()
  await database.inTransaction(async tx => {
    await tx.accounts.insert({ id: accountId, email: `${accountId}@example.com`, createdAt })
    await tx.operatorActs.insert({
      id: newId(),
      createdAt,
      operator: 'writer',
      operation: 'race',
      accountId,
      subjects: ['x'.repeat(2_000)],
      count: 1,
      outcome: 'ok',
    })
  })
  process.send!(count)
  await nextTurn() // SQLite has no turns: the process would not see the end of its parent
}
