import { expect } from 'chai'
import { logoSites } from '../../../src/upstreams/logo-sites.ts'
import { logoWorld, type LogoWorld } from '../../support/logo-world.ts'

const expected = {
  manifest: 'site-manifest 192x192',
  touch: 'site-icons 180x180',
  ico: 'site-icons 256x256',
  drawing: 'site-icons 512x512',
  inline: 'site-icons 512x512',
  bimi: 'bimi 512x512',
  openGraph: 'site-logo 240x240',
  wordmark: 'site-logo 420x140',
  silent: 'none',
  plain: 'none',
  bombs: 'none',
  loop: 'none',
  inside: 'none',
} as const
const services = {
  'quartz.example': 'google 128x128',
  'raven.example': 'google 128x128',
  'sable.example': 'duckduckgo 64x64',
}

describe('the logo of a simulated site', () => {
  let world: LogoWorld
  before(async () => { world = await logoWorld({ painter: { limitMs: 1_500 } }) })
  after(() => world[Symbol.asyncDispose]())

  for (const [host, kind] of Object.entries(logoSites)) {
    const logo = { ...services }[host] ?? expected[kind]
    it(`is ${logo} for ${host}`, async () => expect(await world.find(host)).to.equal(logo))
  }

  it('comes from the site alone if it has one', async () => {
    const before = new Map(world.requests)

    await world.find('aurora.example')

    const requested = [...world.requests].filter(([host, count]) => count !== before.get(host)).map(([host]) => host)
    expect(requested).to.deep.equal(['aurora.example'])
  })

  it('is the best image for the size', async () => {
    const found = await Promise.all([16, 192, 193, 512].map(edge => world.find('aurora.example', edge)))

    expect(found).to.deep.equal([
      'site-manifest 192x192', 'site-manifest 192x192', 'site-manifest 512x512', 'site-manifest 512x512',
    ])
  })
})
