import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import Sqlite from 'better-sqlite3'
import { connect } from '../../../src/db/driver/connection.ts'
import { isDatabaseFailure } from '../../../src/db/driver/failure.ts'

function thrown(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('isDatabaseFailure', () => {
  let folder: string
  before(() => { folder = mkdtempSync(join(tmpdir(), 'failures-')) })
  after(() => rmSync(folder, { recursive: true }))

  const open = (name: string, options?: Sqlite.Options) => new Sqlite(join(folder, name), options)

  it('recognises a locked, full, damaged and read-only SQLite file', () => {
    const one = open('busy.db')
    const other = open('busy.db', { timeout: 1 })
    one.exec('create table t (x text unique); begin immediate')
    const busy = thrown(() => other.exec('begin immediate'))
    one.exec('rollback; pragma max_page_count = 3')
    const full = thrown(() => one.exec(`insert into t values ('${'x'.repeat(100_000)}')`))
    const readOnly = thrown(() => open('busy.db', { readonly: true }).exec('delete from t'))
    writeFileSync(join(folder, 'damaged.db'), 'x'.repeat(4_096))
    const damaged = thrown(() => open('damaged.db').exec('select * from t'))
    const missing = thrown(() => open('nowhere.db', { fileMustExist: true }))

    expect([busy, full, readOnly, damaged, missing].map(error => (error as NodeJS.ErrnoException).code)).to.deep.equal([
      'SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_NOTADB', 'SQLITE_CANTOPEN',
    ])
    expect([busy, full, readOnly, damaged, missing].map(isDatabaseFailure)).to.deep.equal(Array(5).fill(true))
  })

  it('does not recognise a missing table, a violated constraint and any other error', () => {
    const db = open('sound.db')
    db.exec("create table t (x text unique); insert into t values ('a')")
    const errors = [
      thrown(() => db.exec('select * from nothing')),
      thrown(() => db.exec("insert into t values ('a')")),
      new TypeError('x is not a function'),
      Object.assign(new Error('no such file'), { code: 'ENOENT' }),
      'a text',
    ]

    expect(errors.map(isDatabaseFailure)).to.deep.equal(Array(5).fill(false))
  })

  it('recognises a PostgreSQL that refuses connections or has no free connection', async () => {
    const away = connect('postgres://postgres@127.0.0.1:1/none')
    const refused: unknown = await away.raw('select 1').catch((error: unknown) => error)
    await away.destroy()
    const ended: unknown = await away.raw('select 1').catch((error: unknown) => error)

    expect([refused, ended].map(isDatabaseFailure)).to.deep.equal([true, true])
  })

  it('recognises the codes with which PostgreSQL is away, full, locked or read-only', () => {
    const withCode = (code: string) => isDatabaseFailure(Object.assign(new Error('failed'), { code }))

    expect(['08006', '53300', '53100', '57P01', '57P03', '57014', '58030', '40P01', '25006'].map(withCode))
      .to.deep.equal(Array(9).fill(true))
    expect(['23505', '42P01', '22P02', '42601'].map(withCode)).to.deep.equal(Array(4).fill(false))
  })

  it('recognises the messages of the driver that have no code', () => {
    const messages = [
      'Connection terminated unexpectedly', 'Connection terminated due to connection timeout', 'timeout expired',
      'select 1 - Connection terminated unexpectedly', 'Query read timeout',
      'Client has encountered a connection error and is not queryable',
    ]

    expect(messages.map(message => isDatabaseFailure(new Error(message)))).to.deep.equal(Array(6).fill(true))
  })
})
