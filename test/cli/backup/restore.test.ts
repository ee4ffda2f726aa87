import { expect } from 'chai'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { chown, open, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackArchive, type Manifest } from '../../../src/cli/backup/archive.ts'
import { checkDisk } from '../../../src/cli/doctor/doctor-disk.ts'
import { lockPacks } from '../../../src/cli/kit/pack-lock.ts'
import { readConfig } from '../../../src/config/read.ts'
import { connect } from '../../../src/db/driver/connection.ts'
import { restoreFolder } from '../../../src/db/driver/file-copy.ts'
import { lockDatabaseFile } from '../../../src/db/driver/file-lock.ts'
import { tarEnd, tarHeader, tarPadding } from '../../../src/lib/tar.ts'
import { lockDatabase } from '../../../src/process/database-lock.ts'
import { contentOf, createDataFolder, createService, digestsOf, environmentOf, type DataFolder }
  from '../../support/backups.ts'
import { ownCommand, spawnCommand } from '../../support/command.ts'
import { smallDisk } from '../../support/small-disk.ts'

/** Files of a backup, by name. */
type Files = Map<string, Buffer>

const lockFiles = /-lock$/
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

describe('restore', () => {
  before(function () { if (onPostgres) this.skip() })

  let source: DataFolder
  let file: string
  before(async () => {
    source = await createService('new')
    file = join(source.path, 'backup.tar')
    expect((await source.run('backup', file)).code).to.equal(0)
  })
  after(async () => { if (!onPostgres) await source[Symbol.asyncDispose]() })

  /** Writes the backup with changed files, and a manifest that fits unless `manifest` changes it. */
  async function writeChanged(change: (files: Files) => void, about: Partial<Manifest> = {}): Promise<string> {
    await using unpacked = await createDataFolder()
    await using archive = await open(file)
    const manifest = await unpackArchive(archive, unpacked.path, () => undefined)
    const files: Files = new Map()
    for (const { name } of manifest.files) files.set(name, await readFile(join(unpacked.path, name)))
    change(files)
    const listed = [...files]
      .map(([name, content]) => ({ name, size: content.length, sha256: hash('sha256', content) }))
    files.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, files: listed, ...about })))
    const path = join(source.path, 'changed.tar')
    const parts = [...files].flatMap(([name, content]) =>
      [tarHeader(name, content.length), content, tarPadding(content.length)])
    await writeFile(path, Buffer.concat([...parts, tarEnd]))
    return path
  }

  /** Changes the database of a backup with SQL. */
  const writeWith = (...statements: string[]) => async () => {
    await using other = await createDataFolder()
    await other.run('restore', file)
    const database = join(other.path, 'tracewell.db')
    const db = connect(database)
    for (const statement of statements) await db.raw(statement)
    await db.destroy()
    const content = await readFile(database)
    return writeChanged(files => files.set('tracewell.db', content))
  }

  it('replaces other data with --force only, and takes its packs and its secret', async () => {
    await using target = await createService('old')
    const before = await digestsOf(target.path)

    const refused = await target.run('restore', file)
    const after = await digestsOf(target.path)
    const forced = await target.run('restore', file, '--force')

    expect(refused.code).to.equal(1)
    expect(refused.err).to.match(/^There is data already \(.*tracewell\.db, .*secret\.key, .*packs\)/)
    expect(Object.entries(after).filter(([name]) => !lockFiles.test(name))).to.deep.equal(Object.entries(before))
    expect(forced.code, forced.err).to.equal(0)
    expect(await contentOf(target)).to.deep.equal(['new@example.com'])
    expect((await readdir(join(target.path, 'packs'))).sort()).to.deep.equal(['new.about.json', 'new.json'])
    expect(await readFile(join(target.path, 'secret.key'), 'utf8'))
      .to.equal(await readFile(join(source.path, 'secret.key'), 'utf8'))
  })

  it('keeps the ledger of account checks of this machine if the backup has none, and counts it as data', async () => {
    await using target = await createDataFolder()
    const ledger = join(target.path, 'account-ledger.json')
    await writeFile(ledger, '[]')

    const refused = await target.run('restore', file)
    const forced = await target.run('restore', file, '--force')

    expect(refused.err).to.match(/^There is data already \(.*account-ledger\.json\)/)
    expect(forced.code, forced.err).to.equal(0)
    expect(await readFile(ledger, 'utf8')).to.equal('[]')
  })

  it('restores a database that has lost its content, with a log of the lost one beside it', async () => {
    await using target = await createService('old')
    for (const name of ['tracewell.db', 'tracewell.db-wal']) await writeFile(join(target.path, name), '')

    const { code, err } = await target.run('restore', file, '--force')

    expect(code, err).to.equal(0)
    expect(await contentOf(target)).to.deep.equal(['new@example.com'])
  })

  it('counts the log of a lost database as data', async () => {
    await using target = await createDataFolder()
    await writeFile(join(target.path, 'tracewell.db-wal'), 'log')

    expect((await target.run('restore', file)).err).to.match(/^There is data already \(\S*tracewell\.db-wal\)/)
  })

  it('does not keep a server from its start by a folder that cannot be removed', async function () {
    await using target = await createDataFolder()
    const folder = restoreFolder(join(target.path, 'tracewell.db'))
    // the place of a mount cannot be removed; only root on Linux can mount one
    await using _ = await smallDisk(400, folder).catch(() => this.skip())

    lockDatabase(readConfig(environmentOf(target.path)))()

    expect(existsSync(folder)).to.equal(true)
  })

  const damages: ReadonlyArray<readonly [string, (content: Buffer) => Buffer]> = [
    ['is cut', content => content.subarray(0, 4_096 * 20)],
    ['is cut within its header', content => content.subarray(0, 50)],
    ['has an overwritten header', content => content.fill(0xff, 0, 100)],
  ]
  for (const [title, harm] of damages) {
    it(`moves a database that ${title} aside with --force, and else names this option`, async () => {
      await using target = await createService('old')
      const database = join(target.path, 'tracewell.db')
      const harmed = harm(await readFile(database))
      await writeFile(database, harmed)
      await writeFile(`${database}-wal`, 'log')

      const refused = await target.run('restore', file)
      const forced = await target.run('restore', file, '--force')

      expect(refused.code).to.equal(1)
      expect(refused.err).to.match(/^There is data already .*give --force .*A damaged database is then moved aside/)
      expect(forced.code, forced.err).to.equal(0)
      expect(forced.out).to.include(
        `The damaged database is now ${database}-damaged and ${database}-damaged-wal.\n`)
      expect(await readFile(`${database}-damaged`)).to.deep.equal(harmed)
      expect(existsSync(`${database}-wal`)).to.equal(false)
      expect(await contentOf(target)).to.deep.equal(['new@example.com'])
    })
  }

  it('is refused while a server or another command uses the database, and changes nothing', async () => {
    await using target = await createService('old')
    const unlock = lockDatabaseFile(join(target.path, 'tracewell.db'))
    const beside = await target.run('restore', file, '--force')
    unlock()
    const db = connect(join(target.path, 'tracewell.db'))
    await db.raw('select 1')
    const during = await target.run('restore', file, '--force')
    await db.destroy()

    expect(beside.code).to.equal(1)
    expect(beside.err).to.match(/^A server uses the database .*: stop it, then restore the backup\. Nothing was changed/)
    expect(during.code).to.equal(1)
    expect(during.err).to.match(/^Another command uses the database .*: stop it/)
    expect(existsSync(restoreFolder(join(target.path, 'tracewell.db')))).to.equal(false)
    expect(await contentOf(target)).to.deep.equal(['old@example.com'])
  })

  it('leaves no secret of the backup beside a database that is in use', async () => {
    await using target = await createDataFolder()
    await target.open(({ accounts }) => accounts.create('old@example.com'))
    const db = connect(join(target.path, 'tracewell.db'))
    await db.raw('select 1')
    const { code } = await target.run('restore', file, '--force')
    await db.destroy()

    expect(code).to.equal(1)
    expect(existsSync(join(target.path, 'secret.key'))).to.equal(false)
  })

  it('is refused with a SECRET_KEY that does not open the backup, and changes nothing', async () => {
    await using target = await createDataFolder()
    const secret = await readFile(join(source.path, 'secret.key'), 'utf8')
    const run = (name: string, SECRET_KEY: string) =>
      ownCommand(['restore', name, '--force'], { ...environmentOf(target.path), SECRET_KEY })
    const bare = await writeChanged(files => files.delete('secret.key'))
    const [other, bareOther] = [await run(file, 'x'.repeat(32)), await run(bare, 'x'.repeat(32))]
    const isThere = existsSync(join(target.path, 'tracewell.db'))
    const right = await run(bare, secret)

    expect([other.code, bareOther.code, isThere]).to.deep.equal([1, 1, false])
    expect(other.err).to.equal('SECRET_KEY does not open the values in the backup: unset it, because the backup has ' +
      'secret.key. Nothing was changed\n')
    expect(bareOther.err).to.match(/: set it to the one that the service had\. Nothing was changed\n$/)
    expect(right.code, right.err).to.equal(0)
  })

  it('is refused while another command changes the packs, and changes nothing', async () => {
    await using target = await createService('old')
    const unlock = lockPacks({ dataDir: target.path })
    const { code, err } = await target.run('restore', file, '--force')
    unlock()

    expect([code, err]).to.deep.equal([1, 'Another command changes the packs now: try again when it has ended\n'])
    expect(await contentOf(target)).to.deep.equal(['old@example.com'])
  })

  it('changes nothing if the packs cannot be written', async () => {
    await using target = await createDataFolder()
    await target.open(({ accounts }) => accounts.create('old@example.com'))
    await writeFile(join(target.path, 'packs'), 'no folder')

    expect((await target.run('restore', file, '--force')).code).to.equal(1)
    expect(await contentOf(target)).to.deep.equal(['old@example.com'])
    expect(existsSync(join(target.path, 'secret.key'))).to.equal(false)
  })

  const cut = async (toLength: (length: number) => number) => {
    const content = await readFile(file)
    await writeFile(join(source.path, 'changed.tar'), content.subarray(0, toLength(content.length)))
    return join(source.path, 'changed.tar')
  }
  const flip = async (at: number) => {
    const content = await readFile(file)
    content[at]! ^= 1
    await writeFile(join(source.path, 'changed.tar'), content)
    return join(source.path, 'changed.tar')
  }
  const writeList = async (content: Buffer) => {
    const path = join(source.path, 'changed.tar')
    await writeFile(path, Buffer.concat(
      [tarHeader('manifest.json', content.length), content, tarPadding(content.length), tarEnd]))
    return path
  }
  const damage = (files: Files) => {
    const content = files.get('tracewell.db')!
    content.fill(0xff, 4_096, 4_096 * 8)
  }
  const faults: ReadonlyArray<readonly [string, () => Promise<string>, RegExp]> = [
    ['is cut', () => cut(length => length - 5_000), /not a whole backup of Tracewell: it ends early/],
    ['has lost its list', () => writeChanged(files => files.clear(), { files: [] }), /it has no database/],
    ['has a changed bit', () => flip(60_000), /its files differ from the sizes and SHA-256 sums/],
    ['is another file', async () => join(source.path, 'secret.key'), /it ends early/],
    ['is another archive', () => writeChanged(files => files.set('../evil', Buffer.from('x'))), /it has other files/],
    ['has a file of the system', () => writeChanged(files => files.set('/etc/x', Buffer.from('x'))), /other files/],
    ['is of a later layout', () => writeChanged(() => undefined, { layout: 2, version: '9.0.0' }), /\(9\.0\.0\)/],
    ['is of a later layout with other files',
      () => writeChanged(files => files.set('leaks.db', Buffer.from('x')), { layout: 2, version: '9.0.0' }),
      /A later version of Tracewell wrote this backup \(9\.0\.0\)/],
    ['has an empty list', () => writeList(Buffer.from('null')), /the list of its files cannot be read/],
    ['has a list of 5 MiB', () => writeList(Buffer.from('{"layout":1,"files":[]}'.padEnd(5 << 20))),
      /the list of its files cannot be read/],
    ['has a damaged database', () => writeChanged(damage), /The database in the backup cannot be used: /],
    ['has a foreign database', writeWith('pragma application_id = 7'), /it belongs to another program/],
    ['is of a later version', writeWith(
      `insert into tracewell_migrations (name, batch) values ('99991231_later_incompatible', 2)`,
    ), /A later version of the service has changed the database/],
  ]
  for (const [title, create, message] of faults) {
    it(`is refused if the backup ${title}, and changes nothing`, async () => {
      await using target = await createService('old')
      const before = await digestsOf(target.path)

      const { code, err } = await target.run('restore', await create(), '--force')

      expect(err).to.match(message)
      expect(code).to.equal(1)
      const after = Object.entries(await digestsOf(target.path)).filter(([name]) => !lockFiles.test(name))
      expect(after).to.deep.equal(Object.entries(before))
      expect(await readdir(target.path)).not.to.include('tracewell.db-restore')
    })
  }

  it('gives the files to the owner of the folder if root runs it', async function () {
    if (process.getuid?.() !== 0) return this.skip()
    await using target = await createDataFolder()
    await chown(target.path, 1_234, 1_234)

    expect((await target.run('restore', file)).code).to.equal(0)

    const names = await readdir(target.path, { recursive: true })
    expect(names).to.include.members(['tracewell.db', 'secret.key', 'packs/new.json'])
    for (const name of names) {
      const { uid, gid } = await stat(join(target.path, name))
      expect([uid, gid], name).to.deep.equal([1_234, 1_234])
    }
  })

  it('names a file that is missing', async () => {
    await using target = await createDataFolder()
    const { code, err } = await target.run('restore', join(target.path, 'none.tar'))

    expect([code, err]).to.deep.equal([1, `${join(target.path, 'none.tar')}: there is no such file or folder\n`])
    expect(await readdir(target.path)).to.deep.equal([])
    expect((await target.run('restore', source.path)).err).to.equal(`${source.path} is not a file\n`)
  })

  // names that appear in the data folder in this order while a restore runs
  const moments = [/-restore$/, /-restore\/tracewell\.db$/, /-restore\/tracewell\.db-wal$/, /^secret\.key/,
    /^tracewell\.db$/, /^packs\//]
  /** Kills a restore of another service at a moment; again if the restore has ended before the signal arrives. */
  async function killRestore(moment: RegExp): Promise<DataFolder> {
    for (;;) {
      const target = await createService('old')
      const { child } = spawnCommand(['restore', file, '--force'], environmentOf(target.path))
      const watcher = watch(target.path, { recursive: true }, (_, name) => {
        if (name !== null && moment.test(name)) child.kill('SIGKILL')
      })
      await once(child, 'close')
      watcher.close()
      if (child.signalCode === 'SIGKILL' && existsSync(restoreFolder(join(target.path, 'tracewell.db')))) return target
      await target[Symbol.asyncDispose]()
    }
  }

  for (const moment of moments) {
    it(`killed at ${moment.source}, leaves the old service or the new one, and can be repeated`, async () => {
      await using target = await killRestore(moment)
      const config = readConfig(environmentOf(target.path))
      expect((await checkDisk(config, 1)).finding).to.match(/-restore is left of a restore that did not end/)
      lockDatabase(config)() // as the next start does
      expect((await checkDisk(config, 1)).state).to.equal('ok')
      expect([['old@example.com'], ['new@example.com']]).to.deep.include(await contentOf(target))
      const again = await target.run('restore', file, '--force')
      expect(again.code, again.err).to.equal(0)
      expect(await contentOf(target)).to.deep.equal(['new@example.com'])
      expect((await stat(join(target.path, 'packs/new.json'))).isFile()).to.equal(true)
    })
  }
})
