import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import type { QueryType } from '../../src/sources/kit/source.ts'
import { modules } from '../../src/sources/modules.ts'
import { accountChecks } from '../../src/sources/account-checks.ts'
import { strengthOf } from '../../src/sources/registered/proof.ts'

describe('README.md', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const numbers = (pattern: RegExp) => pattern.exec(readme)?.slice(1).map(Number)

  it('states how many modules there are, and how many are off because of their terms', () => {
    const keyless = modules.filter(({ requiresKey }) => !requiresKey)
    const restricted = keyless.filter(({ terms }) => terms?.restricted)

    expect(numbers(/(\d+) modules that need no key, (\d+) of them off/)).to.eql([keyless.length, restricted.length])
  })

  it('states how many sites are checked without a pack, and how many cannot prove that there is no account', () => {
    const withoutAbsence = accountChecks.filter(check => strengthOf(check.notRegistered) === 'none')

    const of = (type: QueryType) => accountChecks.filter(({ types }) => types.some(one => one === type)).length

    expect(numbers(/(\d+) sites for names, (\d+) for e-mail addresses .* all but (\d+);/))
      .to.eql([of('Pseudonym'), of('Email Address'), withoutAbsence.length])
  })
})
