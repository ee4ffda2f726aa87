import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { checkEgress } from '../../../src/cli/doctor/doctor-egress.ts'
import { readConfig } from '../../../src/config/read.ts'
import { startNameServer, type Answer } from '../../support/name-server.ts'

describe('the check of the way out, with DNS_RESOLVER', () => {
  const outside = createServer((_, response) => { response.end('{}') })
  before(() => new Promise<void>(done => { outside.listen(0, '127.0.0.1', done) }))
  after(() => new Promise(done => outside.close(done)))

  /** Returns the check with a resolver that gives this answer. */
  async function checkWith(answer: Answer): ReturnType<typeof checkEgress> {
    await using server = await startNameServer({ answer: () => answer })
    return await checkEgress(readConfig({
      EGRESS_ROUTES: `https://dns.google=http://127.0.0.1:${(outside.address() as AddressInfo).port}`,
      DNS_RESOLVER: `udp://127.0.0.1:${server.port}`,
    }), true)
  }

  it('is fine if the resolver finds names', async () => {
    const check = await checkWith([[1, Buffer.from([192, 0, 2, 1])]])

    expect(check).to.include({
      state: 'ok', finding: 'dns.google answers over HTTPS, and the resolver of DNS_RESOLVER finds names',
    })
  })

  it('says what to do if the resolver refuses the question', async () => {
    const check = await checkWith(5)

    expect(check).to.include({
      state: 'todo', finding: 'the resolver of DNS_RESOLVER answers about dns.google with code 5 and 0 records',
    })
  })
})
