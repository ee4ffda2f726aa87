import { expect } from 'chai'
import type { Knex } from 'knex'
import { createTestDatabase, type TestDatabase } from '../../../scripts/support/database.ts'
import { connect } from '../../../src/db/driver/connection.ts'
import { createStatement } from '../../../src/db/driver/statement.ts'

const listed = createStatement<{ name: string }>(({ among }) => `select name from named_values where name ${among}`)
const timeIn = createStatement<{ time: string }>(({ time }) => `select ${time(-60_000)} as time`)
const insert = createStatement('insert into named_values (name, value) values (?, ?)')
const rename = createStatement<{ value: number }>('update named_values set name = ? where name = ? returning value')
const valueOf = createStatement<{ value: number }>('select value from named_values where name = ?')

describe('createStatement', () => {
  let place: TestDatabase
  let db: Knex

  before(async () => {
    place = await createTestDatabase()
    db = connect(place.url)
    await db.schema.createTable('named_values', table => {
      table.text('name').primary()
      table.integer('value').notNullable()
    })
  })

  after(async () => {
    await db.schema.dropTable('named_values')
    await db.destroy()
    await place.drop()
  })

  it('returns the rows of a SELECT and of a change, and none of other statements', async () => {
    expect(await insert(db, 'a', 1)).to.deep.equal([])
    expect(await rename(db, 'b', 'a')).to.deep.equal([{ value: 1 }])
    expect(await valueOf(db, 'b')).to.deep.equal([{ value: 1 }])
    expect(await valueOf(db, 'a')).to.deep.equal([])
  })

  it('reads a list of any length, also of texts with quotes, as one parameter', async () => {
    const names = ['x', `x'"\\é`, 'x,y']
    for (const name of names) await insert(db, name, 1)

    expect((await listed(db, JSON.stringify([...names, 'missing']))).map(({ name }) => name)).to.have.members(names)
    expect(await listed(db, '[]')).to.deep.equal([])
  })

  it('has the time of the database, plus milliseconds', async () => {
    const { time } = (await timeIn(db))[0]!

    expect(new Date(time).toISOString()).to.equal(time)
    expect(Date.now() - Date.parse(time)).to.be.within(50_000, 70_000) // real clock: it is the time of the database
  })

  it('belongs to its transaction', async () => {
    await db.transaction(async trx => {
      await insert(trx, 'c', 3)
      expect(await valueOf(trx, 'c')).to.deep.equal([{ value: 3 }])
      throw new Error('undo')
    }).catch(() => undefined)

    expect(await valueOf(db, 'c')).to.deep.equal([])
  })

  it('refuses a transaction that has ended', async () => {
    let ended: Knex.Transaction | undefined
    await db.transaction(async trx => { ended = trx })

    expect(await insert(ended!, 'd', 4).catch(String)).to.contain('has ended')
    expect(await valueOf(db, 'd')).to.deep.equal([])
  })

  it('stores nothing if its transaction ends while it waits for the connection', async () => {
    for (let turns = 0; turns < 5; turns++) {
      const late: Array<Promise<unknown>> = []
      await db.transaction(async trx => {
        await valueOf(trx, 'g')
        let turn = Promise.resolve()
        for (let waited = 0; waited < turns; waited++) turn = turn.then(() => undefined)
        late.push(turn.then(() => insert(trx, 'g', turns)).catch(() => undefined))
        throw new Error('undo')
      }).catch(() => undefined)
      await Promise.all(late)

      expect(await valueOf(db, 'g'), `after ${turns} turns`).to.deep.equal([])
    }
  })

  it('reports statements, responses and errors as Knex does, also those of a transaction', async () => {
    const events: string[] = []
    for (const event of ['query', 'query-response', 'query-error']) db.on(event, () => events.push(event))

    await db.transaction(async trx => {
      events.length = 0
      await valueOf(trx, 'e')
      expect(events).to.deep.equal(['query', 'query-response'])
    })
    await insert(db, 'f', 1)
    events.length = 0
    expect(await insert(db, 'f', 1).catch((error: Error) => error)).to.be.instanceOf(Error)
    expect(events).to.deep.equal(['query', 'query-error'])
  })
})
