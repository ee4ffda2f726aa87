import { expect } from 'chai'
import { fediverseHandle } from '../../../src/sources/modules/fediverse-handle.ts'
import { fediverse } from '../../../src/upstreams/fediverse.ts'
import type { Upstream, UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'

const missing: UpstreamAnswer = { status: 404, body: '' }

/** Runs the module against a host that answers otherwise at some paths, or not at all. */
async function ask(value: string, others: Record<string, UpstreamAnswer> = {}) {
  const host: Upstream = {
    ...fediverse,
    found(name, request) {
      const { hostname, pathname } = request.url
      return others[hostname + pathname] ?? others[pathname] ?? fediverse.found(name, request)
    },
  }
  await using world = await simulate({ upstreams: [host, { ...host, origin: 'https://big.example' }], outcomes: () => 'success' })
  const { cards, failure } = await world.run(fediverseHandle, 'Pseudonym', value)
  const facts = cards.map(({ items }) => Object.fromEntries(items.map(item => [item.label, item.value])))
  return { facts, failure, requests: world.requestCount }
}

describe('fediverse-handle', () => {
  it('finds the account of a handle and the software of its host', async () => {
    expect(await ask('@Sam@Social.Example')).to.deep.equal({
      facts: [{
        Handle: '@Sam@social.example',
        Profile: 'https://social.example/@Sam',
        Host: 'social.example',
        Software: 'mastodon',
        Version: '4.3.0',
      }],
      failure: undefined,
      requests: 3,
    })
  })

  it('has no result if a host of the Fediverse does not know the name', async () => {
    const { facts, failure } = await ask('@sam@social.example', { '/.well-known/webfinger': missing })

    expect({ facts, failure }).to.deep.equal({ facts: [], failure: undefined })
  })

  it('fails if the host has neither WebFinger nor NodeInfo, or answers about another account', async () => {
    const bare = { '/.well-known/webfinger': missing, '/.well-known/nodeinfo': missing }
    const other = { '/.well-known/webfinger': { body: { subject: 'acct:samuel@social.example' } } }

    expect((await ask('@sam@social.example', bare)).failure).to.equal('UPSTREAM_CHANGED')
    expect((await ask('@sam@social.example', other)).failure).to.equal('UPSTREAM_CHANGED')
  })

  it('shows an account of another host only if that host confirms it', async () => {
    const named = { subject: 'acct:sam@big.example', links: [{ rel: 'self', href: 'https://big.example/users/sam' }] }
    const claim = { 'social.example/.well-known/webfinger': { body: named } }
    const denied = { ...claim, 'big.example/.well-known/webfinger': { body: { ...named, links: [] } } }
    const confirmed = { ...claim, 'big.example/.well-known/webfinger': { body: named } }

    expect((await ask('@sam@social.example', denied)).failure).to.equal('UPSTREAM_CHANGED')
    expect((await ask('@sam@social.example', confirmed)).facts[0]).to.include({
      Handle: '@sam@big.example', Host: 'big.example',
    })
  })

  it('takes no link that is not https for the account', async () => {
    const odd = { subject: 'acct:sam@social.example', links: [{ rel: 'self', href: 'acct:x' }] }
    const { facts } = await ask('@sam@social.example', { '/.well-known/webfinger': { body: odd } })

    expect(facts[0]).to.include({ Host: 'social.example' }).and.not.have.property('Profile')
  })

  it('keeps the account if the software is unknown', async () => {
    const without = await ask('@sam@social.example', { '/.well-known/nodeinfo': missing })
    const broken = await ask('@sam@social.example', { '/nodeinfo/2.0': { status: 500, body: '' } })

    expect([without.facts[0]?.['Handle'], without.failure]).to.deep.equal(['@sam@social.example', undefined])
    expect([broken.facts[0]?.['Handle'], broken.facts[0]?.['Incomplete'], broken.failure])
      .to.deep.equal(['@sam@social.example', 'no answer about the software', 'UPSTREAM_ERROR'])
  })

  it('is asked by default about handles, and about no other name', () => {
    const isDefault = (value: string) => fediverseHandle.isDefaultFor?.({ type: 'Pseudonym', value })

    expect(fediverseHandle.default).to.equal(false)
    expect(['@sam@social.example', ' @sam@social.example ', 'sam', '@sam', 'sam@social.example'].map(isDefault))
      .to.deep.equal([true, true, false, false, false])
  })

  it('is asked about handles of public hosts only', async () => {
    const hosts = ['@sam@localhost', '@sam@host.internal', '@sam@10.0.0.1']
    for (const value of ['sam', '@sam', 'sam@social.example', '@a@b@c.org', ...hosts]) {
      expect(await ask(value), value).to.deep.equal({ facts: [], failure: 'NOT_APPLICABLE', requests: 0 })
    }
  })
})
