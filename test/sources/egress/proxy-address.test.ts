import { expect } from 'chai'
import fc from 'fast-check'
import { parseProxy } from '../../../src/sources/egress/proxy.ts'

describe('parseProxy', () => {
  it('keeps any login, and repeats no part of an address that it refuses', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter(one => one.isWellFormed())
    fc.assert(fc.property(text, text, fc.constantFrom('http', 'socks5'), (user, password, scheme) => {
      const { login } = parseProxy(`${scheme}://${[user, password].map(encodeURIComponent).join(':')}@h:1`)
      expect(login).to.deep.equal({ user, password })
    }))
    expect(parseProxy('http://:token@h:1').login).to.deep.equal({ user: '', password: 'token' })
    expect(parseProxy('http://sam@h:1').login).to.deep.equal({ user: 'sam', password: '' })
    expect(parseProxy('http://h:1').login).to.equal(undefined)
    fc.assert(fc.property(fc.string({ unit: 'binary' }), junk => {
      try {
        parseProxy(junk)
      } catch (error) {
        expect((error as Error).message).to.match(/^must (?:be an address|have (?:a user|its login))/)
      }
    }))
  })
})
