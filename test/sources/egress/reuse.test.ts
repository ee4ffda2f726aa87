import type { ServerResponse } from 'node:http'
import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { clientWith, serve } from './support.ts'
import { until } from '../../../scripts/support/until.ts'

const toLoopback = { allow: parseAllow('127.0.0.1:*'), lookup: () => Promise.resolve(['127.0.0.1']) }

describe('a connection', () => {
  for (const [what, more] of [
    ['whole body', {}],
    ['searched page', { search: { texts: ['profile'], maxBytes: 1_000 } }],
    ['start of a body', { mayTruncate: true }],
  ] as const) {
    it(`is used again by requests that follow each other at once: ${what}`, async () => {
      await using server = await serve((_, response) => response.end('nothing here'))
      await using client = clientWith({ allow: parseAllow('127.0.0.1:*') })

      for (let count = 0; count < 5; count++) await client.send({ url: server.origin, ...more })

      expect(server.connections).to.equal(1)
    })
  }

  it('is closed, the oldest first, if too many wait for a next request', async () => {
    await using server = await serve((_, response) => response.end('nothing here'))
    await using client = clientWith({ ...toLoopback, limits: { maxIdleConnections: 3 } })
    const ask = (site: number) => client.send({ url: `http://site-${site}.example:${server.port}` })

    for (let site = 0; site < 6; site++) await ask(site)
    await until(() => server.open === 3)
    for (const site of [5, 4, 3]) await ask(site)

    expect(server.connections).to.equal(6)
    await ask(0)
    expect(server.connections).to.equal(7)
  })

  it('is not closed while it has a request', async () => {
    const waiting: ServerResponse[] = []
    await using server = await serve((_, response) => {
      waiting.push(response)
      if (waiting.length === 8) for (const each of waiting) each.end('nothing here')
    })
    await using client = clientWith({ ...toLoopback, limits: { maxIdleConnections: 1 } })

    const bodies = await Promise.all(Array.from({ length: 8 }, async (_, site) =>
      (await client.send({ url: `http://site-${site}.example:${server.port}` })).body.toString()))

    expect(bodies).to.deep.equal(Array(8).fill('nothing here'))
    await until(() => server.open === 1)
  })
})
