import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import { command, json } from '../../support/command.ts'
import { simulate } from '../../support/simulated.ts'

describe('the commands for account checks', () => {
  let folder = ''
  before(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-checks-')) })
  after(() => rm(folder, { recursive: true }))
  const run = async (...args: string[]) => {
    await using world = await simulate()
    return await command(['checks', ...args], {
      SANDBOX: '0',
      EGRESS_ROUTES: `*=${world.url}/{host}`,
      DATA_DIR: folder,
    })
  }

  it('list every check, with the risk of each probe', async () => {
    const listed = json<{ checks: Array<{ slug: string }> }>(await run('list', '--json'))
    const shown = await run('list', '--type', 'email')

    expect(listed.checks.map(({ slug }) => slug)).to.eql(accountChecks.map(({ slug }) => slug))
    expect(shown.out).to.match(/^gravatar .* yes$/m).and.to
      .match(/^mozilla-accounts .* no: It asks what the sign-in form asks/m)
    expect(shown.out).to.not.match(/^github /m)
  })

  it('list the checks with one of several tags', async () => {
    const tagged = await run('list', '--tags', 'music,jp')
    const unknown = await run('list', '--tags', 'cooking')

    expect(tagged.out).to.match(/^discogs +Discogs +Pseudonym +look-up +music +untested +yes$/m).and.to.not.match(/^github /m)
    expect(unknown.code).to.equal(2)
    expect(unknown.err).to.match(/no account check has the tag cooking; tags: .*music/)
  })

  it('list a check that is off because of the terms of its site', async () => {
    expect((await run('list')).out).to.match(/^vndb .* no: non-commercial use only$/m)
  })

  it('run the examples of a check and exit with 1 if a check has rotted', async () => {
    // the simulated site reports an account even for an unused name
    const { code, out } = await run('run', 'github', '--json')

    expect(code).to.equal(1)
    expect(JSON.parse(out)).to.eql({ results: [
      {
        kind: 'account',
        slug: 'github',
        example: 'torvalds',
        expected: 'registered',
        verdict: 'ok',
        reason: null,
      },
      {
        kind: 'account',
        slug: 'github',
        example: 'tracewell-no-such-account-0',
        expected: 'not_registered',
        verdict: 'rotted',
        reason: 'answered registered',
      },
    ] })
  })

  it('are not run in the sandbox, which has no real sites', async () => {
    const { code, out, err } = await command(['checks', 'run', 'github'], { SANDBOX: '1', DATA_DIR: folder })

    expect({ code, out }).to.deep.equal({ code: 2, out: '' })
    expect(err).to.match(/^The sandbox \(SANDBOX=1\) simulates every check/)
  })

  it('run a probe only if --probe enables it, and exit with 1 if all examples are unknown', async () => {
    const off = await run('run', 'mozilla-accounts')
    const on = await run('run', 'mozilla-accounts', '--probe', 'mozilla-accounts')

    expect(off).to.include({ code: 1 })
    expect(off.out).to.match(/^UNKNOWN .*PROBE_OFF/m)
    expect(on.out).to.match(/^ROTTED .*answered registered/m)
  })

  it('add the checks of a pack, and list the omitted sites and the licence', async () => {
    const site = {
      uri_check: 'https://birds.example/{account}',
      e_code: 200,
      e_string: 'since',
      m_code: 404,
      m_string: 'no bird',
      known: ['wren'],
      cat: 'hobby',
    }
    const sites = [{ ...site, name: 'Birds', mood: 'good' }, { ...site, name: 'Bees', protection: ['captcha'] }]
    await writeFile(join(folder, 'pack.json'), JSON.stringify({ license: ['CC BY-SA 4.0'], sites }))

    const { out } = await run('list', '--pack', join(folder, 'pack.json'))
    const whole = await run('list', '--pack', join(folder, 'pack.json'), '--skipped')

    expect(out).to.match(/^wmn-birds +Birds +Pseudonym +look-up +hobby +pack +untested +yes$/m).and.to.match(/^ +1 {2}the site is protected$/m)
    expect(out).to.include('Licence of the pack: CC BY-SA 4.0').and.to
      .include('Pack pack (whatsmyname): 1 site used, 1 left out')
    expect(out).to.match(/^Used without a part of their entry:\n +1 {2}it has a field that is not read$/m)
    expect(whole.out).to.match(/^Bees +the site is protected: captcha$/m)
      .and.to.match(/^Birds +it has a field that is not read: mood$/m)
  })

  it('report unknown checks and packs', async () => {
    const check = await run('run', 'nosuch')
    const pack = await run('list', '--pack', join(folder, 'nosuch.json'))

    expect(check).to.include({
      code: 1,
      err: 'There is no check nosuch. To list all: npm run -s cli -- checks list\n',
    })
    expect(pack).to.include({ code: 2, out: '' })
    expect(pack.err).to.match(/cannot be read: there is no such file/)
  })
})
