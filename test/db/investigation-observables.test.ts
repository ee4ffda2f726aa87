import { setImmediate as turn } from 'node:timers/promises'
import { expect } from 'chai'
import { insertAccount, openStored } from '../support/stored.ts'

const at = '2026-11-20T10:00:00.000Z'
const count = 2_500

describe('createInvestigationObservableRepository', () => {
  it('lists thousands of observables in order, and lets other work go on in between', async () => {
    await using stored = await openStored()
    const { database, db } = stored
    await insertAccount(db, 'account')
    await database.investigations.insert({
      id: 'investigation',
      accountId: 'account',
      keyId: 'account',
      options: '{}',
      providerKeys: null,
      followDepth: 0,
      budget: null,
      reference: null,
      labels: [],
      duplicates: null,
      createdAt: at,
      actId: null,
    })
    const names = Array.from({ length: count }, (_, index) => `sam${index}`)
    await database.investigationObservables.insert('investigation', names.map(name => ({
      type: 'Pseudonym',
      value: name,
      normalValue: name,
      reference: null,
      matchKey: `Pseudonym ${name}`,
      depth: 0,
      found: null,
      follows: false,
    })))
    let turns = 0
    let isDone = false
    const others = (async () => {
      for (; !isDone; turns++) await turn()
    })()

    const listed = await database.investigationObservables.list('investigation')
    isDone = true
    await others

    expect(listed.map(({ value }) => value)).to.deep.equal(names)
    expect(turns).to.be.at.least(2)
  })
})
