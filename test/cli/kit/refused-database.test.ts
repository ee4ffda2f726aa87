import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createEmptyDatabase, type TestDatabase } from '../../../scripts/support/database.ts'
import { freePort } from '../../../scripts/support/free-port.ts'
import { startProcess } from '../../../scripts/support/process.ts'
import { runSandbox } from '../../../scripts/support/sandbox.ts'
import type { Diagnosis } from '../../../src/cli/doctor/doctor.ts'
import { asAnotherProgram, contentsOf } from '../../support/another-program.ts'
import { command, json } from '../../support/command.ts'

/** Commands that open the database in different ways, to read and to write. */
const commands = [
  ['accounts', 'list'],
  ['accounts', 'create', '--email', 'sam@example.com'],
  ['leaks', 'sources'],
  ['secrets', 'rotate'],
  ['search', 'torvalds', '--modules', 'github'],
]

describe('A database that is refused', () => {
  let place: TestDatabase
  beforeEach(async () => { place = await createEmptyDatabase() })
  afterEach(() => place.drop())

  const environment = () => ({ DATA_DIR: place.folder, DATABASE_URL: place.url, SECRET_KEY: '', SANDBOX: '1' })

  async function expectRefused(message: RegExp): Promise<void> {
    const before = await contentsOf(place)
    for (const args of commands) {
      const { code, out, err } = await command(args, environment())
      expect({ code, out }, args.join(' ')).to.deep.equal({ code: 1, out: '' })
      expect(err).to.match(message)
    }
    const { checks } = json<Diagnosis>(await command(['doctor', '--json'], environment()))
    expect(checks[0]).to.include({ name: 'database', state: 'todo' }).with.property('todo').that.matches(message)
    await using server = startProcess(environment())
    expect(await server.exited).to.deep.equal({ code: 1, signal: null })
    expect(server.errors).to.match(message)
    expect(await contentsOf(place)).to.deep.equal(before)
  }

  it('because another program has its tables is not written to by a server, a command or doctor', async () => {
    await asAnotherProgram(place, 'create table shops (id text)', `insert into shops values ('first')`)

    await expectRefused(/^The (database|schema) .* another program.*\.\n?$/)
  })

  describe('in SQLite', () => {
    before(function () { if (process.env['TEST_DATABASE_URL'] !== undefined) this.skip() })

    it('because another program uses it with a write-ahead log is not written to, and gets no log', async () => {
      await asAnotherProgram(place, 'pragma journal_mode = wal', 'create table shops (id text)')

      await expectRefused(/^The database .* belongs to another program: .*\.\n?$/)
    })

    it('because it is no database is not written to', async () => {
      writeFileSync(place.url, 'notes of a person')

      await expectRefused(/^\S+ is not a SQLite database: .*\.\n?$/)
    })

    it('because it is empty beside a secret.key stays empty', async () => {
      writeFileSync(place.url, '')
      writeFileSync(join(place.folder, 'secret.key'), 'f'.repeat(64))

      await expectRefused(/^The database .* is empty, although .* has a secret\.key: its content is lost\. .*\.\n?$/)
    })

    for (const more of [[], ['--reset']]) {
      it(`because another program has its tables is kept by npm run sandbox ${more.join('')}`, async () => {
        const sandbox = { url: join(place.folder, 'sandbox.db'), folder: place.folder }
        await asAnotherProgram(sandbox, 'pragma journal_mode = wal', 'create table shops (id text)')
        const before = await contentsOf(sandbox)

        const ports = ['port', 'images-port', 'control-port']
        const args = await Promise.all(ports.map(async name => [`--${name}`, String(await freePort())]))
        const run = runSandbox([...args.flat(), '--data', place.folder, ...more])

        expect(await run.exited).to.deep.equal({ code: 1, signal: null })
        expect(run.errors).to.match(/^The database \S+sandbox\.db belongs to another program: .*\.\n$/)
        expect(await contentsOf(sandbox)).to.deep.equal(before)
      })
    }
  })
})
