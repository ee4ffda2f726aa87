import { expect } from 'chai'
import { createTestClock } from '../../support/clock.ts'
import { start, type Answer, type Started } from '../../../scripts/support/start.ts'
import { changePlan, onDatabase, traces } from '../../../scripts/support/tables.ts'
import { faultsOf } from '../../support/faults.ts'

/** Operations with a valid body, invalid bodies and a blocklist entry. */
const operations = [
  {
    path: '/tools/domain-intelligence/subdomains',
    good: { domain: 'tw-success.example' },
    blocked: ['domain', 'tw-success.example'],
    bad: [{ domain: '192.0.2.1' }, { domain: '' }, {}],
  },
  {
    path: '/tools/domain-intelligence/dns',
    good: { domain: 'tw-success.example' },
    blocked: ['domain', 'tw-success.example'],
    bad: [{ domain: '192.0.2.1' }, { domain: '' }, {}],
  },
  {
    path: '/tools/domain-intelligence/rdap',
    good: { domain: 'tw-success.example' },
    blocked: ['domain', 'tw-success.example'],
    bad: [{ domain: '192.0.2.1' }, { domain: '' }, {}],
  },
  {
    path: '/tools/domain-intelligence/certificates',
    good: { domain: 'tw-success.example' },
    blocked: ['domain', 'tw-success.example'],
    bad: [{ domain: '192.0.2.1' }, { domain: '' }, {}],
  },
  {
    path: '/tools/domain-intelligence/all',
    good: { domain: 'tw-success.example' },
    blocked: ['domain', 'tw-success.example'],
    bad: [{ domain: '192.0.2.1' }, { domain: '' }, {}],
  },
  {
    path: '/tools/ip-intelligence/lookup', good: { ip: '192.0.2.1' }, blocked: ['network', '192.0.2.0/24'],
    bad: [{ ip: '192.0.2.0/24' }, { ip: 'example.com' }, { ip: '' }, { ip: '1'.repeat(65) }, {}],
  },
  {
    path: '/tools/ip-intelligence/reputation', good: { ip: '192.0.2.1' }, blocked: ['network', '192.0.2.0/24'],
    bad: [{ ip: '192.0.2.0/24' }, { ip: 'example.com' }, { ip: '' }, { ip: '1'.repeat(65) }, {}],
  },
  {
    path: '/tools/ip-intelligence/all', good: { ip: '192.0.2.1' }, blocked: ['network', '192.0.2.0/24'],
    bad: [{ ip: '192.0.2.0/24' }, { ip: 'example.com' }, { ip: '' }, { ip: '1'.repeat(65) }, {}],
  },
  {
    path: '/tools/account-intelligence/email',
    good: { email: 'sam@tw-success.example' },
    blocked: ['domain', 'tw-success.example'],
    bad: [{ email: 'example.com' }, { email: 'sam@[192.0.2.1]' }, { email: 'a'.repeat(513) }, {}],
  },
  {
    path: '/tools/account-intelligence/pseudonym', good: { pseudonym: 'tw-success' }, blocked: ['exact', 'TW-success'],
    bad: [{ pseudonym: '\u200b' }, { pseudonym: 'x'.repeat(65) }, {}],
  },
  {
    path: '/tools/domain-intelligence/email-security',
    good: { domain: 'tw-success.example' },
    blocked: ['domain', 'tw-success.example'],
    bad: [{ domain: 'not a domain' }, { domain: '192.0.2.1' }, { domain: '' }, { domain: 'a'.repeat(2_049) }, {}, {
      domain: 'example.com',
      mode: 'quick',
    }],
  },
  {
    path: '/tools/gaming-intelligence/profile',
    good: { pseudonym: 'tw-success' },
    blocked: ['exact', 'tw-success'],
    bad: [{ pseudonym: '\u200b' }, { pseudonym: 'x'.repeat(65) }, { pseudonym: 'a\nb' }, { pseudonym: 7 }, {}, {
      pseudonym: 'sam',
      type: 'x',
    }],
  },
  {
    path: '/tools/ip-intelligence/network',
    good: { network: '8.8.8.0/24' },
    blocked: ['network', '8.8.0.0/16'],
    bad: [{ network: '10.0.0.0/8' }, { network: '8.8.8.0/33' }, { network: '8.8.8.8' }, { network: '8.0.0.0/7' }, {
      network: '2000::/3',
    }, { network: '192.168.0.0-192.168.0.255' }, { network: '8.8.8.0-8.8.8.9' }, { network: 'fe80::/64' }, {
      network: '' }, { network: 'x'.repeat(97) }, {}, { network: 8 }, { network: '8.8.8.0/24', ip: '8.8.8.8' }],
  },
  {
    path: '/tools/ip-intelligence/asn',
    good: { asn: 'AS3333' },
    blocked: ['exact', 'AS3333'],
    bad: [{ asn: 'AS64512' }, { asn: 'AS64496' }, { asn: 'AS0' }, { asn: 'AS23456' }, { asn: 'AS65535' }, {
      asn: 'AS65551' }, { asn: 'AS4200000000' }, { asn: 'AS4294967295' }, { asn: 'AS4294967296' }, { asn: '70000.1' }, {
      asn: 'AS' }, { asn: '' }, { asn: 'x'.repeat(65) }, {}, { asn: 3333 }],
  },
  {
    path: '/tools/vehicle-intelligence/vin',
    good: { vin: '1HGCM82633A004352' },
    blocked: ['exact', '1HGCM82633A004352'],
    bad: [{ vin: '1HGCM82633A00435' }, { vin: '1HGCM82633AO04352' }, { vin: '1HGCM82633A0043é2' }, {
      vin: 'x'.repeat(65),
    }, {}, { vin: 1 }],
  },
] as const

