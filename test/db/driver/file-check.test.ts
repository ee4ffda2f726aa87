import { expect } from 'chai'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { findDatabaseFault } from '../../../src/db/driver/file-check.ts'

describe('checking a database file', () => {
  let folder: string
  beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-')) })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const create = () => {
    const file = join(folder, 'a.db')
    new Sqlite(file).exec('create table things (name text)').close()
    return file
  }

  it('ends when it is stopped, with the reason', async () => {
    const stop = new AbortController()
    const check = findDatabaseFault(create(), stop.signal).catch((reason: unknown) => reason)
    stop.abort(143)

    expect(await check).to.equal(143)
  })

  it('returns the fault of a foreign file, and rejects for one that cannot be opened', async () => {
    const { signal } = new AbortController()

    expect(await findDatabaseFault(create(), signal)).to.equal('it belongs to another program')
    const error = await findDatabaseFault(folder, signal).catch((reason: unknown) => reason)
    expect(error).to.be.an('error').with.property('code', 'SQLITE_CANTOPEN')
  })
})
