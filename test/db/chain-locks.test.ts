import { expect } from 'chai'
import type { Knex } from 'knex'
import { createDeletion, createOperatorDeletion } from '../../src/core/search/deletion.ts'
import { until } from '../../scripts/support/until.ts'
import { insertAccount, newSearch, openStored } from '../support/stored.ts'

const at = '2026-01-01T00:00:00.000Z'
const clock = { now: () => new Date('2026-11-20T10:00:00.000Z') } // long after, so that no answers are cached
const [root, retry, later] = [1, 2, 3].map(number => `00000000-0000-4000-8000-00000000000${number}`) as
  [string, string, string]

const codeOf = (work: PromiseLike<unknown>) =>
  work.then(() => 'done', ({ code, message }: { code?: string, message: string }) => code ?? message)

describe('the deletion of a chain of retries', function () {
  this.timeout(20_000)

  /** Creates a database with a search, a retry of it, and a retry of the retry, all of which have ended. */
  async function startWithChain() {
    const stored = await openStored()
    const { database, db } = stored
    await insertAccount(db, 'account')
    await insertChain(stored)
    const cache = { forget: () => Promise.reject(new Error('no answer is cached')) } as unknown as
      Parameters<typeof createDeletion>[0]['cache']
    return {
      ...stored,
      deletion: createOperatorDeletion({ database, clock }),
      sweep: createDeletion({ database, cache, clock }).sweep,
      isBlocked: async () =>
        (await db('pg_stat_activity').whereRaw('datname = current_database()').where({ wait_event_type: 'Lock' })
          .select('pid')).length > 0,
    }
  }

  async function insertChain({ database, db }: Pick<Awaited<ReturnType<typeof openStored>>, 'database' | 'db'>) {
    await database.searches.insert(newSearch('account', root), 'sam')
    const links = { retryRoot: root }
    await database.searches.insert({ ...newSearch('account', retry), ...links, retryOf: root }, 'sam')
    await database.searches.insert({ ...newSearch('account', later), ...links, retryOf: retry }, 'sam')
    await db('searches').update({ status: 'finished', completed_at: at })
  }

  const hide = (trx: Knex.Transaction, id: string) => trx('searches').where({ id }).update({ deleted_at: at })

  it('locks the first search before a retry that is hidden', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has one connection
    await using stage = await startWithChain()

    const other = await stage.db.transaction()
    await other('searches').where({ id: root }).forUpdate().first() // as the deletion of the first search begins
    const hidden = codeOf(stage.deletion.hide([retry]))
    await until(stage.isBlocked)
    const rest = await codeOf(hide(other, retry)) // as it goes on
    await other.commit()

    expect([rest, await hidden]).to.deep.equal(['done', 'NOT_FOUND'])
  })

  it('does not wait for the first search with the lock of a retry, if a retry is removed', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip()
    await using stage = await startWithChain()
    await stage.database.searches.hide([retry], at)

    const other = await stage.db.transaction()
    await other('searches').where({ id: root }).forUpdate().first()
    const swept = codeOf(stage.sweep())
    await until(stage.isBlocked)
    const rest = await codeOf(hide(other, later))
    await other.commit()

    expect([rest, await swept]).to.deep.equal(['done', 'done'])
  })

  it('does not wait for a running retry with the lock of the first search, if a retry is removed', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip()
    await using stage = await startWithChain()
    await stage.database.searches.hide([retry], at)

    const journal = await stage.db.transaction()
    await journal('searches').where({ id: later }).forUpdate().first() // as the end of the later retry begins
    const swept = codeOf(stage.sweep())
    await until(stage.isBlocked)
    const rest = await codeOf(journal('searches').where({ id: root }).forUpdate().first())
    await journal.commit()

    expect([rest, await swept]).to.deep.equal(['done', 'done'])
  })

  it('may happen for a search and its retries at once', async () => {
    await using stage = await startWithChain()
    const results = new Set<string>()
    for (let round = 0; round < 10; round++) {
      if (round > 0) await insertChain(stage)
      const all = [[retry], [root], [later, retry], [later]].map(ids => codeOf(stage.deletion.hide(ids)))
      for (const result of await Promise.all(all)) results.add(result)
      await stage.database.searches.hide([root, retry, later], at)
      expect(await codeOf(stage.sweep())).to.equal('done')
    }

    expect([...results].sort()).to.deep.equal(['NOT_FOUND', 'done'])
  })
})
