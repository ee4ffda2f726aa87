import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Knex } from 'knex'
import { connect } from '../../../src/db/driver/connection.ts'
import { createGroupCommit } from '../../../src/db/driver/group-commit.ts'

describe('createGroupCommit', () => {
  it('commits transactions that arrive together once', async () => {
    await using file = await openFile()

    const results = await Promise.all(['a', 'b', 'c'].map(name => file.inTransaction(async trx => {
      await trx('notes').insert({ name })
      return `stored ${name}`
    })))

    expect(results).to.deep.equal(['stored a', 'stored b', 'stored c'])
    expect(await file.names()).to.deep.equal(['a', 'b', 'c'])
    expect(file.count('COMMIT;')).to.equal(1)
  })

  it('rolls back only the transaction that fails', async () => {
    await using file = await openFile()

    const [first, second, third] = await Promise.allSettled([
      file.inTransaction(trx => trx('notes').insert({ name: 'a' })),
      file.inTransaction(async trx => {
        await trx('notes').insert({ name: 'b' })
        throw new Error('refused')
      }),
      file.inTransaction(trx => trx('notes').insert({ name: 'a' })),
    ])

    expect([first.status, second.status, third.status]).to.deep.equal(['fulfilled', 'rejected', 'rejected'])
    expect((second as PromiseRejectedResult).reason).to.have.property('message', 'refused')
    expect((third as PromiseRejectedResult).reason).to.have.property('code', 'SQLITE_CONSTRAINT_PRIMARYKEY')
    expect(await file.names()).to.deep.equal(['a'])
  })

  it('reports results and refusals only after the commit', async () => {
    await using file = await openFile()
    const order: string[] = []
    file.db.on('query', ({ sql }: { sql: string }) => {
      if (sql === 'COMMIT;') order.push('commit')
    })

    await Promise.all([
      file.inTransaction(trx => trx('notes').insert({ name: 'a' })).then(() => order.push('stored')),
      file.inTransaction(() => Promise.reject(new Error('refused'))).catch(() => order.push('refused')),
    ])

    expect(order).to.deep.equal(['commit', 'stored', 'refused'])
  })

  it('fails all transactions of a commit that fails, and stores none of them', async () => {
    await using file = await openFile()
    await file.failCommits()

    const ended = await Promise.allSettled([
      file.inTransaction(trx => trx('notes').insert({ name: 'a' })),
      file.inTransaction(() => Promise.reject(new Error('refused'))),
    ])

    for (const end of ended) expect((end as PromiseRejectedResult).reason).to.have.property('code', 'SQLITE_FULL')
    expect(await file.names()).to.deep.equal([])
  })

  it('fails the whole group if SQLite has rolled it back, and runs no further transaction outside of it', async () => {
    await using file = await openFile()

    const ended = await Promise.allSettled([
      file.inTransaction(trx => trx('notes').insert({ name: 'a' })),
      file.inTransaction(async trx => {
        await trx.raw('rollback') // as SQLite does if the disk is full
        throw new Error('disk full')
      }),
    ])
    await file.inTransaction(trx => trx('notes').insert({ name: 'c' }))

    expect(ended.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected'])
    expect(await file.names()).to.deep.equal(['c'])
  })

  it('lets a query of an ended transaction into no other transaction', async () => {
    await using file = await openFile()
    let late: Promise<unknown> = Promise.resolve()

    await Promise.allSettled([
      file.inTransaction(trx => {
        late = new Promise(resolve => setImmediate(resolve)).then(() => trx('notes').insert({ name: 'late' }))
        return Promise.reject(new Error('refused'))
      }),
      file.inTransaction(async trx => {
        await late.catch(() => undefined)
        await trx('notes').insert({ name: 'b' })
      }),
    ])

    expect(await file.names()).to.deep.equal(['b'])
  })

  it('runs the transactions that come later in a further group', async () => {
    await using file = await openFile()

    await file.inTransaction(trx => trx('notes').insert({ name: 'a' }))
    await file.inTransaction(trx => trx('notes').insert({ name: 'b' }))

    expect(await file.names()).to.deep.equal(['a', 'b'])
    expect(file.count('COMMIT;')).to.equal(2)
  })
})

interface Connection {
  prepare(sql: string): { run(): unknown }
}

interface Client {
  acquireConnection(): Promise<Connection>
  releaseConnection(connection: Connection): Promise<void>
}

async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-'))
  const db: Knex = connect(join(folder, 'notes.db'))
  const queries: string[] = []
  await db.raw('create table notes (name text primary key)')
  db.on('query', ({ sql }: { sql: string }) => queries.push(sql))
  return {
    db,
    inTransaction: createGroupCommit(db, { groupMs: Infinity, maxGroupMs: Infinity }), // on a busy machine too
    count: (sql: string) => queries.filter(query => query === sql).length,
    /** Lets each commit fail as with a full disk: SQLite then rolls back by itself. */
    async failCommits() {
      const client = db.client as Client
      const connection = await client.acquireConnection()
      const prepare = connection.prepare.bind(connection)
      connection.prepare = sql => {
        if (sql !== 'COMMIT;') return prepare(sql)
        prepare('rollback').run()
        throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
      }
      await client.releaseConnection(connection)
    },
    names: (): Promise<string[]> => db('notes').orderBy('name').pluck('name'),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
