import { expect } from 'chai'
import { onDatabase } from '../../scripts/support/tables.ts'
import { startUnrun } from '../support/unrun.ts'

describe('createAccountRepository', () => {
  it('does not let a runner wait while the account of its search is locked', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has one writer at a time
    await using unrun = await startUnrun()
    const { service, searchId, database } = unrun

    await database.inTransaction(async tx => {
      await tx.accounts.lock(service.accountId)
      await onDatabase(service, db => db.transaction(async trx => {
        await trx.raw(`set local lock_timeout = '2s'`)
        // PostgreSQL checks the foreign key if the transaction has changed the row before
        await trx('searches').where({ id: searchId }).increment('last_seq')
        await trx('searches').where({ id: searchId }).update({ status: 'finished' })
      }))
    })

    expect((await database.searches.get(searchId))?.status).to.equal('finished')
  })
})
