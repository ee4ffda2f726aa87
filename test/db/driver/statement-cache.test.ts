import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { connect } from '../../../src/db/driver/connection.ts'
import { cacheStatements } from '../../../src/db/driver/statement-cache.ts'

describe('cacheStatements', () => {
  it('prepares a query once', () => {
    const { prepare, prepared } = counted()

    const first = prepare('select 1')
    const second = prepare('select 1')

    expect(second).to.equal(first)
    expect(prepared).to.deep.equal(['select 1'])
  })

  it('keeps a bounded number of statements, and drops the one that was not used for longest', () => {
    const { prepare, prepared } = counted()
    for (let number = 0; number < 300; number++) prepare(`select ${number}`)
    prepare('select 0')
    prepare('select 300')
    prepared.length = 0

    prepare('select 0')
    prepare('select 1')

    expect(prepared).to.deep.equal(['select 1'])
  })

  it('does not keep long statements, pragmas and savepoints', () => {
    const { prepare, prepared } = counted()
    const once = [`select '${'x'.repeat(5_000)}'`, 'pragma user_version', 'SAVEPOINT trx1;']

    for (const sql of [...once, ...once]) prepare(sql)

    expect(prepared).to.deep.equal([...once, ...once])
  })

  it('returns a column that was added after the query was first used', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tracewell-'))
    const db = connect(join(folder, 'notes.db'))
    try {
      await db.raw('create table notes (name text)')
      await db('notes').insert({ name: 'a' })
      const before = await db('notes').select()
      await db.raw('alter table notes add column about text')

      const after = await db('notes').select()

      expect([before, after]).to.deep.equal([[{ name: 'a' }], [{ name: 'a', about: null }]])
    } finally {
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

function counted() {
  const prepared: string[] = []
  const prepare = cacheStatements(sql => {
    prepared.push(sql)
    return { sql }
  })
  return { prepare, prepared }
}
