import { expect } from 'chai'
import { writeFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { command, errorOf, type Ran } from '../../support/command.ts'
import { connect } from '../../../src/db/driver/connection.ts'
import { createEmptyDatabase, type TestDatabase } from '../../../scripts/support/database.ts'
import { freePort } from '../../../scripts/support/free-port.ts'

describe('the blocklist of the command search', () => {
  let database: TestDatabase
  beforeEach(async () => { database = await createEmptyDatabase() })
  afterEach(() => database.drop())

  const run = (...args: string[]): Promise<Ran> =>
    command(args, { SANDBOX: '1', DATA_DIR: database.folder, DATABASE_URL: database.url })
  const search = (value: string, ...args: string[]): Promise<Ran> =>
    run('search', '--modules', 'domain-parts', ...args, value)

  it('is the blocklist of the database', async () => {
    await run('blocklist', 'add', 'example.org', '--kind', 'domain')

    const text = await search('www.Example.ORG')
    const told = await search('www.example.org', '--json')
    const other = await search('example.com')

    expect(text).to.deep.equal({ code: 1, out: '', err: 'This value may not be searched on this server\n' })
    expect(told.code).to.equal(1)
    const message = 'This value may not be searched on this server'
    expect(errorOf(told)).to.deep.equal({ code: 'QUERY_BLOCKED', message })
    expect(other.code).to.equal(0)
  })

  it('is empty if there is no database, and none is created', async () => {
    const { code } = await command(['search', '--modules', 'domain-parts', 'example.org'], {
      SANDBOX: '1',
      DATA_DIR: join(database.folder, 'data'),
    })

    expect(code).to.equal(0)
    expect(await readdir(database.folder)).to.deep.equal([])
  })

  it('is empty if the database is empty, which stays unchanged', async () => {
    if (database.url.startsWith(database.folder)) await writeFile(database.url, '')

    const { code } = await search('example.org')
    const db = connect(database.url)
    const known = await db.schema.hasTable('accounts')
    await db.destroy()

    expect(code).to.equal(0)
    expect(known).to.equal(false)
  })

  it('prevents every search if it cannot be read, with a reason', async () => {
    const file = join(database.folder, 'no.db')
    await writeFile(file, 'this is no database'.repeat(100))

    const damaged = await command(['search', 'example.org'], { SANDBOX: '1', DATABASE_URL: file })
    const away = await command(['search', 'example.org'], {
      SANDBOX: '1',
      DATABASE_URL: `postgres://sam@127.0.0.1:${await freePort()}/x`,
    })

    expect(damaged).to.include({ code: 1, out: '' })
    expect(damaged.err).to.match(/^\S+no\.db is not a SQLite database: .*\n$/)
    expect(away).to.include({ code: 1, out: '' })
    expect(away.err).to.match(/^PostgreSQL does not respond at .*\n$/)
  })
})
