import { expect } from 'chai'
import { faultsOf } from '../../support/faults.ts'
import { startTools, type ToolWorld } from '../../support/tool-world.ts'

describe('POST /tools/account-intelligence', () => {
  let world: ToolWorld
  before(async () => { world = await startTools() })
  after(() => world[Symbol.asyncDispose]())

  it('has a section for each source of an e-mail address', async () => {
    const { body } = await world.call('account-intelligence/email', { email: ' mailto:Sam@EXAMPLE.com' })

    expect(body.query).to.deep.equal({ email: 'Sam@example.com' })
    expect(Object.keys(body.data.sections)).to.deep.equal(['email_address', 'email_domain', 'gravatar',
      'openpgp_keys', 'stop_forum_spam'])
    expect(body.data.sections.gravatar).to.include({ display_name: 'Sam Example' })
  })

  for (const path of ['account-intelligence/pseudonym', 'gaming-intelligence/profile'] as const) {
    it(`refuses more than 64 characters as its document does, with any sign around the name (${path})`, async () => {
      const call = (pseudonym: string) => world.call(path, { pseudonym })

      expect((await call('a'.repeat(64))).status).to.equal(200)
      for (const long of ['a'.repeat(65), `@${'a'.repeat(64)}`, ' '.repeat(64) + 'a']) {
        const { status, body } = await call(long)
        expect(status, long).to.equal(400)
        expect(faultsOf(body)).to.deep.equal([{ path: 'pseudonym', message: 'must have at most 64 characters' }])
      }
    })

    it(`accepts a handle as the name in it (${path})`, async () => {
      const { body } = await world.call(path, { pseudonym: ' @sam_example ' })

      expect(body.query).to.deep.equal({ pseudonym: 'sam_example' })
      expect(body.data.pseudonym).to.equal('sam_example')
      expect(body.data.found).to.be.above(5)
    })
  }

  it('returns the profile at each site where the pseudonym exists', async () => {
    const { body } = await world.call('account-intelligence/pseudonym', { pseudonym: 'sam_example' })
    const { found, profiles, sections } = body.data

    expect(profiles.gitlab).to.include({ username: 'sam_example' })
    expect(found).to.equal(Object.values(profiles).filter(profile => profile !== null).length)
    expect(Object.keys(sections)).to.deep.equal(['pseudonym_variants'])
  })
})
