import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/client.ts'
import { clientWith, serve } from './support.ts'

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
})
