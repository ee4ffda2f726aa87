import { expect } from 'chai'
import type { Query } from '../../src/sources/kit/source.ts'
import { modules } from '../../src/sources/modules.ts'
import { runOn } from '../support/one-answer.ts'

const many = <Entry>(count: number, entry: (index: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, index) => entry(index))

const text = (length: number) => 'Example. '.repeat(Math.ceil(length / 9)).slice(0, length)
const dates = { not_before: '2026-01-02T00:00:00', not_after: '2026-04-02T00:00:00' }
const token = (index: number) => `SP3YVRARV8D0QH0JX142NC2A8AFG6BAB417ET1NM9.token-${index}::token-${index}`

const packageOf = (project: number, index: number) => ({
  repo: `repository_${index}`,
  subrepo: 'main',
  srcname: `project-${project}`,
  binname: `project-${project}`,
  visiblename: `project-${project}`,
  version: '1.2.3',
  origversion: '1.2.3-4',
  status: 'newest',
  summary: text(80),
  categories: ['devel'],
  licenses: ['MIT'],
  maintainers: ['sam@example.com', 'team@example.org'],
})

interface LargeAnswer {
  slug: string
  type: Query['type']
  origin: string
  /** Shape of the largest answer known. */
  known: string
  body(value: string): unknown
  label: string
  line: string | RegExp
}

