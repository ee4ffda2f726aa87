import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import { command, json } from '../../support/command.ts'
import { simulate } from '../../support/simulated.ts'

interface Listed {
  slug: string
  runs: boolean
  whyNot: string | null
}

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

  it('list the origin and the day of the facts, the proofs, and why a check does not run', async () => {
    const { checks } = json<{ checks: Listed[] }>(await run('list', '--type', 'email', '--json'))
    const shown = (await run('list', '--type', 'email', '--class', 'availability')).out
    const diigo = checks.find(({ slug }) => slug === 'diigo')!

    expect(diigo).to.deep.include({
      class: 'availability',
      runs: false,
      facts: {
        url: 'https://github.com/megadose/holehe/blob/master/holehe/modules/productivity/diigo.py',
        day: '2026-08-18',
      },
      proofs: { registered: 'control', not_registered: 'direct' },
      ledger: null,
    })
    for (const { slug, runs, whyNot } of checks) {
      expect(whyNot ?? '', slug).to.match(runs ? /^$/ : /^no: .*\. To switch it on: |^never: /)
    }
    expect(shown).to.match(/^diigo .* github\.com 2026-08-18 +control\/direct +no: .*ACCOUNT_PROBES=diigo/m)
    expect(shown).to.not.match(/^(gravatar|mozilla-accounts) /m)
  })

  it('name an unknown probe of ACCOUNT_PROBES', async () => {
    const settings = { SANDBOX: '0', DATA_DIR: folder, ACCOUNT_PROBES: 'diigo avalability, nosuch' }
    const listed = await command(['checks', 'list', '--type', 'email'], settings)
    const shown = await command(['config'], settings)

    for (const { code, err } of [listed, shown]) {
      expect([code, err.match(/there is no probe .*/g)]).to.eql([0, [
        'there is no probe avalability; did you mean availability?',
        'there is no probe nosuch; names: all, availability, sign-in, sign-up, reset, and the slugs of checks list ' +
          'that ask a form',
      ]])
    }
    expect(listed.out).to.match(/^diigo .* yes$/m)
  })

  it('say of a named check that is off, or has no known account, why and what to do', async () => {
    const { code, out } = await run('run', 'diigo', 'bugzilla-kde', 'duolingo-address')

    expect(code).to.equal(1)
    expect(out).to.match(/^UNKNOWN +diigo +off: no: .*ACCOUNT_PROBES=diigo.* checks run diigo --record/m)
    expect(out).to.match(/^UNKNOWN +bugzilla-kde +off: no: its answers have not been seen/m)
    expect(out).to.match(/^UNKNOWN +duolingo-address +it has no account with a known answer: .*--record/m)
  })

  it('take classes and several names in --probe, and refuse an unknown one', async () => {
    const on = await run('run', 'mozilla-accounts', '--probe', 'availability,sign-in')
    const unknown = await run('run', 'mozilla-accounts', '--probe', 'sign-im')

    expect(on.out).to.match(/^ROTTED /m)
    expect([unknown.code, unknown.err]).to.eql([2, '--probe: there is no probe sign-im; did you mean sign-in?\n'])
  })

  it('list the checks with one of several tags', async () => {
    const tagged = await run('list', '--tags', 'music,jp')
    const unknown = await run('list', '--tags', 'cooking')

    expect(tagged.out).to.match(/^discogs .* look-up +music +untested .* yes$/m).and.to.not.match(/^github /m)
    expect(unknown.code).to.equal(2)
    expect(unknown.err).to.match(/no account check has the tag cooking; tags: .*music/)
  })

  it('list a check that is off because of the terms of its site', async () => {
    expect((await run('list')).out).to
      .match(/^vndb .* no: non-commercial use only\. To switch it on: RESTRICTED_SOURCES=vndb$/m)
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

    expect(out).to.match(/^wmn-birds +Birds +Pseudonym +look-up +hobby +pack +untested +\w+\/\w+ +yes$/m)
    expect(out).to.match(/^ +1 {2}the site is protected$/m)
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
