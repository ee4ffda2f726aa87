import { expect } from 'chai'
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { checkBackup } from '../../../src/cli/doctor/doctor-backup.ts'
import type { Diagnosis } from '../../../src/cli/doctor/doctor.ts'
import { checkDisk } from '../../../src/cli/doctor/doctor-disk.ts'
import { start } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { newId } from '../../../src/lib/ids.ts'
import { readConfig } from '../../../src/config/read.ts'
import { contentOf, createDataFolder, createService, environmentOf } from '../../support/backups.ts'
import { command, errorOf, json, ownCommand, spawnCommand } from '../../support/command.ts'
import { smallDisk } from '../../support/small-disk.ts'

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined
const dayMs = 86_400_000

describe('backup', () => {
  before(function () { if (onPostgres) this.skip() }) // an SQLite file, whatever this run tests

  it('writes one private file, from which restore makes the same service', async () => {
    await using service = await createService('sam')
    await using other = await createDataFolder()
    const file = join(other.path, 'backup.tar')
    await writeFile(join(service.path, 'account-ledger.json'), '[]\n')

    const made = await service.run('backup', file, '--json')
    const listed = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n')
    await using target = await createDataFolder()
    const restored = await target.run('restore', file, '--json')

    expect(made.code, made.out).to.equal(0)
    expect(json(made)).to.deep.include({
      file,
      bytes: statSync(file).size,
      secret: true,
      packs: 1,
      ledger: true,
    })
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).to.equal(0o600)
    expect(await readdir(other.path)).to.deep.equal(['backup.tar'])
    expect(listed).to.deep.equal(
      ['tracewell.db', 'secret.key', 'packs/sam.json', 'packs/sam.about.json', 'account-ledger.json', 'manifest.json'])
    expect(restored.code, restored.out).to.equal(0)
    expect(await contentOf(target)).to.deep.equal(['sam@example.com'])
    for (const name of ['secret.key', 'packs/sam.json', 'packs/sam.about.json', 'account-ledger.json']) {
      expect(await readFile(join(target.path, name)), name).to.deep.equal(await readFile(join(service.path, name)))
    }
    expect((await readdir(target.path)).sort())
      .to.deep.equal(
        ['account-ledger.json', 'packs', 'packs-change-lock', 'secret.key', 'tracewell.db', 'tracewell.db-lock'])
    const { records } = await target.open(({ audit }) => audit.list({ since: '', limit: 100 }))
    expect(records.map(({ operation, outcome }) => [operation, outcome]))
      .to.deep.equal([['backup', 'ok'], ['restore', 'ok']])
  })

  it('replaces a file only with --force, and is in the audit', async () => {
    await using service = await createService('sam')
    const file = join(service.path, 'backup.tar')
    await writeFile(file, 'mine')

    const refused = await service.run('backup', file, '--json')
    const kept = await readFile(file, 'utf8')
    const forced = await service.run('backup', file, '--force')

    expect(refused.code).to.equal(2)
    expect(errorOf(refused).message).to.match(/backup\.tar exists: give another name, or --force to replace it$/)
    expect(kept).to.equal('mine')
    expect(forced.code, forced.err).to.equal(0)
    expect(forced.out).to.match(/^Wrote .*backup\.tar \(.* KiB\): the database, secret\.key, 1 pack\.\n$/)
    const { records } = await service.open(({ audit }) => audit.list({ since: '', operation: 'backup', limit: 10 }))
    expect(records.map(({ outcome }) => outcome)).to.deep.equal(['VALIDATION_ERROR', 'ok'])
  })

  it('leaves SECRET_KEY out, and reports this', async () => {
    await using service = await createDataFolder()
    const environment = { ...environmentOf(service.path), SECRET_KEY: 'k'.repeat(32) }
    await ownCommand(['blocklist', 'add', 'sam', '--hashed'], environment)
    const made = await ownCommand(['backup', join(service.path, 'b.tar')], environment)
    const without = await service.run('backup', join(service.path, 'c.tar'))
    await using target = await createDataFolder()
    const restored = await target.run('restore', join(service.path, 'b.tar'))

    expect(without.out).to.match(/: the database\.\nStored values need the SECRET_KEY of the service, which is not set/)
    expect(made.out).to.match(/: the database\.\nSECRET_KEY is not in it: keep a copy in another place\.\n$/)
    expect(restored.out).to.include('Start the service with the SECRET_KEY that it had.')
    expect(existsSync(join(target.path, 'secret.key'))).to.equal(false)
  })

  it('names no secret if nothing needs one', async () => {
    await using service = await createDataFolder()
    await service.open(({ accounts }) => accounts.create('sam@example.com'))
    const made = await service.run('backup', join(service.path, 'b.tar'))
    await using target = await createDataFolder()
    const restored = await target.run('restore', join(service.path, 'b.tar'))

    expect(made.out).to.match(/\nThere is no secret\.key yet\.\n$/)
    expect(restored.code, restored.err).to.equal(0)
    expect(restored.out).not.to.include('SECRET_KEY')
  })

  it('holds one state of a database that another process writes, with a secret that opens it', async () => {
    await using service = await createService('sam')
    await using other = await createDataFolder()
    // 20 MB, so that the copy takes several steps, between which the other process writes
    await service.open(({ database }) => database.operatorActs.insert({
      id: newId(),
      createdAt: new Date(0).toISOString(),
      operator: 'sam',
      operation: 'filling',
      accountId: null,
      subjects: ['x'.repeat(20_000_000)],
      count: 1,
      outcome: 'ok',
    }))
    const writer = fork(resolve('test/support/race-writer.ts'), [join(service.path, 'tracewell.db')])
    let written = 0
    writer.on('message', count => { written = count as number })
    const ended = once(writer, 'exit')
    try {
      await until(() => written > 20)
      const before = written
      const [made, rotated] = await Promise.all([
        service.run('backup', join(other.path, 'b.tar')),
        service.run('secrets', 'rotate', '--forget'),
      ])
      await until(() => written > before) // the writer was not stopped

      expect([made.code, rotated.code], made.err + rotated.err).to.deep.equal([0, 0])
      expect(statSync(join(other.path, 'b.tar')).size).to.be.above(20_000_000)
      expect((await other.run('restore', join(other.path, 'b.tar'))).code).to.equal(0)
      const accounts = await contentOf(other)
      const acts = await other.open(({ database }) =>
        database.operatorActs.listNewest({ since: '', operation: 'race' }, 1_000_000))
      expect(accounts).to.have.length(acts.length + 1)
      expect(acts.length).to.be.at.least(before)
    } finally {
      writer.kill('SIGKILL')
      await ended
    }
  })

  for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]] as const) {
    it(`stops after ${signal}, and leaves no file`, async () => {
      await using service = await createService('sam')
      const target = join(service.path, 'target')
      for (;;) { // again if the backup has ended before the signal arrives
        await mkdir(target)
        const { child, ran } = spawnCommand(['backup', join(target, 'b.tar'), '--json'], environmentOf(service.path))
        const closed = once(child, 'close')
        await until(async () => (await readdir(target)).length > 0)
        child.kill(signal)
        await closed
        if (child.exitCode === 0) await rm(target, { recursive: true })
        else {
          expect(child.exitCode, ran.err).to.equal(code)
          expect(json(ran)).to.deep.equal({ stopped: true })
          expect(await readdir(target)).to.deep.equal([])
          return
        }
      }
    })
  }

  it('is reported by doctor as a warning once the last one is a week old', async () => {
    await using service = await createService('sam')
    const at = (days: number) => new Date(Date.now() + days * dayMs)
    const check = (days: number, sandbox = false) => service.open(({ database }) =>
      checkBackup({ databaseUrl: join(service.path, 'tracewell.db'), sandbox }, database, at(days)))

    await using empty = await createDataFolder()
    const bare = await empty.open(({ database }) =>
      checkBackup({ databaseUrl: join(empty.path, 'tracewell.db'), sandbox: false }, database, at(8)))
    const [young, old, invented] = [await check(6), await check(8), await check(8, true)]
    await service.run('backup', join(service.path, 'b.tar'))
    const [fresh, stale] = [await check(6), await check(8)]

    expect(bare).to.include({ state: 'ok', finding: 'none yet; the service has no account' })
    expect(young).to.include({ state: 'ok', finding: 'none yet; the service is younger than a week' })
    expect(old).to.include({ state: 'warning', finding: 'the audit has no backup' })
    expect(old.todo).to.match(/^Run "backup <file>"/)
    expect(invented.state).to.equal('skipped')
    expect(fresh).to.include({ state: 'ok', finding: 'the last backup was made 6 days ago' })
    expect(stale).to.include({ state: 'warning', finding: 'the last backup was made 8 days ago' })
  })

  it('is no reason for doctor to fail while it is missing', async () => {
    await using service = await start({ SANDBOX: '0' })
    await onDatabase(service, db => db('accounts').update({ created_at: '2026-01-02T03:04:05.000Z' }))
    const environment = { ...environmentOf(service.folder), PORT: '0', IMAGES_PORT: '0', METRICS_PORT: '' }

    const { checks } = json<Diagnosis>(await command(['doctor', '--json'], environment))
    const { out } = await command(['doctor'], environment)

    // the pages are not built in every work tree
    expect(checks.filter(({ state, name }) => state === 'todo' && name !== 'pages')).to.deep.equal([])
    expect(out).to.match(/^warning {2}backup {4}the audit has no backup\n {19}-> Run "backup <file>", daily/m)
  })

  // too small for the copy of the database, and for the archive beside it
  for (const kilobytes of [400, 1_000]) {
    it(`reports a disk of ${kilobytes} kB that is full, and leaves no file`, async function () {
      await using disk = await smallDisk(kilobytes).catch(() => this.skip()) // only root on Linux can mount one
      await using service = await createService('sam')

      const { code, err } = await service.run('backup', join(disk.path, 'b.tar'))

      expect([code, err]).to.deep.equal([2, `file: ${join(disk.path, 'b.tar')}: the disk is full\n`])
      expect(await readdir(disk.path)).to.deep.equal([])
      const config = readConfig({ DATA_DIR: service.path, DATABASE_URL: join(disk.path, 'tracewell.db') })
      await disk.fill()
      expect(await checkDisk(config)).to.include({ state: 'todo' })
      expect((await checkDisk(config)).finding).to.match(/ has 0 bytes free$/)
    })
  }

  it('refuses a database that is damaged, and writes nothing', async () => {
    await using service = await createService('sam')
    const databaseUrl = join(service.path, 'tracewell.db')
    // an index that opening the database does not read
    const [{ rootpage }] = await onDatabase({ databaseUrl }, db => db('sqlite_schema')
      .where({ type: 'index', tbl_name: 'webhook_deliveries' }).select('rootpage')) as [{ rootpage: number }]
    const content = await readFile(databaseUrl)
    await writeFile(databaseUrl, content.fill(0xff, (rootpage - 1) * 4_096, rootpage * 4_096))

    const { code, err } = await service.run('backup', join(service.path, 'b.tar'))

    expect(code).to.equal(1)
    expect(err).to.match(/^No backup was made\. The database is damaged: /)
    expect((await readdir(service.path)).filter(name => name.startsWith('b.tar'))).to.deep.equal([])
  })
})

describe('backup and restore on PostgreSQL, and in the sandbox', () => {
  it('name the tools that do it', async () => {
    const url = process.env['TEST_DATABASE_URL'] ?? 'postgres://sam@127.0.0.1:1/none'
    for (const name of ['backup', 'restore']) {
      const { code, err } = await ownCommand([name, '/nonexistent/b.tar'], { DATABASE_URL: url, SANDBOX: '0' })
      expect(code, name).to.equal(1)
      expect(err, name).to.match(/^The database is in PostgreSQL\. .*pg_(dump|restore)/)
      const sandbox = await ownCommand([name, '/nonexistent/b.tar'], { DATABASE_URL: '', SANDBOX: '1' })
      expect(sandbox.err, name).to.equal('The sandbox has invented data only: it needs no backup\n')
    }
  })
})
