import { expect } from 'chai'
import { readObservable } from '../../../src/core/observables/guessed-observable.ts'

describe('an observable in a request', () => {
  it('gets the type that its value has', () => {
    expect(readObservable({ value: 'Sam@Example.com' })).to.deep.equal({
      type: 'Email Address',
      observable: { type: 'Email Address', value: 'Sam@Example.com', normalValue: 'Sam@example.com' },
    })
    expect(readObservable({ value: 'sam-dev' }).type).to.equal('Pseudonym')
  })

  for (const [what, value, fault] of [
    [
      'a phone number',
      '+33 6 12 34 56 78',
      /^This looks like a phone number, .*\. If it is a pseudonym, give its type$/,
    ],
    ['a value with spaces', 'Sam Example', /^This has spaces, .*\. If it is a pseudonym, give its type$/],
    ['a URL', 'https://github.com/sam/x', /^This is a URL\. Search for a user name in it, or for the host$/],
    ['a mistyped wallet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', /wrong checksum/],
  ] as const) {
    it(`is refused without a type if it is ${what}, and the refusal does not repeat it`, () => {
      const read = readObservable({ value })

      expect(read).to.have.property('fault').that.matches(fault)
      expect(JSON.stringify(read)).not.to.include(value)
      expect(readObservable({ type: 'Pseudonym', value })).to.have.property('observable')
    })
  }

  it('is refused with the advice for what it is, also if it is too long for a pseudonym', () => {
    expect(readObservable({ value: '0a'.repeat(64) })).to.have.property('fault').that.matches(/^This looks like a hash/)
  })

  it('is refused without a type if it can be an account, a transaction or a hash, and the refusal says where', () => {
    const digits = 'ab'.repeat(32)
    for (const [value, chains] of [[digits, 'NEAR'], [`0x${digits}`, 'Aptos, Sui or IOTA']] as const) {
      expect(readObservable({ value })).to.have.property('fault').that.includes(`or an account of ${chains}. If it is`)
      expect(readObservable({ type: 'Cryptocurrency', value })).to.have.property('observable')
    }
  })

  it('is refused if it is no value of its type', () => {
    expect(readObservable({ type: 'IP Address', value: 'sam' })).to.have.property('fault')
  })
})
