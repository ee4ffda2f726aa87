import { expect } from 'chai'
import { command } from '../../support/command.ts'

describe('the command search with account checks', () => {
  const search = (...args: string[]) => command(['search', '--details', 'tw-success', ...args], { SANDBOX: '1' })

  it('checks accounts alone with --modules none --accounts', async () => {
    const { code, out } = await search('--modules', 'none', '--accounts')

    expect(code).to.equal(0)
    expect(out).to.match(/^ *account +GitHub: https:\/\/github\.com\/tw-success$/m).and.to
      .match(/^ *account +Lichess/m)
  })

  it('checks only the sites that --sites or --tags name', async () => {
    const sites = await search('--modules', 'none', '--sites', 'github, lichess')
    const tags = await search('--modules', 'none', '--tags', 'gaming', '--sites', 'github,lichess')

    expect(sites.out.match(/^ *account /gm)).to.have.length(2)
    expect(tags.out).to.match(/^ *account +Lichess/m).and.not.to.include('GitHub:')
  })

  it('narrows modules and account checks by --tags', async () => {
    const modulesAlone = await search('--tags', 'gaming')
    const both = await search('--tags', 'gaming', '--accounts')
    const everyModule = await search('--tags', 'jp', '--all')

    expect(modulesAlone.out).to.match(/Chess\.com/).and.not.to.match(/^ *account /m)
    expect(modulesAlone.out).to.not.include('GitHub')
    expect(both.out).to.match(/^ *account +Lichess/m).and.not.to.include('GitHub')
    expect(everyModule.out).to.include('Qiita').and.not.to.include('Chess.com')
  })

  it('leaves out a part that has none of the tags', async () => {
    const checks = await search('--tags', 'wiki', '--accounts')
    const modulesOnly = await search('--tags', 'location', '--all', '--accounts')

    expect(checks.out).to.match(/^ *account +Wikipedia/m).and.not.to.include('Lichess')
    expect(modulesOnly.out).to.include('OpenStreetMap').and.not.to.match(/^ *account /m)
  })

  it('refuses tags that choose nothing, and names the known ones', async () => {
    const unknown = await search('--tags', 'gaming,cooking')
    const notDefault = await search('--tags', 'wiki')
    const named = await search('--tags', 'gaming', '--modules', 'github')

    expect([unknown, notDefault, named].map(({ code }) => code)).to.eql([2, 2, 2])
    expect(unknown.err).to.match(/--tags cooking: no module for Pseudonym has this tag; tags: api, .*wiki/)
    expect(notDefault.err).to.include('--tags wiki: no default module has one of them; add --all')
    expect(named.err).to.include('for account checks add --accounts')
  })

  it('names the options that together leave no check', async () => {
    const { code, err } = await search('--modules', 'none', '--sites', 'github,lichess', '--tags', 'wiki')

    expect(code).to.equal(2)
    expect(err).to.include('--sites github,lichess --tags wiki: no account check has all of these')
  })

  it('names the option of an entry that no check has', async () => {
    const { code, err } = await search('--sites', 'github,nosuch', '--tags', 'none', '--packs', 'mine')

    expect(code).to.equal(2)
    expect(err).to.match(/--sites nosuch: no account check for Pseudonym has the slug nosuch/).and.to
      .match(/has the slug nosuch\. To list all: .* checks list\n/).and.to
      .include('--tags none: ').and.to.match(/--packs mine: .* has the pack mine; packs: none \(a sandbox has none\)\. To add one: .* checks packs add\n/)
  })

  it('refuses --modules none if nothing else is left to run', async () => {
    expect(await search('--modules', 'none')).to.include({ code: 2 }).and.to.have.property('err').that
      .includes('--modules none: add --accounts, --sites, --packs or --leaks')
  })
})
