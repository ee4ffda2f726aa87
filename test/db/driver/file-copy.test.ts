import { expect } from 'chai'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { mergeLog, replaceDatabaseFile } from '../../../src/db/driver/file-copy.ts'

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

  it('needs a file without a log: the log that is left is merged', async () => {
    const db = new Sqlite(file)
    db.pragma('journal_mode = wal')
    db.exec(`insert into things values ('x')`)
    for (const end of ['', '-wal']) await copyFile(`${file}${end}`, `${replacement}${end}`)
    db.close()

    mergeLog(replacement)

    expect(existsSync(`${replacement}-wal`)).to.equal(false)
    const merged = new Sqlite(replacement)
    expect(merged.prepare('select name from things').pluck().all()).to.deep.equal(['x'])
    merged.close()
  })
})
