import { expect } from 'chai'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { connect } from '../../../src/db/driver/connection.ts'
import { isPostgres } from '../../../src/db/driver/dialect.ts'
import { insertRows } from '../../../src/db/driver/insert-rows.ts'
import { createPreparer, type Query } from '../../../src/db/driver/prepared-statements.ts'
import { createStatement } from '../../../src/db/driver/statement.ts'

describe('a connection', () => {
  it('lets PostgreSQL prepare a statement once, within transactions too', async function () {
    await using file = await open()
    if (!isPostgres(file.db)) this.skip()

    const read = createStatement('select name from notes where id = ?')
    for (const id of [1, 2, 3]) {
      await file.db.transaction(async trx => {
        await insertRows(trx, 'notes', [{ id, name: `note ${id}` }])
      })
    }
    const results = await Promise.all([read(file.db, 1), read(file.db, 2)])

    expect(results).to.deep.equal([[{ name: 'note 1' }], [{ name: 'note 2' }]])
    expect(await file.statements()).to.deep.equal([
      'insert into notes (id, name) values ($1, $2) ',
      'select name from notes where id = $1',
    ])
  })

  it('keeps working after a column was added', async () => {
    await using file = await open()
    const write = (id: number) => file.db.transaction(trx => insertRows(trx, 'notes', [{ id, name: 'a' }]))
    const read = createStatement('select id from notes order by id')
    await write(1)
    await read(file.db)

    await file.db.raw('alter table notes add column more text')
    await write(2)

    expect(await read(file.db)).to.deep.equal([{ id: 1 }, { id: 2 }])
  })
})

describe('createPreparer', () => {
  it('names the statements that ask for it, equal texts alike', () => {
    const { query, sent } = connection()

    query({ text: 'select 1', isPrepared: true })
    query({ text: 'select 2', isPrepared: true })
    query({ text: 'select 1', isPrepared: true })
    query({ text: 'select 1' })

    expect(sent.map(({ name }) => name)).to.deep.equal(['tracewell_1', 'tracewell_2', 'tracewell_1', undefined])
  })

  it('names no more statements than its maximum', () => {
    const { query, sent } = connection(1)

    query({ text: 'select 1', isPrepared: true })
    query({ text: 'select 2', isPrepared: true })
    query({ text: 'select 1', isPrepared: true })

    expect(sent.map(({ name }) => name)).to.deep.equal(['tracewell_1', undefined, 'tracewell_1'])
  })
})

/** Records what is sent. */
function connection(maxPrepared?: number) {
  const sent: Query[] = []
  const send = createPreparer(maxPrepared)(query => { sent.push(query) })
  return { sent, query: (query: Query) => send(query, () => undefined) }
}

async function open() {
  const place = await createTestDatabase()
  const db = connect(place.url, 1)
  await db.raw('create table notes (id integer primary key, name text)')
  return {
    db,
    async statements(): Promise<string[]> {
      const { rows } = await db.raw<{ rows: Array<{ statement: string }> }>(
        'select statement from pg_prepared_statements order by prepare_time',
      )
      return rows.map(({ statement }) => statement)
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await place.drop()
    },
  }
}
