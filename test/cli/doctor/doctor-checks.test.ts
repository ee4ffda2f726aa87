import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { clockCheck } from '../../../src/cli/doctor/doctor-database.ts'
import { checkDisk, checkPages } from '../../../src/cli/doctor/doctor-disk.ts'
import { dateCheck } from '../../../src/cli/doctor/doctor-egress.ts'
import { checkQueue } from '../../../src/cli/doctor/doctor-work.ts'
import { checkWire } from '../../../src/cli/doctor/doctor-wire.ts'
import { readConfig } from '../../../src/config/read.ts'
import { requireNats, startNats } from '../../support/nats.ts'

describe('the checks of doctor', () => {
  it('report a disk with too little space', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    const config = readConfig({ DATA_DIR: folder })

    expect(await checkDisk(config, 1)).to.include({ state: 'ok' })
    expect((await checkDisk(config, Infinity)).state).to.equal('todo')
    await rm(folder, { recursive: true })
  })

  it('warn of secrets and databases that every user of the machine can read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    const config = readConfig({ DATA_DIR: folder })
    const stateOf = async () => (await checkDisk(config, 1)).state
    const states: Record<string, string[]> = {}
    for (const name of ['secret.key', 'first-key', 'tracewell.db', 'tracewell.db-wal', 'notes.txt']) {
      const file = join(folder, name)
      await writeFile(file, '')
      await chmod(file, 0o644)
      await chmod(folder, 0o755)
      const open = await stateOf()
      await chmod(folder, 0o700)
      const behind = await stateOf()
      await chmod(folder, 0o755)
      await chmod(file, 0o600)
      states[name] = [open, behind, await stateOf()]
    }

    const warned = ['warning', 'ok', 'ok']
    expect(states).to.deep.equal({
      'secret.key': warned,
      'first-key': warned,
      'tracewell.db': warned,
      'tracewell.db-wal': warned,
      'notes.txt': ['ok', 'ok', 'ok'],
    })
    await rm(folder, { recursive: true })
  })

  it('warn if no runner is alive, and ask for one if a shard waits', async () => {
    const database = { runners: { listAlive: async () => [] } } as unknown as Parameters<typeof checkQueue>[0]
    const none = { due: 0, oldestMs: 0 }
    const stateWith = async (due: number) => (await checkQueue(database, {
      shards: { due, oldestMs: 0 },
      webhooks: none,
      duties: none,
      searches: { error: 0 },
    } as unknown as Parameters<typeof checkQueue>[1])).state

    expect([await stateWith(0), await stateWith(1)]).to.deep.equal(['warning', 'todo'])
  })

  it('report pages that are not built', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    await mkdir(join(folder, 'docs'))
    await writeFile(join(folder, 'docs/index.html'), '')
    const check = await checkPages({ documentation: join(folder, 'docs'), console: join(folder, 'console') })

    expect(check).to.include({ state: 'todo', finding: 'not built: console' })
    await rm(folder, { recursive: true })
  })

  it('report a clock that differs from the one of the database, or of an answer', () => {
    expect(clockCheck({ clockOffsetMs: 2_000, postgres: 16 }).state).to.equal('ok')
    expect(clockCheck({ clockOffsetMs: 7_200_000, postgres: 16 }).finding)
      .to.equal('this machine is 2 hours behind PostgreSQL')
    expect(clockCheck({ clockOffsetMs: -90_000, postgres: 16 }).finding)
      .to.equal('this machine is 2 minutes ahead of PostgreSQL')
    expect(dateCheck(new Date().toUTCString()).state).to.equal('ok')
    expect(dateCheck(undefined).state).to.equal('ok')
  })

  describe('of NATS', () => {
    before(function () { requireNats(this) })
    const checkOf = (url: string, more: object = {}) =>
      checkWire(readConfig({ DATA_DIR: tmpdir(), WIRE_URL: url, ...more }))

    it('name the server that answers, and what it refuses', async () => {
      await using open = await startNats()
      await using closed = await startNats('authorization { token: "right" }')

      expect(await checkOf(open.url)).to.include({ state: 'ok', finding: `NATS answers at 127.0.0.1:${open.port}` })
      expect(await checkOf(closed.url, { WIRE_TOKEN: 'right' })).to.include({ state: 'ok' })
      const refused = await checkOf(closed.url, { WIRE_TOKEN: 'wrong' })
      expect(refused).to.include({ state: 'todo' })
      expect(refused.finding).to.include(`127.0.0.1:${closed.port}`).and.not.include('wrong')
    })

    it('report a server that is not there', async () => {
      const server = await startNats()
      await server[Symbol.asyncDispose]()

      const check = await checkOf(server.url)

      expect(check.state).to.equal('todo')
      expect(check.finding).to.match(new RegExp(`NATS at 127\\.0\\.0\\.1:${server.port}: .+`))
    })
  })
})
