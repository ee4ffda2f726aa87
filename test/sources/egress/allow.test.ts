import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { clientWith, failureOf, serve } from './support.ts'
import type { Served } from './support.ts'

describe('the egress allow list', () => {
  let server: Served
  before(async () => {
    server = await serve((_request, response) => response.end('ok'))
  })
  after(() => server[Symbol.asyncDispose]())

  const lookup = async () => ['127.0.0.1']
  const ask = async (allow: string, host: string) => {
    await using client = clientWith({ allow: parseAllow(allow.replaceAll('PORT', String(server.port))), lookup })
    return await client.send({ url: `http://${host}:${server.port}/` })
  }

  for (const [allow, host] of [
    ['127.0.0.1:PORT', '127.0.0.1'], ['127.1:PORT', '127.0.0.1'], ['127.0.0.0/8:PORT', '127.0.0.1'],
    ['[::ffff:127.0.0.1]:PORT', '127.0.0.1'],
    ['127.0.0.1:PORT', '[::ffff:127.0.0.1]'], ['127.0.0.0/8:PORT', 'hooks.example.com'],
    ['localhost:PORT', 'localhost'], ['printer:PORT', 'PRINTER.'],
    ['hooks.corp:PORT', 'hooks.corp'], ['Bücher.corp:PORT', 'xn--bcher-kva.corp'],
    ['10.0.0.1, ::1 127.0.0.1:PORT\n', '127.0.0.1'],
  ] as const) {
    it(`allows ${host} with ${JSON.stringify(allow)}`, async () => {
      const { body } = await ask(allow, host)

      expect(body.toString()).to.equal('ok')
    })
  }

  for (const [allow, host] of [
    ['', '127.0.0.1'], ['127.0.0.1', '127.0.0.1'], ['127.0.0.1:1', '127.0.0.1'], ['127.0.0.2:PORT', '127.0.0.1'],
    ['127.0.0.0/31:PORT', '127.0.0.2'],
    ['[::]/0:PORT', '127.0.0.1'], ['localhost', 'localhost'], ['localhost:PORT', 'a.localhost'],
    ['localhost:PORT', '127.0.0.1'],
    ['hooks.example.com:PORT', 'other.example.com'], ['10.0.0.0/8:PORT', 'hooks.example.com'],
    ['127.0.0.0/8:PORT', 'localhost'],
  ] as const) {
    it(`does not allow ${host} with ${JSON.stringify(allow)}`, async () => {
      const { code } = await failureOf(ask(allow, host))

      expect(code).to.equal('EGRESS_REFUSED')
    })
  }

  for (const entry of [
    'http://a.example', 'a.example/path', '10.0.0.0/33', '::/129', '10.0.0.0/', 'a.example/8', '10.1/8', 'a.example:0',
    'a.example:65536', 'a.example:x',
    '[::1', '::1]', '[::1]:', 'user@a.example', '1.2.3.256', '*', '*.a.example?', '[a.example]:80', 'fd00::/8:90',
    ':80',
  ]) {
    it(`rejects the entry ${entry}`, () => {
      expect(() => parseAllow(`10.0.0.1,${entry}`)).to.throw(Error, 'entry 2 is not ')
    })
  }

  it('parses IPv6 with and without brackets', () => {
    const ranges = parseAllow('::1 [::1]:80 fd00::/8 [fd00::]/8:80').map(
      ({ range, port }) => [range?.[0].toString(), range?.[1], port]
    )

    expect(ranges).to.deep.equal(
      [['::1', 128, undefined], ['::1', 128, 80], ['fd00::', 8, undefined], ['fd00::', 8, 80]]
    )
  })
})
