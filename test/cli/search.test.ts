import { expect } from 'chai'
import { magicValues } from '../../src/upstreams/outcomes.ts'
import { queryTypes } from '../../src/sources/source.ts'
import { command } from '../support/command.ts'

const sandbox = { SANDBOX: '1' }

describe('the search in a terminal', () => {
  for (const type of queryTypes) {
    it(`shows cards and a summary for a value of the type ${type}`, async () => {
      const { code, out } = await command(['search', '--type', type, magicValues.success[type]], sandbox)

      expect(code).to.equal(0)
      expect(out).to.match(/\ncompleted: /)
      expect(out).to.include(`${type}, `)
    })

    it(`guesses the type ${type}`, async () => {
      const { out } = await command(['search', '--json', magicValues.none[type]], sandbox)
      const plain = await command(['search', magicValues.none[type]], sandbox)

      expect(out.split('\n')[0]).to.include('"event":"connected"')
      expect(plain.out).to.include(`: ${type}, `)
    })
  }

  it('prints events as JSON lines, to the last', async () => {
    const { code, out } = await command(['search', '--json', 'tw-success'], sandbox)
    const events = out.trimEnd().split('\n').map(line => JSON.parse(line) as { event: string })

    expect(code).to.equal(0)
    expect(events[0]!.event).to.equal('connected')
    expect(events.at(-1)!.event).to.equal('search.finished')
    expect(events.filter(({ event }) => event === 'module.result')).not.to.be.empty
  })

  it('says which module failed and why, and is completed all the same', async () => {
    const { code, out } = await command(['search', 'tw-partial'], sandbox)

    expect(code).to.equal(0)
    expect(out).to.include('the source answered 500')
  })

  it('exits with 1 where every module failed', async () => {
    const { code, out } = await command(['search', '--modules', 'github,gitlab', 'tw-failure'], sandbox)

    expect(code).to.equal(1)
    expect(out).to.include('failed: Pseudonym')
  })

  it('exits with 2 for a value that does not fit its type, saying so', async () => {
    const { code, err } = await command(['search', '--type', 'ip', 'example.com'], sandbox)

    expect(code).to.equal(2)
    expect(err).to.include('IP Address')
  })

  it('exits with 2 for a module that is not there or not made for the type', async () => {
    expect((await command(['search', '--modules', 'nonsense', 'x'], sandbox)).code).to.equal(2)
    expect((await command(['search', '--modules', 'gravatar', 'x'], sandbox)).code).to.equal(2)
  })

  it('takes a value that begins with a dash', async () => {
    const { code, out } = await command(['search', '--json', '--modules', 'pseudonym-variants', '--', '-dash-'], sandbox)

    expect(code).to.equal(0)
    expect(out).to.include('search.finished')
  })

  it('hands no escape sequence of a value on to the terminal', async () => {
    const { out } = await command(['search', '--type', 'pseudonym', '--modules', 'github', 'a\u202Eb'], sandbox)

    expect(out).not.to.match(/[\u001b\u202e]/)
  })

  it('checks modules against their examples', async () => {
    const { code, out } = await command(['modules', 'check', 'email-address', 'domain-parts', '--json'], sandbox)
    const verdicts = (JSON.parse(out) as Array<{ verdict: string }>).map(({ verdict }) => verdict)

    expect(code).to.equal(0)
    expect(new Set(verdicts)).to.deep.equal(new Set(['ok']))
  })

  it('says that a source has rotted', async () => {
    const { code, out } = await command(['modules', 'check', 'github'], sandbox) // the simulator has every name

    expect(code).to.equal(1)
    expect(out).to.include('rotted')
  })
})
