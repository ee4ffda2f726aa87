import { expect } from 'chai'
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
})
