import { expect } from 'chai'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmptyDatabase } from '../../../scripts/support/database.ts'
import { command, errorOf, type Ran } from '../../support/command.ts'

/** Commands that read data, or change data that must exist. */
const needData = [
  'plans list',
  'plans claim sam@example.com free --accept-terms',
  'plans set sam@example.com pro',
  'plans cancel sam@example.com',
  'accounts list',
  'keys list',
  'keys create sam@example.com',
  'blocklist list',
  'blocklist remove 192.0.2.0/24',
  'leaks list',
  'leaks remove acme',
  'breaches list',
  'breaches remove Adobe',
  'audit',
  'retention run --dry-run',
  'secrets rotate',
  'searches delete 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
]
const needNoData = ['leaks sources', 'modules list', 'lists list', 'checks list', 'flags list', 'config', '--help']

describe('a command in a folder without data', () => {
  let folder: string
  beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-')) })
  afterEach(() => rm(folder, { recursive: true }))

  const run = (line: string, more: string[] = []): Promise<Ran> =>
    command([...line.split(' '), ...more], { DATA_DIR: '', DATABASE_URL: '', SECRET_KEY: '' }, folder)

  for (const line of needData) {
    it(`${line} reports that there is no data, and creates no file`, async () => {
      const ran = await run(line)

      expect(ran).to.include({ code: 1, out: '' })
      expect(ran.err).to.match(/^There is no Tracewell data here: \/.*\.db does not exist or is empty\. .*DATA_DIR or DATABASE_URL/)
      expect(ran.err).to.include(folder)
      expect(await readdir(folder)).to.deep.equal([])
    })
  }

  it('reports it as JSON with --json', async () => {
    expect(errorOf(await run('plans list', ['--json'])).code).to.equal('NO_DATA')
  })

  for (const line of needNoData) {
    it(`${line} works, and creates no file`, async () => {
      const { code, out } = await run(line)

      expect(code).to.equal(0)
      expect(out).to.have.length.above(40)
      expect(await readdir(folder)).to.deep.equal([])
    })
  }

  it('accounts create creates the database, and then the others work', async () => {
    const created = await run('accounts create --email sam@example.com')
    const plans = await run('plans list')

    expect([created.code, plans.code]).to.deep.equal([0, 0])
    expect(plans.out).to.include('business')
    expect(created.err).to.equal(`note: no DATA_DIR is set: this creates a new database in ${join(folder, 'data')}\n`)
    expect(plans.err).to.equal('')
  })
})

describe('a command on an empty database', () => {
  it('reports that there is no data, and creates no table', async () => {
    await using database = await createEmptyDatabase()
    const environment = { DATA_DIR: database.folder, DATABASE_URL: database.url }

    const [first, second] = [await command(['plans', 'list'], environment), await command(['audit'], environment)]

    for (const ran of [first, second]) {
      expect(ran).to.include({ code: 1, out: '' })
      expect(ran.err).to.match(/^There is no Tracewell data here: /)
    }
  })
})
