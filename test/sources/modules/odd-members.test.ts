import { expect } from 'chai'
import { certSpotter } from '../../../src/sources/modules/cert-spotter.ts'
import { crtSh } from '../../../src/sources/modules/crt-sh.ts'
import { internetdb } from '../../../src/sources/modules/internetdb.ts'
import type { Module, Query } from '../../../src/sources/kit/source.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { runOn } from '../../support/one-answer.ts'

const domain: Query = { type: 'Domain Name', value: 'example.com' }
const address: Query = { type: 'IP Address', value: '8.8.8.8' }
const dates = { not_before: '2026-01-02', not_after: '2026-03-04' }

async function run(origin: string, module: Module, query: Query, answer: UpstreamAnswer) {
  const { cards, failure } = await runOn(origin, answer, module, query)
  return { rows: cards.flatMap(({ items }) => items.map(({ label, value }) => `${label}: ${value}`)), failure }
}

describe('one odd member of an answer', () => {
  for (const [title, origin, module, query, body, row] of [
    ['a certificate whose names are null', 'https://crt.sh', crtSh, domain, [
      { ...dates, issuer_name: 'C', name_value: null, common_name: null },
      { ...dates, issuer_name: null, name_value: 'www.example.com' },
    ], ['Name: www.example.com', 'Parts left out: 1']],
    ['a certificate without names in the list, but with a common name', 'https://crt.sh', crtSh, domain, [
      { ...dates, issuer_name: 'C', name_value: null, common_name: 'mail.example.com' },
    ], 'Name: mail.example.com'],
    ['an issuance without names, and a name that is null', 'https://api.certspotter.com', certSpotter, domain, [
      { ...dates, issuer: null }, { ...dates, dns_names: [null, 'api.example.com'] },
    ], ['Name: api.example.com', 'Parts left out: 1']],
    ['vulnerabilities that are null', 'https://internetdb.shodan.io', internetdb, address, {
      ip: '8.8.8.8', ports: [53, null], hostnames: ['dns.example', 7], vulns: null,
    }, 'Open ports: 53'],
  ] as const) {
    it(`does not lose the rest: ${title}`, async () => {
      const { rows, failure } = await run(origin, module, query, { body })

      expect(failure).to.equal(undefined)
      expect(rows).to.include.members([row].flat())
    })
  }

  for (const [title, origin, module, query, answer] of [
    ['certificates of another shape', 'https://crt.sh', crtSh, domain, { body: [{ names: ['example.com'] }] }],
    ['issuances of another shape', 'https://api.certspotter.com', certSpotter, domain, { body: [{ id: '1' }] }],
    ['a host of another shape', 'https://internetdb.shodan.io', internetdb, address, { body: { open: [53] } }],
    ['another error with status 404', 'https://internetdb.shodan.io', internetdb, address, {
      status: 404, body: { detail: 'Not Found' },
    }],
  ] as const) {
    it(`is no excuse for ${title}`, async () => {
      expect(await run(origin, module, query, answer)).to.eql({ rows: [], failure: 'UPSTREAM_CHANGED' })
    })
  }
})
