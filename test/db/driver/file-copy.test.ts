import { expect } from 'chai'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { replaceDatabaseFile } from '../../../src/db/driver/file-copy.ts'

describe('replacing a database file', () => {
  let folder: string
  let replacement: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    replacement = join(folder, 'new.db')
    file = join(folder, 'old.db')
    for (const path of [replacement, file]) new Sqlite(path).exec('create table things (name text)').close()
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('calls back before the rename, while no other connection can write', () => {
    const writes: string[] = []
    const other = new Sqlite(file, { timeout: 0 })
    const write = () => {
      try {
        other.exec(`insert into things values ('x')`)
        writes.push('ok')
      } catch (error) {
        writes.push((error as { code: string }).code)
      }
    }
    replaceDatabaseFile(replacement, file, write)
    write()
    other.close()

    expect(writes).to.deep.equal(['SQLITE_BUSY', 'SQLITE_READONLY_DBMOVED'])
  })
})
