import { linkSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { connect } from '../../../src/db/driver/connection.ts'
import { lockDatabaseFile } from '../../../src/db/driver/file-lock.ts'

describe('An SQLite file', () => {
  let folder: string
  let file: string
  let unlocks: Array<() => void>

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-file-lock-'))
    mkdirSync(join(folder, 'data'))
    file = join(folder, 'data', 'tracewell.db')
    unlocks = []
  })

  afterEach(() => {
    for (const unlock of unlocks) unlock()
    rmSync(folder, { recursive: true })
  })

  const lock = (path: string) => unlocks.push(lockDatabaseFile(path))
  const expectBusy = (path: string) =>
    expect(() => lock(path)).to.throw().with.property('code', 'SQLITE_BUSY')

  it('is locked under the name of a symbolic link to it', () => {
    writeFileSync(file, '')
    const link = join(folder, 'link.db')
    symlinkSync(file, link)

    lock(file)

    expectBusy(link)
  })

  it('is locked under the name of a symbolic link before it exists', () => {
    const link = join(folder, 'link.db')
    const second = join(folder, 'second.db')
    symlinkSync('data/tracewell.db', link)
    symlinkSync(link, second)

    lock(second)

    expectBusy(link)
    expectBusy(file)
  })

  it('is locked under a path with a symbolic link to its folder before it exists', () => {
    symlinkSync('data', join(folder, 'link'))

    lock(join(folder, 'link', 'tracewell.db'))

    expectBusy(file)
  })

  it('is refused under each of its names if it has several hard links', async () => {
    writeFileSync(file, '')
    const other = join(folder, 'other.db')
    linkSync(file, other)

    for (const path of [file, other]) {
      const sentence = `The database ${path} has 2 hard links, and SQLite can corrupt such a file: ` +
        'remove the other links, or set DATABASE_URL to a copy of the file.'
      expect(() => lock(path)).to.throw(sentence)
      expect(() => connect(path)).to.throw(sentence).with.property('stack', sentence)
    }
  })

  it('has a lock file that only its owner can read', () => {
    lock(file)

    expect(statSync(`${file}-lock`).mode & 0o777).to.equal(0o600)
  })

  it('is created where a symbolic link points, for its owner only', async () => {
    const link = join(folder, 'link.db')
    symlinkSync(join('data', 'new', 'tracewell.db'), link)

    const db = connect(link)
    await db.raw('select 1')
    await db.destroy()

    expect(statSync(join(folder, 'data', 'new', 'tracewell.db')).mode & 0o777).to.equal(0o600)
  })
})