const codeOf = ({ status, body }: Answer) => `${status} ${body.error.code}`
const nothing = { searches: 0, records: 0, used: 0, runs: 0 }

for (const { path, good, bad, blocked } of operations) {
  describe(`POST ${path}`, () => {
    const clock = createTestClock()
    let service: Started
    before(async () => { service = await start({}, { clock }) })
    after(() => service[Symbol.asyncDispose]())
    afterEach(async () => expect(await traces(service), 'a refused request left a trace').to.deep.equal(nothing))
    const post = (body: unknown, more: { key?: string | null, headers?: Record<string, string> } = {}) =>
      service.request('POST', path, { body, ...more })

    it('rejects a request without a key', async () => {
      expect(codeOf(await post(good, { key: null }))).to.equal('401 UNAUTHORIZED')
    })

    it('rejects a request on a plan without tools', async () => {
      expect(codeOf(await post(good, { key: await service.newKey('starter') }))).to.equal('403 PLAN_FEATURE_REQUIRED')
    })

    for (const body of bad) {
      it(`rejects the body ${JSON.stringify(body).slice(0, 60)}`, async () => {
        const answer = await post(body)

        expect(codeOf(answer)).to.equal('400 VALIDATION_ERROR')
        expect(answer.body.error.details).to.not.be.empty
        expect(faultsOf(answer.body)[0]!.path).to.be.a('string').that.is.not.empty
      })
    }

    it('rejects a body over 64 KiB', async () => {
      expect(codeOf(await post(JSON.stringify(good).padEnd(65 * 1024)))).to.equal('413 PAYLOAD_TOO_LARGE')
    })

    it('rejects another content type', async () => {
      expect(codeOf(await post(JSON.stringify(good), { headers: { 'content-type': 'text/plain' } }))).to
        .equal('415 UNSUPPORTED_MEDIA_TYPE')
    })

    it('rejects a value on the blocklist', async () => {
      await service.tracewell.blocklist.add(blocked[0], blocked[1], '')

      const answer = await post(good)
      await service.tracewell.blocklist.remove(blocked[0], blocked[1])

      expect(codeOf(answer)).to.equal('403 QUERY_BLOCKED')
    })

    it('rejects requests above the limit of a minute, and of a day', async () => {
      await changePlan(service, 'business', { requests_per_minute: 0 })
      clock.advance(3_000) // longer than the key is cached
      const first = await post(good)
      await changePlan(service, 'business', { requests_per_minute: 600, daily: 0 })
      clock.advance(3_000)
      const second = await post(good)
      await changePlan(service, 'business', { daily: 20_000 })
      clock.advance(3_000)

      expect([codeOf(first), codeOf(second)]).to.deep.equal(['429 RATE_LIMIT_RPM_EXCEEDED', '429 RATE_LIMIT_EXCEEDED'])
      for (const { headers } of [first, second]) expect(Number(headers.get('retry-after'))).to.be.above(0)
    })

    it('rejects a request if the database fails, without internal details', async () => {
      await onDatabase(service, db => db.schema.renameTable('api_keys', 'elsewhere'))
      clock.advance(3_000)
      const answer = await post(good)
      await onDatabase(service, db => db.schema.renameTable('elsewhere', 'api_keys'))

      expect(codeOf(answer)).to.equal('500 INTERNAL_ERROR')
      expect(JSON.stringify(answer.body)).to.not.match(/api_keys|select/i)
    })
  })
}
