import { expect } from 'chai'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { connect } from '../../../src/db/driver/connection.ts'
import { isPostgres } from '../../../src/db/driver/dialect.ts'
import { insertRows } from '../../../src/db/driver/insert-rows.ts'
import type { SendQuery } from '../../../src/db/driver/prepared-statements.ts'
import { lockLater, sendAhead } from '../../../src/db/driver/waiting-statements.ts'

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

describe('lockLater', () => {
  it('holds the lock for the next statement, which sees what the earlier holder committed', async function () {
    await using file = await open(2)
    if (!isPostgres(file.db)) this.skip()
    await file.db('owners').insert({ id: 1 })
    const { promise: locked, resolve: noteLocked } = Promise.withResolvers<void>()

    const first = file.db.transaction(async trx => {
      await trx.raw('select id from owners where id = 1 for update')
      noteLocked()
      await trx.raw('select pg_sleep(0.2)')
      await trx('notes').insert({ name: 'a', owner: 1 })
    })
    await locked
    const seen = await file.db.transaction(async trx => {
      await lockLater(trx, 'select id from owners where id = $1 for update', [1])
      return trx('notes').pluck('name')
    })

    await first
    expect(seen).to.deep.equal(['a'])
  })

  it('rejects outside a transaction', async () => {
    await using file = await open()

    const [outcome] = await Promise.allSettled([lockLater(file.db, 'select 1', [])])

    expect(outcome.status).to.equal('rejected')
  })
})

describe('sendAhead', () => {
  it('sends a read behind BEGIN without waiting for the answer', () => {
    const { query, sent } = connection()

    query('BEGIN;')
    query('select 1')

    expect(sent).to.have.length(2)
    expect(sent[0]!.text).to.match(/^BEGIN;/)
    expect(sent[1]!.text).to.equal('select 1')
  })

  for (const write of ['update notes set owner = 1', 'with clock as (select 1)\n delete from notes using clock']) {
    it(`sends no write until BEGIN succeeded, and none if it failed: ${write.slice(0, 6)}`, () => {
      const { query, sent, errors } = connection()

      query('BEGIN;')
      query(write)
      expect(sent).to.have.length(1)
      sent[0]!.answer(new Error('refused'))

      expect(sent).to.have.length(1)
      expect(errors).to.deep.equal([undefined, 'refused'])
    })
  }

  it('keeps the order of queries that were sent while BEGIN was awaited', () => {
    const { query, sent } = connection()

    query('BEGIN;')
    query('update notes set owner = 1')
    query('select 1')
    expect(sent).to.have.length(1)
    sent[0]!.answer(null)

    expect(sent.slice(1).map(({ text }) => text)).to.deep.equal(['update notes set owner = 1', 'select 1'])
  })

  it('sends nothing of a transaction that is rolled back before its first statement', () => {
    const { query, sent, errors } = connection()

    query('BEGIN;')
    query('ROLLBACK')

    expect(sent).to.deep.equal([])
    expect(errors).to.deep.equal([undefined, undefined])
  })
})

/** Records what is sent, and the message of the error of each answer that a caller got. */
function connection() {
  const sent: Array<{ text: string, answer(error: Error | null): void }> = []
  const errors: Array<string | undefined> = []
  const send: SendQuery = ({ text = '' }, callback) => {
    sent.push({ text, answer: error => callback(error, undefined) })
  }
  const sendQuery = sendAhead({}, send)
  return {
    sent,
    errors,
    query: (text: string) => sendQuery({ text }, error => errors.push(error?.message)),
  }
}

async function open(connections = 1) {
  const place = await createTestDatabase()
  const db = connect(place.url, connections)
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
