import { expect } from 'chai'
import { accountAt } from '../../../src/core/observables/account-sites.ts'

describe('accountAt', () => {
  it('reads the name in the path of an account', () => {
    expect(accountAt('facebook.com', '/sam.example')).to.eql({ name: 'sam.example', site: 'facebook.com' })
    expect(accountAt('vk.com', '/sam_example/')).to.eql({ name: 'sam_example', site: 'vk.com' })
    expect(accountAt('vk.com', '/idris')).to.eql({ name: 'idris', site: 'vk.com' })
    expect(accountAt('x.com', '/sam_example')).to.eql({ name: 'sam_example', site: 'twitter.com' })
  })

  it('reads no name in the address of an account that its number names', () => {
    expect(accountAt('facebook.com', '/profile.php')).to.equal(undefined)
    expect(accountAt('vk.com', '/id12345')).to.equal(undefined)
    expect(accountAt('vk.com', '/id12345/')).to.equal(undefined)
  })
})
