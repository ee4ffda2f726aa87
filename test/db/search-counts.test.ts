import { expect } from 'chai'
import { insertAccount, newSearch, openStored } from '../support/stored.ts'
import { noCounts, type Counts } from '../../src/outcomes/counts.ts'

const at = '2026-11-27T10:00:00.000Z'
const counts: Counts = {
  ...noCounts,
  findings: 2,
  breaches: 1,
  worst_severity: 'high',
  sources_asked: 9,
  sources_unanswered: 1,
}

/** How a search stands. `uncounted`: it ended before counts were stored. */
type State = 'counted' | 'uncounted' | 'running' | 'deleted'

describe('the sums of the counts of an investigation', () => {
  for (const [title, states, sums] of [
    ['add its ended searches, whatever still runs', ['counted', 'running', 'counted'], {
      ...counts,
      findings: 4,
      breaches: 2,
      sources_asked: 18,
      sources_unanswered: 2,
    }],
    ['are unknown if the counts of an ended search are unknown', ['counted', 'uncounted', 'running'], undefined],
    ['are unknown until a search has ended', ['running'], undefined],
    ['leave out deleted searches', ['counted', 'deleted'], counts],
  ] as ReadonlyArray<readonly [string, readonly State[], Counts | undefined]>) {
    it(title, async () => {
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
      for (const [index, state] of states.entries()) {
        const id = `${state} ${index}`
        await database.searches.insert({ ...newSearch('account', id), investigationId: 'investigation' }, 'sam')
        if (state === 'counted') await database.searches.end(id, 'finished', null, at, counts)
        if (state === 'uncounted' || state === 'deleted') {
          const deletedAt = state === 'deleted' ? at : null
          await db('searches').where({ id }).update({ status: 'finished', completed_at: at, deleted_at: deletedAt })
        }
      }

      const known = await database.searches.sumCounts(['investigation', 'another'])

      expect([...known]).to.deep.equal(sums === undefined ? [] : [['investigation', sums]])
    })
  }
})
