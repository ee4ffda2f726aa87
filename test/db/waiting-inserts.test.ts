import { expect } from 'chai'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { connect } from '../../src/db/connection.ts'
import { isPostgres } from '../../src/db/dialect.ts'
import { insertRows } from '../../src/db/insert-rows.ts'

describe('insertRows in a transaction', () => {
  it('inserts before the next query', async () => {
    await using file = await open()

    const seen = await file.db.transaction(async trx => {
      await insertRows(trx, 'owners', [{ id: 1 }, { id: 2 }])
      await insertRows(trx, 'notes', [{ name: 'a', owner: 1 }])
      return trx('notes').join('owners', 'id', 'owner').pluck('name')
    })

    expect(seen).to.deep.equal(['a'])
    expect(await file.names()).to.deep.equal(['a'])
  })

  it('stores rows of several tables, and of one table twice, before the commit', async () => {
    await using file = await open()

    await file.db.transaction(async trx => {
      await insertRows(trx, 'owners', [{ id: 1 }])
      await insertRows(trx, 'notes', [{ name: 'a', owner: 1 }])
      await insertRows(trx, 'notes', [{ name: 'a', owner: 1 }, { name: 'b', owner: trx.raw('1 + ?', [0]) }],
        'on conflict (name) do update set owner = excluded.owner')
    })

    expect(await file.names()).to.deep.equal(['a', 'b'])
  })

  it('sends the inserts of several tables to PostgreSQL as one statement', async function () {
    await using file = await open()
    if (!isPostgres(file.db)) this.skip()

    const { rows } = await file.db.transaction(async (trx): Promise<{ rows: unknown[] }> => {
      await insertRows(trx, 'owners', [{ id: 1 }])
      await insertRows(trx, 'notes', [{ name: 'a', owner: 1 }])
      // number of the statement within the transaction that wrote the row
      return await trx.raw('select cmin::text from owners union select cmin::text from notes')
    })

    expect(rows).to.have.length(1)
  })

  it('rejects the transaction if an insert fails, and stores nothing', async () => {
    await using file = await open()

    const [committed, queried] = await Promise.allSettled([
      file.db.transaction(trx => insertRows(trx, 'notes', [{ name: 'a', owner: 7 }])),
      file.db.transaction(async trx => {
        await insertRows(trx, 'owners', [{ id: 7 }])
        await insertRows(trx, 'notes', [{ name: 'b', owner: 8 }])
        await trx('notes').select()
      }),
    ])

    for (const ended of [committed, queried]) {
      expect(ended.status).to.equal('rejected')
      const { code } = (ended as PromiseRejectedResult).reason as { code: string }
      expect(code).to.be.oneOf(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])
    }
    expect(await file.names()).to.deep.equal([])
    expect(await file.db('owners').select()).to.deep.equal([])
  })

  it('stores nothing of a transaction that is rolled back, then or later', async () => {
    await using file = await open()

    await file.db.transaction(async trx => {
      await insertRows(trx, 'owners', [{ id: 1 }])
      throw new Error('refused')
    }).catch(() => undefined)
    await file.db.transaction(trx => trx('owners').insert({ id: 2 }))

    expect(await file.db('owners').pluck('id')).to.deep.equal([2])
  })

  it('drops only the inserts of a savepoint that is rolled back', async () => {
    await using file = await open()

    await file.db.transaction(async trx => {
      await insertRows(trx, 'owners', [{ id: 1 }])
      await trx.transaction(async inner => {
        await insertRows(inner, 'notes', [{ name: 'a', owner: 1 }])
        throw new Error('refused')
      }).catch(() => undefined)
      await insertRows(trx, 'notes', [{ name: 'b', owner: 1 }])
    })

    expect(await file.names()).to.deep.equal(['b'])
  })
})

async function open() {
  const place = await createTestDatabase()
  const db = connect(place.url, 1)
  await db.raw('create table owners (id integer primary key)')
  await db.raw('create table notes (name text primary key, owner integer not null references owners (id))')
  return {
    db,
    names: () => db('notes').orderBy('name').pluck('name'),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await place.drop()
    },
  }
}
