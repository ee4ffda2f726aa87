import { expect } from 'chai'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { components } from '../../../generated/api.ts'
import { command, errorOf, type Ran } from '../../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../../../scripts/support/database.ts'
import { leakSecret } from '../../support/leaks.ts'

describe('leak sources of the command search', () => {
  let database: TestDatabase
  beforeEach(async () => { database = await createTestDatabase() })
  afterEach(() => database.drop())

  const run = (...args: string[]): Promise<Ran> =>
    command(args, { SANDBOX: '1', DATA_DIR: database.folder, DATABASE_URL: database.url, SECRET_KEY: leakSecret })
  const search = (...args: string[]): Promise<Ran> =>
    run('search', '--details', '--modules', 'email-address', ...args, 'sam@example.org')

  async function importLogins(count: number, breach = 'Acme'): Promise<void> {
    const path = join(database.folder, 'logins.csv')
    const rows = Array.from({ length: count }, (_, index) => `sam@example.org,correct-horse-${index}\n`)
    await writeFile(path, `email,password\n${rows.join('')}`)
    await run('leaks', 'import', 'acme', path, '--name', 'Acme 2019', '--template', 'credentials', '--breach', breach)
  }

  it('display masked records of an imported source, and its breach', async () => {
    await importLogins(1)

    const { code, out } = await search('--leaks', 'acme')

    expect(code).to.equal(0)
    expect(out).to.include('\nAcme 2019, record 1\n  E-mail    sam@example.org\n  Password  c******0\n')
    expect(out).to.match(/\nBreached accounts\n(.*\n)*? {2}Acme +no details known, reported by acme\n/)
      .and.to.match(/\n {2}found .*Acme 2019/)
    expect(out).not.to.include('correct-horse')
  })

  it('display the facts of their breach, also from the starter catalogue', async () => {
    await importLogins(1, 'adobe')
    const before = await search('--leaks', 'acme')
    const path = join(database.folder, 'breaches.json')
    await writeFile(
      path,
      JSON.stringify([{ name: 'Adobe', domain: 'example.org', breachDate: '2014-01-02', dataClasses: ['Names'] }]),
    )
    await run('breaches', 'import', path)

    const after = await search('--leaks', 'acme')

    expect(before.out).to.match(/\n {2}Adobe +2013-10-04 · adobe\.com · Email addresses/)
    expect(after.out).to.match(/\n {2}Adobe +2014-01-02 · example\.org · /)
  })

  it('display 20 records of a source, and all of them with --json', async () => {
    await importLogins(21)

    const text = await search('--leaks', 'acme')
    const told = await search('--leaks', 'acme', '--json')
    const page = told.out.split('\n').filter(line => line.includes('"temporary.leak.page"')).map(line =>
      JSON.parse(line) as components['schemas']['TemporaryLeakPageEvent']
    )

    expect(text.out.match(/\nAcme 2019, record \d+\n/g)).to.have.length(20)
    expect(text.out).to.include('\nMore records of Acme 2019: --quiet prints all\n').and.to.include('Acme 2019 (21)')
    expect(page).to.have.length(1)
    expect(page[0]!.data.results).to.have.length(21)
  })

  it('are all searched with "all"; those without a key are reported as skipped', async () => {
    await importLogins(1)

    const { code, out } = await search('--leaks', 'all')

    expect(code).to.equal(0)
    expect(out).to.match(/\n {2}found .*Acme 2019/).and.to.match(/\n {2}skipped +LeakCheck, DeHashed: It needs a key/).and.to
      .include('\nXposedOrNot, record 1\n')
  })

  it('of external providers are searched without a database, and none is created', async () => {
    const folder = join(database.folder, 'data')
    const { code, out } = await command(['search', '--details', '--modules', 'email-address', '--leaks', 'xposedornot',
      'sam@example.org'], { SANDBOX: '1', DATA_DIR: folder })

    expect(code).to.equal(0)
    expect(out).to.include('\nXposedOrNot, record 1\n')
    expect(await readdir(database.folder)).not.to.include('data')
  })

  it('that do not exist or do not support the type are reported by name', async () => {
    const unknown = await search('--leaks', 'nosuch,dehashed')
    const none = await search('--leaks', ' , ')
    const type = await run('search', '--leaks', 'xposedornot', 'tw-success', '--json')

    expect(unknown).to.include({ code: 2, out: '' })
    expect(unknown.err).to
      .include('  --leaks nosuch: there is no such leak source. To list all: npm run -s cli -- leaks sources\n')
      .and.to.include('  --leaks dehashed: this leak source is not available now; to leave it out, add ')
    expect(none).to.include({ code: 2, err: '--leaks: give at least one leak source\n' })
    expect(errorOf(type).details).to.deep.equal([{
      path: '--leaks xposedornot',
      message: 'this leak source does not support Pseudonym',
    }])
  })

  it('are not searched for a blocked value', async () => {
    await importLogins(1)
    await run('blocklist', 'add', 'example.org', '--kind', 'domain')

    expect(await search('--leaks', 'acme')).to.deep.equal({
      code: 1,
      out: '',
      err: 'This value may not be searched on this server\n',
    })
  })
})
