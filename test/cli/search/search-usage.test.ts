import { expect } from 'chai'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { command, errorOf } from '../../support/command.ts'

const sandbox = { SANDBOX: '1' }

describe('wrong usage of the command search', () => {
  for (
    const value of [
      '192.0.2.0/24',
      'https://example.com/sam',
      `${magicValues.success.Cryptocurrency.slice(0, -1)}0`,
      'Sam Example',
      '+1 555 123 4567',
      'name@gmail,com',
      'name@@x.org',
      'a@b',
    ]
  ) {
    it(`exits with 2 for ${value}, which only resembles an observable, unless --type is given`, async () => {
      const guessed = await command(['search', '--modules', 'github', value], sandbox)
      const told = await command(['search', '--modules', 'github', '--type', 'pseudonym', value], sandbox)

      expect(guessed).to.include({ code: 2, out: '' })
      expect(guessed.err).to.match(/^Th(is|e part) .*\n$/)
      expect(told.code).to.equal(0)
    })
  }

  it('keeps the sources simulated in the commands that it offers in place of a search', async () => {
    const { err } = await command(['search', '8.8.8.0/24'], sandbox)

    expect(err).to.include(': SANDBOX=1 npm run -s search -- 8.8.8.0. ')
      .and.to.match(/\. Command: SANDBOX=1 npm run -s cli -- network 8\.8\.8\.0\/24\n$/)
  })

  it('exits with 2 and a reason for a value that is not valid for its type', async () => {
    const text = await command(['search', '--type', 'ip', 'example.com'], sandbox)
    const told = await command(['search', '--type', 'ip', 'example.com', '--json'], sandbox)

    expect(text).to.include({ code: 2, out: '' })
    expect(text.err).to.match(/^This cannot be searched as IP Address\n {2}observable: .*address/)
    expect(told).to.include({ code: 2, err: '' })
    expect(errorOf(told)).to.include({ code: 'VALIDATION_ERROR' })
  })

  it('exits with 2 for an unknown type', async () => {
    const { code, err } = await command(['search', '--type', 'colour', 'blue'], sandbox)

    expect(code).to.equal(2)
    expect(err).to.include('Give one of: Pseudonym, ')
  })

  it('exits with 2 for modules that do not exist or do not support the type, and names all of them', async () => {
    const { code, err } = await command(['search', '--modules', 'nonsense,gravatar,dns', 'x'], sandbox)
    const none = await command(['search', '--modules', ',', 'x'], sandbox)
    const both = await command(['search', '--modules', 'github', '--all', 'x'], sandbox)

    expect(code).to.equal(2)
    expect(err).to.match(/--modules nonsense: .*\n.*--modules gravatar: .*\n.*--modules dns: /)
    expect([none.code, both.code]).to.deep.equal([2, 2])
  })

  it('leaves out modules that do not exist with --skip-unknown, and names them', async () => {
    const one = await command(['search', '--skip-unknown', '--modules', 'nonsense,github', 'tw-success'], sandbox)
    const none = await command(['search', '--skip-unknown', '--modules', 'nonsense', 'tw-success'], sandbox)

    expect(one.code).to.equal(0)
    expect(one.err).to.match(/^left out: --modules nonsense: there is no such module\. To list all: .*modules list\n$/)
    expect(one.out).to.match(/\ncompleted: Pseudonym tw-success, 1 source asked, /)
    expect(none).to.include({ code: 2, out: '' })
    expect(none.err).to.match(/^No source remains after --skip-unknown: /)
  })

  for (const args of [['-x'], []]) {
    it(`names the way out of wrong usage: search ${args.join(' ')}`, async () => {
      const { code, err } = await command(['search', ...args], sandbox)

      expect(code).to.equal(2)
      expect(err).to.include('--type pseudonym -- -x').and.to.include('--help').and.to.include('torvalds')
    })
  }
})
