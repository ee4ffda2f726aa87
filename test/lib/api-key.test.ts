import { expect } from 'chai'
import fc from 'fast-check'
import { hashApiKey, isApiKey, newApiKey } from '../../src/lib/api-key.ts'

describe('API keys', () => {
  it('have a mode, 32 characters and a six-character checksum', () => {
    expect(newApiKey('live')).to.match(/^tw_live_[0-9A-Za-z]{38}$/)
    expect(newApiKey('test')).to.match(/^tw_test_[0-9A-Za-z]{38}$/)
  })

  it('are recognised', () => {
    expect(isApiKey(newApiKey('live'))).to.equal(true)
  })

  it('are refused after a change of any character', () => {
    const key = newApiKey('live')
    fc.assert(fc.property(fc.integer({ min: 8, max: key.length - 1 }), fc.constantFrom(...'0aZ9_'), (at, character) => {
      fc.pre(key[at] !== character)
      return !isApiKey(key.slice(0, at) + character + key.slice(at + 1))
    }))
  })

  it('are unique, and differ from their hash', () => {
    const key = newApiKey('live')

    expect(newApiKey('live')).not.to.equal(key)
    expect(hashApiKey(key)).to.match(/^[0-9a-f]{64}$/)
  })

  it('are recognised in no other text', () => {
    fc.assert(fc.property(fc.string(), text => !isApiKey(text)))
  })
})
