import { expect } from 'chai'
import { createAlsoFound, searchCommandOf } from '../../../src/cli/search/also-found.ts'
import type { QueryType } from '../../../src/sources/kit/source.ts'
import { command } from '../../support/command.ts'

const sandbox = { SANDBOX: '1' }

describe('searchCommandOf', () => {
  const cases: ReadonlyArray<readonly [QueryType, string, string]> = [
    ['Email Address', 'sam@example.com', 'sam@example.com'],
    ['Pseudonym', 'sam', 'sam'],
    ['Pseudonym', 'sam.example', '--type pseudonym sam.example'],
    ['Pseudonym', '-sam', '--type pseudonym -- -sam'],
    ['Pseudonym', `$(reboot)'; sam`, `--type pseudonym '$(reboot)'\\''; sam'`],
    ['Cryptocurrency', 'e3'.repeat(32), `--type crypto ${'e3'.repeat(32)}`],
    ['Domain Name', 'sam.unknown', '--type domain sam.unknown'],
  ]

  for (const [type, value, expected] of cases) {
    it(`searches the ${type} ${value} with ${expected}`, () => {
      expect(searchCommandOf({ type, value })).to.equal(`npm run -s search -- ${expected}`)
    })
  }
})

describe('createAlsoFound', () => {
  it('returns the five strongest values that a search accepts, without those that are only computed', async () => {
    const found = createAlsoFound({ type: 'Email Address', value: 'sam@example.com' })
    const items = [
      ['Website', 'https://sam.example'], ['Name', 'Sam'], ['Mailbox', 'sammy'], ['Mail server', 'mx.example.net'],
      ...['a', 'b', 'c', 'd', 'e'].map(name => ['Addresses', `${name}@sam.example`]),
      ['Wallet (bitcoin)', 'bc1q3e53lyntf3zsa4h88sg8st3rr3k8vdgvvv262t'],
    ].map(([label, value]) => ({ label, value }))
    found.read({ event: 'module.result', data: { module: { slug: 'one', name: 'One' }, card: { one_001: { items } } } })

    expect((await found.strongest()).map(({ value }) => value)).to.eql([
      'bc1q3e53lyntf3zsa4h88sg8st3rr3k8vdgvvv262t', 'a@sam.example', 'b@sam.example', 'c@sam.example', 'd@sam.example',
    ])
  })
})

describe('the command search', () => {
  it('names the accounts of one person, with the confidence and the reasons', async () => {
    const { out } = await command(['search', '--modules', 'github,keybase', 'tw_success'], sandbox)

    expect(out).to.match(/\none person: github\.com\/\S+, keybase\.io\/\S+ \(98 %: proof, same name\)\n/)
  })

  it('names what it also found, each with the command that searches it', async () => {
    const { out } = await command(['search', '--modules', 'github,keybase', 'tw_success'], sandbox)

    expect(out).to.match(/\nalso found: sam\.example \(search it: SANDBOX=1 npm run -s search -- sam\.example\)\n/)
      .and.to.match(/\nalso found: bc1\w+ \(search it: SANDBOX=1 npm run -s search -- bc1\w+\)\n/)
  })

  it('prints what it found as events in JSON', async () => {
    const { out } = await command(['search', '--json', '--modules', 'github', 'tw_success'], sandbox)
    const events = out.trimEnd().split('\n').map(line => JSON.parse(line) as { event: string })

    expect(events.filter(({ event }) => event === 'observable.found')).not.to.be.empty
    expect(out).to.not.include('also found')
  })
})
