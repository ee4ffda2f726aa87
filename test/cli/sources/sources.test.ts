import { expect } from 'chai'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CheckedExample } from '../../../src/cli/sources/examples.ts'
import type { ListedSource } from '../../../src/cli/sources/source-list.ts'
import { connect } from '../../../src/db/driver/connection.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { untested } from '../../../src/core/source-health/state.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { simulate } from '../../support/simulated.ts'
import { command, listOf } from '../../support/command.ts'

describe('the sources commands', () => {
  it('list the sources with their health, or those of a kind or in a state', async () => {
    const { url, folder, drop } = await createTestDatabase()
    const database = await openDatabase(url)
    const now = new Date()
    const stored = ['github', 'steam'].map(slug => untested({ kind: 'module', slug }, now))
    await database.sourceHealth.keep(stored, now.toISOString())
    const db = connect(url)
    await db('source_health').where({ slug: 'steam' }).update({ state: 'benched', reason: 'answered nothing' })
    await db.destroy()
    await database.close()
    const environment = { DATABASE_URL: url, DATA_DIR: folder }

    const list = async (args: readonly string[], more = {}) => listOf<ListedSource>(
      await command(['sources', 'list', '--json', ...args], { ...environment, ...more }), 'sources')

    const all = await list([])
    const leaks = await list(['--kind', 'leak'])
    const tools = await list(['--kind', 'tool'])
    const logos = await list(['--kind', 'logo'], { LOGO_SOURCES: 'google' })
    const text = await command(['sources', 'list', '--state', 'benched'], environment)
    const tagged = await list(['--tags', 'music'])
    const wrong = await command(['sources', 'list', '--state', 'broken'], environment)
    await drop()

    const github = all.find(({ slug }) => slug === 'github')
    expect(github?.health).to.include({ state: 'untested', since: now.toISOString() })
    expect(text.out).to.match(/^KIND .*\nmodule +steam +gaming, api +benched +\S+ \S+ UTC .* answered nothing\n$/)
    expect(leaks.map(({ slug }) => slug)).to.include('hudson-rock').and.not.include('github')
    expect(tools.map(({ slug }) => slug)).to.include('hackertarget').and.not.include('crt-sh')
    expect(logos.map(({ slug, available }) => [slug, available]))
      .to.deep.equal([['google', true], ['duckduckgo', false]])
    expect(new Set(tagged.map(({ kind }) => kind))).to.deep.equal(new Set(['module', 'account']))
    expect(tagged.every(({ tags }) => tags.includes('music'))).to.equal(true)
    expect(wrong.code).to.equal(2)
  })

  it('check sources of several kinds, list only faults, and write a report of all', async () => {
    await using world = await simulate()
    const report = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')

    const ran = await command(['sources', 'check', 'github', 'email-security', '--report', report], { SANDBOX: '0' })
    const asked = ['keybase', 'bluesky', 'hudson-rock', 'google']
    const checked = await command(['sources', 'check', ...asked, '--report', report], {
      SANDBOX: '0',
      EGRESS_ROUTES: `*=${world.url}/{host}`,
    })

    expect(ran.code).to.equal(1)
    expect(ran.err).to.match(/There is no source email-security/)
    const { results } = JSON.parse(readFileSync(report, 'utf8')) as { results: CheckedExample[] }
    expect(new Set(results.map(({ slug }) => slug))).to.deep.equal(new Set(asked))
    expect(results.filter(({ kind }) => kind === 'logo').map(({ expected, verdict }) => [expected, verdict]))
      .to.deep.equal([['found', 'ok'], ['nothing', 'ok']])
    expect(results.some(({ expected }) => expected === 'not_registered')).to.equal(true)
    const faulty = new Set(results.filter(({ verdict }) => verdict !== 'ok').map(({ kind, slug }) => `${kind} ${slug}`))
    expect(checked.out).to.match(/\n6 sources: \d+ ok, \d+ rotted, \d+ unknown\n$/)
    expect(checked.out.match(/^(module|leak|account) /mg) ?? []).to.have.length(faulty.size)
  })

  it('refuse a check without sources and without --all, and in the sandbox', async () => {
    const none = await command(['sources', 'check'])
    const simulated = await command(['sources', 'check', 'github'], { SANDBOX: '1' })

    expect(none.code).to.equal(2)
    expect(none.err).to.match(/name the sources to test, or give --all/)
    expect(simulated.err).to.match(/The sandbox \(SANDBOX=1\) simulates every source/)
  })
})
