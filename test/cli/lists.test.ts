import { expect } from 'chai'
import type { ListReport } from '../../src/core/lists/report.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createTestDatabase, type TestDatabase } from '../../scripts/support/database.ts'
import { answering } from '../support/remote-source.ts'
import { command, errorOf, listOf } from '../support/command.ts'

const origin = 'https://cinsscore.com'
const addresses = (count: number) => Array.from({ length: count }, (_, at) => `198.51.100.${at}`).join('\n')

describe('the lists commands', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
    await (await openDatabase(database.url)).close() // creates the tables, without which most commands refuse to run
  })
  afterEach(() => database.drop())

  const run = (args: string[], more: Record<string, string> = {}) =>
    command(['lists', ...args], { DATA_DIR: database.folder, DATABASE_URL: database.url, ...more })
  const states = async () =>
    new Map(listOf<ListReport>(await run(['list', '--json']), 'lists').map(list => [list.slug, list]))

  it('download a list, keep it if it shrinks, and report its state', async () => {
    await using world = await answering(origin, { body: addresses(200) }, { body: addresses(5) })
    const mirror = { EGRESS_ROUTES: `${origin}=${world.url}/{host}` }

    const first = await run(['refresh', 'cins-army'], mirror)
    const current = await states()
    const shrunken = await run(['refresh'], mirror)
    const failed = await states()
    const accepted = await run(['refresh', 'cins-army', '--accept-shrunken', '--json'], mirror)

    expect([first.code, shrunken.code, accepted.code]).to.eql([0, 1, 0])
    expect(first.out).to.match(/\ncins-army +CINS Army +200 +0 +\S+ +current$/m)
    expect(current.get('cins-army')).to.include({
      state: 'current',
      entries: 200,
      unread: 0,
      publishedAt: null,
      failure: null,
      terms: null,
    })
    expect(shrunken.out).to.match(/200 .* failed: the list shrank from 200 to 5 entries \(UPSTREAM_CHANGED\)/)
    expect(failed.get('cins-army')).to.include({ state: 'failed', entries: 200 })
    expect(listOf<ListReport>(accepted, 'lists')).to.have.length(1)
    expect(listOf<ListReport>(accepted, 'lists')[0]).to.include({ state: 'current', entries: 5 })
  })

  it('report the entries that could not be read, and the date of the publisher', async () => {
    const file = `# Updated: 2026-02-01 10:00:00 UTC\n${addresses(5)}\n${'1.2.3\n'.repeat(4)}10.0.0.0/8\n`
    await using world = await answering(origin, { body: file })

    const { code, out } = await run(['refresh', 'cins-army'], { EGRESS_ROUTES: `${origin}=${world.url}/{host}` })

    expect(code).to.equal(0)
    expect((await states()).get('cins-army')).to.include({
      state: 'incomplete',
      entries: 5,
      unread: 4,
      leftOut: 1,
      publishedAt: '2026-02-01T10:00:00.000Z',
    })
    expect(out).to.match(/ 5 +4 +2026-02-01\S+ .* incomplete: 4 of 9 entries could not be read \(UPSTREAM_CHANGED\)/)
  })

  it('show the day of installed data, replace it, and keep the copy if the next file is broken', async () => {
    const data = '8.8.8.0/24,15169,"Google LLC"\n1.0.0.0/24,13335,"Cloudflare, Inc."\n'
    await using world = await answering('https://github.com', { body: data }, { body: '<html>Not found</html>' })
    const mirror = { EGRESS_ROUTES: `https://github.com=${world.url}/{host}` }
    const installed = (await states()).get('ip-network-v4')
    const table = await run(['list'])

    const first = await run(['refresh', 'ip-network-v4'], mirror)
    const current = (await states()).get('ip-network-v4')
    const broken = await run(['refresh', 'ip-network-v4'], mirror)
    const kept = (await states()).get('ip-network-v4')

    expect(installed).to.include({
      state: 'installed',
      entries: null,
      fetchedAt: null,
      homepage: 'https://github.com/sapics/ip-location-db',
    })
    expect(installed?.installedOn).to.match(/^20\d\d-\d\d-\d\d$/)
    expect(table.out).to.match(/\nip-network-v4 +Networks of IP addresses, IPv4 +20\d\d-\d\d-\d\d +installed +CDLA/)
    expect([first.code, broken.code]).to.eql([0, 1])
    expect(current).to.include({ state: 'current', entries: 2 })
    expect(kept).to.include({ state: 'failed', entries: 2, fetchedAt: current?.fetchedAt })
  })

  it('list the lists that are not used, and those that are off because of their terms', async () => {
    const all = await states()
    const enabled = listOf<ListReport>(await run(['list', '--json'], { RESTRICTED_SOURCES: 'openphish' }), 'lists')

    expect(all.get('feodo-tracker')).to.include({ state: 'not used', entries: null, fetchedAt: null })
    expect(all.get('openphish')?.state).to.equal('off')
    expect(all.get('openphish')?.terms).to.include('non-commercial')
    expect(enabled.find(({ slug }) => slug === 'openphish')?.state).to.equal('not used')
    expect(enabled.find(({ slug }) => slug === 'phishing-army')?.state).to.equal('off')
  })

  it('refuse to download a list that does not exist or is off', async () => {
    const missing = await run(['refresh', 'no-such-list', '--json'])
    const off = await run(['refresh', 'openphish', '--json'])

    expect([missing.code, errorOf(missing).code]).to.eql([1, 'NOT_FOUND'])
    expect([off.code, errorOf(off).code]).to.eql([2, 'VALIDATION_ERROR'])
    expect(errorOf(off).message).to.match(/RESTRICTED_SOURCES/)
  })

  it('refresh nothing if no list is in use', async () => {
    expect(await run(['refresh'])).to.eql({ code: 0, out: 'No list is in use.\n', err: '' })
  })
})