const largest: readonly LargeAnswer[] = [
  {
    slug: 'repology',
    type: 'Email Address',
    origin: 'https://repology.org',
    known: '200 projects of 100 packages, one of them of 400',
    body: () => Object.fromEntries(many(200, project =>
      [`project-${project}`, many(project === 0 ? 400 : 100, index => packageOf(project, index))])),
    label: 'Packages',
    line: /^project-0, .*project-199$/,
  },
  {
    slug: 'substack',
    type: 'Pseudonym',
    origin: 'https://substack.com',
    known: '140 subscriptions',
    body: value => ({
      id: 1,
      name: 'Sam',
      handle: value,
      subscriptions: many(140, id => ({ id, publication: { name: text(40), hero: text(400), rest: text(2_500) } })),
    }),
    label: 'Name',
    line: 'Sam',
  },
  {
    slug: 'crt-sh',
    type: 'Domain Name',
    origin: 'https://crt.sh',
    known: '10,000 certificates of five names',
    body: value => many(10_000, id => ({
      issuer_ca_id: 1,
      issuer_name: 'C=US, O=Let\'s Encrypt, CN=R11',
      common_name: `host-${id}.${value}`,
      name_value: many(5, index => `host-${index}-${id}.${value}`).join('\n'),
      id,
      entry_timestamp: dates.not_before,
      ...dates,
      serial_number: '0123456789abcdef0123456789abcdef0123',
      result_count: 6,
    })),
    label: 'Certificates',
    line: '10000',
  },
  {
    slug: 'cert-spotter',
    type: 'Domain Name',
    origin: 'https://api.certspotter.com',
    known: 'a page of 1,000 issuances of 90 names',
    body: value => many(1_000, id => ({ // without their identifiers, so that no page follows
      tbs_sha256: 'a'.repeat(64),
      cert_sha256: 'b'.repeat(64),
      dns_names: many(90, index => `host-${index}-${id}.${value}`),
      pubkey_sha256: 'c'.repeat(64),
      issuer: { friendly_name: 'Let\'s Encrypt', name: 'C=US, O=Let\'s Encrypt', pubkey_sha256: 'd'.repeat(64) },
      ...dates,
    })),
    label: 'Certificates',
    line: '1000',
  },
  {
    slug: 'dns',
    type: 'Domain Name',
    origin: 'https://dns.google',
    known: '200 texts of 255 characters',
    body: value => ({
      Status: 0,
      Question: [{ name: value, type: 16 }],
      Answer: many(200, index => ({ name: `${value}.`, type: 16, TTL: 300, data: `${index} ${text(250)}` })),
    }),
    label: 'TXT',
    line: /^0 Example/,
  },
  {
    slug: 'otx-domain',
    type: 'Domain Name',
    origin: 'https://otx.alienvault.com',
    known: '50 reports with 500 tags and 100 references each',
    body: value => ({
      indicator: value,
      pulse_info: {
        count: 50,
        pulses: many(50, index => ({
          id: `${index}`,
          name: `Report ${index}`,
          description: text(5_000),
          tags: many(500, tag => `tag-${tag}`),
          references: many(100, reference => `https://blog.example/${index}/${reference}`),
        })),
      },
    }),
    label: 'Reports',
    line: '50',
  },
  {
    slug: 'koios',
    type: 'Cryptocurrency',
    origin: 'https://api.koios.rest',
    known: '10,000 unspent outputs',
    body: value => [{
      address: value,
      balance: '2500000',
      utxo_set: many(10_000, index => ({ tx_hash: 'a'.repeat(64), tx_index: index, value: '2500000', asset_list: [] })),
    }],
    label: 'Unspent outputs',
    line: '10000',
  },
  {
    slug: 'algonode',
    type: 'Cryptocurrency',
    origin: 'https://mainnet-idx.algonode.cloud',
    known: '10,000 assets',
    body: address => ({
      account: {
        address,
        'amount': 1,
        'assets': many(10_000, id => ({
          'amount': 1,
          'asset-id': id,
          'deleted': false,
          'is-frozen': false,
          'opted-in-at-round': 1,
        })),
      },
    }),
    label: 'Assets',
    line: '10000',
  },
  {
    slug: 'stellar-horizon',
    type: 'Cryptocurrency',
    origin: 'https://horizon.stellar.org',
    known: '1,000 trust lines',
    body: account_id => ({
      account_id,
      balances: many(1_000, index => ({
        balance: '1.0000000',
        limit: '922337203685.4775807',
        buying_liabilities: '0.0000000',
        selling_liabilities: '0.0000000',
        last_modified_ledger: 50_000_000,
        is_authorized: true,
        is_authorized_to_maintain_liabilities: true,
        asset_type: 'credit_alphanum4',
        asset_code: `T${index}`,
        asset_issuer: 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN',
      })),
    }),
    label: 'Assets',
    line: /^T0, .*T999$/,
  },
  {
    slug: 'stacks-balances',
    type: 'Cryptocurrency',
    origin: 'https://api.hiro.so',
    known: '5,000 kinds of tokens',
    body: () => ({
      stx: { balance: '1', total_sent: '0', total_received: '1' },
      fungible_tokens: Object.fromEntries(many(5_000, index =>
        [token(index), { balance: '5', total_sent: '0', total_received: '5' }])),
      non_fungible_tokens: {},
    }),
    label: 'Tokens',
    line: /token-4999$/,
  },
  {
    slug: 'trongrid',
    type: 'Cryptocurrency',
    origin: 'https://api.trongrid.io',
    known: '10,000 tokens',
    body: () => ({
      data: [{
        address: '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
        balance: 1,
        trc20: many(10_000, index => ({ [`T${String(index).padStart(33, '0')}`]: '1000000000000000000' })),
      }],
      success: true,
    }),
    label: 'Kinds of tokens',
    line: '10000',
  },
]

describe('the largest answers known', () => {
  for (const { slug, type, origin, known, body, label, line } of largest) {
    it(`are read whole: ${slug}, ${known}`, async () => {
      const module = modules.find(one => one.slug === slug)!
      const value = module.examples.found[0]!

      const { cards, failure } = await runOn(origin, { body: JSON.stringify(body(value)) }, module, { type, value })

      expect(failure).to.equal(undefined)
      expect(cards[0]!.items.find(item => item.label === label)?.value).to.match(
        typeof line === 'string' ? new RegExp(`^${line}$`) : line,
      )
    })
  }
})
