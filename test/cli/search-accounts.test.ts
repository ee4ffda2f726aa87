import { expect } from 'chai'
import { command } from '../support/command.ts'

describe('the command search with account checks', () => {
  const search = (...args: string[]) => command(['search', 'tw-success', ...args], { SANDBOX: '1' })

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

  it('names the option of an entry that no check has', async () => {
    const { code, err } = await search('--sites', 'github,nosuch', '--tags', 'none', '--packs', 'mine')

    expect(code).to.equal(2)
    expect(err).to.match(/--sites nosuch: no account check for Pseudonym has the slug nosuch/).and.to
      .include('--tags none: ').and.to.include('--packs mine: ')
  })

  it('refuses --modules none if nothing else is left to run', async () => {
    expect(await search('--modules', 'none')).to.include({ code: 2 }).and.to.have.property('err').that
      .includes('--modules none: add --accounts, --sites or --leaks')
  })
})
