import { expect } from 'chai'
import fc from 'fast-check'
import { parseObservable } from '../../../src/core/observables/observable.ts'
import { mailboxOf } from '../../../src/facts/mail/mailbox-rules.ts'
import { addressTwins, otherSpellings } from '../../../src/sources/registered/address-twin.ts'

const sign = fc.constantFrom(...'aB1.+-_éл')
const address = fc.tuple(fc.array(sign, { minLength: 1, maxLength: 40 }), fc.constantFrom('gmail.com', 'one.example'))
  .map(([signs, domain]) => `${signs.join('')}@${domain}`)
  .filter(one => 'value' in parseObservable('Email Address', one))

describe('the twins of an address', () => {
  it('are other addresses at the same domain, and of the same mailbox where dots and tags do not count', async () => {
    await fc.assert(fc.asyncProperty(address, async one => {
      for (const { kind, address: twin } of await addressTwins({ value: one }, 'site 2026-11-28')) {
        expect(twin).to.not.equal(one)
        expect(parseObservable('Email Address', twin), twin).to.eql({ value: twin })
        const isOwn = kind === 'tag' || kind === 'dots'
        if (one.endsWith('@gmail.com') && isOwn && one.indexOf('+') !== 0) {
          expect(mailboxOf(twin.toLowerCase())).to.equal(mailboxOf(one.toLowerCase()))
        }
      }
    }))
  })

  it('do not exist for plain letters, digits and capitals', async () => {
    for (const one of ['sam@one.example', 'Sam99@one.example', 'j-d@one.example', '"j.d"@one.example']) {
      expect(await addressTwins({ value: one }, 'site'), one).to.eql([])
    }
    expect(await addressTwins({ value: 'j.d@one.example' }, 'site'), 'jd can be another person').to.eql([])
    const [twin, ...more] = await addressTwins({ value: 'j-d@proton.me' }, 'site')
    expect(twin?.address).to.equal('j.d@proton.me')
    expect(more).to.eql([])
  })
})

describe('the other spellings of an address in a text', () => {
  it('are those of its mailbox, and the address without its tag', () => {
    const spellingsIn = (text: string, own: string) => otherSpellings(text, own)

    expect(spellingsIn('{"email":"S.Am@googlemail.com."}', 'sam+x@gmail.com')).to.eql(['s.am@googlemail.com'])
    expect(spellingsIn('<sam@one.example>, kim@one.example', 'sam+x@one.example')).to.eql(['sam@one.example'])
    expect(spellingsIn('SAM+X@one.example sam+y@one.example', 'sam+x@one.example')).to.eql([])
  })
})
