import { expect } from 'chai'
import { connect } from '../../../src/db/driver/connection.ts'
import { createLeakStage, leakSecret, people, peopleMapping as mapping } from '../../support/leaks.ts'

describe('the end of an import', () => {
  it('is complete, and reports the error, if its records could not be prepared for look-ups', async () => {
    await using stage = await createLeakStage()
    const { database } = stage
    const settle = () => Promise.reject(new Error('no space left'))
    const leaks = stage.withSecret(leakSecret, { ...database, leakRecords: { ...database.leakRecords, settle } })
    const errors: unknown[] = []

    const { finished } = await leaks.import(stage.request(await stage.file('people.csv', people(3)), { mapping }), {
      onUnsettled: error => errors.push(error),
    })

    expect(finished).to.equal(true)
    expect(String(errors)).to.equal('Error: no space left')
    expect(await stage.find('Email Address', 'person1@example.com')).to.have.length(1)
  })

  it('does not wait for another session that vacuums or indexes a table', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has no vacuum of another session
    this.timeout(30_000)
    await using stage = await createLeakStage()
    const db = connect(stage.url)
    const holder = await db.transaction()
    await holder.raw('lock table leak_pages in share update exclusive mode')

    await stage.database.leakRecords.settle()

    expect(holder.isCompleted(), 'the other session has ended').to.equal(false)
    await holder.rollback()
    await db.destroy()
  })
})
