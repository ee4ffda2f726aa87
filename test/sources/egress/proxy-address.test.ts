import { expect } from 'chai'
import fc from 'fast-check'
import { parseProxy } from '../../../src/sources/egress/proxy.ts'

describe('parseProxy', () => {
  it('keeps any login, and repeats no part of an address that it refuses', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 })
      .filter(one => one.isWellFormed() && !/:|\p{Cc}/u.test(one))
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
        expect((error as Error).message).to.match(/^must (?:be an address|have (?:a user|a login|its login))/)
      }
    }))
  })

  it('refuses a login that the protocol of the proxy cannot carry, and port 0', () => {
    const long = 'é'.repeat(128)
    expect(parseProxy(`socks5://${'u'.repeat(255)}:${encodeURIComponent(long.slice(1))}@h:1`).login).to.be.an('object')
    for (const [address, message] of [
      [`socks5://${'u'.repeat(256)}:p@h:1`, 'must have a user and a password of at most 255 bytes'],
      [`socks5h://u:${encodeURIComponent(long)}@h:1`, 'must have a user and a password of at most 255 bytes'],
      ['http://sam%3Aexample:p@h:1', 'must have a login without control characters, and a user without a colon'],
      ['https://sam:p%0D%0AX-Other%3A%201@h:1',
        'must have a login without control characters, and a user without a colon'],
      ['http://h:0', 'must be an address of the form http://host:port, https://host:port or socks5://host:port'],
    ] as const) expect(() => parseProxy(address), address).to.throw(message)
    expect(parseProxy('http://sam:a%3Ab@h:1').login).to.deep.equal({ user: 'sam', password: 'a:b' })
  })
})
