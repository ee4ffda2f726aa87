import { expect } from 'chai'
import { keyServerModule } from '../../../src/sources/rows/key-server-module.ts'
import { keyServers } from '../../../src/sources/rows/key-servers.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'

const server = keyServers[0]!

async function run(answer: UpstreamAnswer) {
  const respond = () => answer
  await using world = await simulate({
    upstreams: [{ origin: `https://${server.host}`, subject: () => '', found: respond, notFound: respond }],
  })
  return await world.run(keyServerModule(server), 'Email Address', 'Sam@example.com')
}

const pub = 'pub:00FF:22:263:1600000000::'

describe('keyServerModule', () => {
  it('shows the keys that name the address, with all their names', async () => {
    const { cards } = await run({
      body: `info:1:2\n${pub}\nuid:Sam%3a work <sam@example.com>:1600000000::\nuid:Sam <sam@gnu.org>::\n`
        + 'pub:11EE:1:4096:1500000000::\nuid:Other <sam@example.com.example.org>:::\n',
    })

    expect(cards).to.have.length(1)
    expect(cards[0]!.raw).to.eql({
      fingerprint: '00FF',
      bits: '263',
      created: 1_600_000_000,
      is_revoked: false,
      names: ['Sam: work <sam@example.com>', 'Sam <sam@gnu.org>'],
    })
  })

  for (const [title, answer] of [
    ['a status 404 with its name', { status: 404, body: 'Not Found\n' }],
    ['an empty index', { body: 'info:1:0\n' }],
  ] as const) {
    it(`finds nothing for ${title}`, async () => {
      expect(await run(answer)).to.eql({ cards: [], failure: undefined })
    })
  }

  for (const [title, body, status = 200] of [
    ['a page', '<html>busy</html>'],
    ['an index without its keys', 'info:1:2\n'],
    ['an empty text', ''],
    ['a foreign page with status 404', '404 page not found\n', 404],
  ] as const) {
    it(`fails for ${title}`, async () => {
      expect(await run({ status, body })).to.eql({ cards: [], failure: 'UPSTREAM_CHANGED' })
    })
  }
})
