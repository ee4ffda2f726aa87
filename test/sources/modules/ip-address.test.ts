import { expect } from 'chai'
import { createLists } from '../../../src/core/lists/lists.ts'
import { createMemoryListStorage } from '../../../src/core/lists/memory-storage.ts'
import { createLog } from '../../../src/lib/log.ts'
import { ipDataLists } from '../../../src/sources/lists/rows/ip-data.ts'
import { notPublic } from '../../../src/sources/kit/scope.ts'
import { ipAddress } from '../../../src/sources/modules/ip-address.ts'
import { internetdb } from '../../../src/sources/modules/internetdb.ts'
import { rdapIp } from '../../../src/sources/modules/rdap-ip.ts'
import { reverseDns } from '../../../src/sources/modules/reverse-dns.ts'
import { ripestat } from '../../../src/sources/modules/ripestat.ts'
import { simulate } from '../../support/simulated.ts'

async function raw(value: string): Promise<Record<string, unknown>> {
  await using world = await simulate()
  const { cards } = await world.run(ipAddress, 'IP Address', value)
  return cards[0]?.raw ?? {}
}

/** Returns what the module states after a download of the data on this day, or of none of it. */
async function rawAfterDownload(
  value: string, day: string, found = true, headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  await using world = await simulate()
  const { client, ...context } = world.context()
  const lists = createLists({
    storage: createMemoryListStorage(),
    client: {
      async send(...request) {
        const response = await client.send(...request)
        return { ...response, headers: { ...response.headers, ...headers } }
      },
    },
    clock: { now: () => new Date(`${day}T12:00:00Z`) },
    log: createLog({ level: 'silent' }),
  })
  const version = value.includes(':') ? 6 : 4
  if (found) for (const data of ['network', 'country'] as const) await lists.refresh(ipDataLists[data][version])
  for await (const { raw } of ipAddress.run({ type: 'IP Address', value }, { ...context, client, lists })) return raw
  return {}
}

describe('IP address module', () => {
  it('returns the network that announces an address, its country and the sources of the data', async () => {
    const google = await raw('8.8.8.8')

    expect(google).to.include({
      version: 4,
      integer: '134744072',
      asn: 15169,
      country_code: 'US',
      reverse_name: '8.8.8.8.in-addr.arpa',
    })
    expect(google['as_organisation']).to.match(/Google/)
    expect(google['sources']).to.have.length(2)
    expect(google['sources']).to.satisfy((sources: { as_of: string }[]) =>
      sources.every(({ as_of }) => /^20\d\d-[01]\d-[0-3]\d$/.test(as_of)))
    expect(await raw('2001:4860:4860::8888')).to.include({ version: 6, asn: 15169, country_code: 'US' })
  })

  it('covers the first and the last address of the data, and the gaps between its ranges', async () => {
    expect(await raw('1.0.0.0')).to.include({ asn: 13335 })
    expect(await raw('1.0.1.0')).to.include({ asn: null, network: null })
    expect(await raw('223.255.255.254')).to.include({ version: 4 })
  })

  it('reads downloaded data if it is newer than the data of the installation, and names its day', async () => {
    const source = { text: 'ip-location-db', url: 'https://github.com/sapics/ip-location-db', as_of: '2030-01-02' }

    for (const value of ['8.8.8.8', '2001:4860:4860::8888']) {
      expect(await rawAfterDownload(value, '2030-01-02')).to.deep.include({
        asn: 15169,
        as_organisation: 'Google LLC',
        network: value, // the simulated file has single addresses
        country_code: 'US',
        sources: [source, source],
      })
    }
    expect(await rawAfterDownload('1.0.0.0', '2030-01-02')).to.deep.include({ asn: null, country_code: null })
  })

  it('names the day of the publisher, not that of the download', async () => {
    const { sources } = await rawAfterDownload('8.8.8.8', '2030-01-02', true, {
      'last-modified': 'Mon, 31 Dec 2029 04:00:00 GMT',
    })

    expect((sources as { as_of: string }[]).map(({ as_of }) => as_of)).to.eql(['2029-12-31', '2029-12-31'])
  })

  it('reads the data of the installation if the downloaded data is older, or missing', async () => {
    expect((await rawAfterDownload('8.8.8.8', '2020-01-02'))['network']).to.match(/\/\d+$/)
    expect(await rawAfterDownload('1.0.0.0', '2020-01-02')).to.include({ asn: 13335 })
    expect(await rawAfterDownload('1.0.0.0', '2030-01-02', false)).to.include({ asn: 13335 })
  })

  it('returns the purpose of a special-purpose block', async () => {
    expect((await raw('10.1.2.3'))['special']).to.eql({ cidr: '10.0.0.0/8', purpose: 'Private use', rfc: 'RFC 1918' })
  })
})

describe('IP addresses that are sent to sources', () => {
  it('are public addresses and the addresses of the sandbox', () => {
    const asked = ['8.8.8.8', '192.0.2.1', '2001:db8::1', '2606:4700::1']
    const left = ['10.0.0.1', '127.0.0.1', '198.51.100.1', '203.0.113.9', '::1', 'fe80::1', 'fc00::1', '224.0.0.1']

    expect([...asked, ...left].filter(value => notPublic({ type: 'IP Address', value }) === undefined)).to.eql(asked)
  })

  it('do not include private addresses, for any network module', () => {
    const reasons = [internetdb, rdapIp, ripestat, reverseDns].map(module =>
      module.skipReason?.({ type: 'IP Address', value: '10.0.0.1' })
    )

    expect(new Set(reasons)).to.eql(new Set(['The address is not public: Private use (RFC 1918)']))
  })
})
