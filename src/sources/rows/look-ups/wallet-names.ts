import { means } from '../../kit/meanings/meaning.ts'
import type { LookUp } from '../look-up.ts'

const wallet = { type: 'Cryptocurrency', category: 'profile' } as const
const evm = {
  found: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  notFound: '0x6e2532666a2eE7ac976D1abE7327C7eC9E65B963',
}
const solana = {
  found: 'HKKp49qGWXd639QsuH7JiLijfVW5UtCVY4s1n2HANwEA',
  notFound: 'J5UZkLbRvko3pKALJj1FKC4EtChCdhEkGfDMAFzdPiFB',
}

/** Members of a user of Snapshot that prove a profile, a proposal or a vote. */
const profile = ['name', 'about', 'github', 'twitter', 'lens', 'farcaster', 'created', 'proposalsCount', 'lastVote']
  .map(name => `data.user.${name}`)

/** Names and people behind a wallet. */
export const walletNames: readonly LookUp[] = [
  {
    ...wallet,
    slug: 'snapshot',
    name: 'Snapshot',
    description: 'Profile and votes of an address at Snapshot, where communities vote',
    homepage: 'https://snapshot.org',
    source: 'https://github.com/snapshot-labs/snapshot-hub/blob/master/src/graphql/operations/users.ts',
    seen: '2026-11-27',
    chains: ['ethereum'],
    url: 'https://hub.snapshot.org/graphql',
    body: {
      query: 'query($id: String!) { user(id: $id) { id name about github twitter lens farcaster created votesCount'
        + ' proposalsCount lastVote } }',
      variables: { id: '{value}' },
    },
    record: 'data.user',
    has: 'id',
    equals: 'id',
    // an address without a profile and without votes has a record that has only its id
    missing: { path: 'data.user.votesCount', says: null, unless: profile },
    page: 'https://snapshot.box/#/profile/{value}',
    fields: [
      ['Name', 'name'],
      ['About', 'about'],
      ['GitHub', 'github'],
      ['X', 'twitter'],
      ['Lens', 'lens'],
      ['Farcaster', 'farcaster'],
      ['Created', 'created', 'date'],
      ['Votes', 'votesCount'],
      ['Proposals', 'proposalsCount'],
      ['Last vote', 'lastVote', 'date'],
    ],
    examples: {
      ...evm,
      answer: {
        data: {
          user: {
            id: '{value}',
            name: 'Sam',
            about: 'Builds things.',
            github: 'sam',
            twitter: 'sam',
            created: 1_600_000_000,
            votesCount: 12,
            proposalsCount: 1,
            lastVote: 1_700_000_000,
          },
        },
      },
      missing: { data: { user: { id: '{value}', votesCount: null } } },
    },
  },
  ...([['bnb', 'bnb', '.bnb'], ['arb1', 'arbitrum', '.arb']] as const).map(([tld, chain, ending]): LookUp => ({
    ...wallet,
    slug: `space-id-${tld}`,
    name: `SPACE ID: ${ending}`,
    description: `Name ending in ${ending} that an address chose`,
    homepage: 'https://space.id',
    source: 'https://docs.space.id/developer-guide/web3-name-sdk/sid-api',
    chains: [chain],
    url: `https://api.prd.space.id/v1/getName?tld=${tld}&address={value}`,
    has: 'name',
    missing: { path: 'name', says: null },
    complete: { path: 'code', says: /^0$/ },
    fields: [['Name', 'name']],
    meanings: { Name: [means('Pseudonym', 'same_account', 'verified')] },
    examples: { ...evm, answer: { code: 0, name: `sam${ending}`, msg: 'success' }, missing: { code: 0, name: null } },
  })),
  {
    ...wallet,
    slug: 'sns-domains',
    name: 'Solana Name Service: domains',
    description: 'Names ending in .sol that a Solana address owns',
    homepage: 'https://www.sns.id',
    source: 'https://github.com/Bonfida/sns-sdk/blob/main/cf-worker/src/index.ts',
    seen: '2026-11-27',
    chains: ['solana'],
    url: 'https://sdk-proxy-v2.sns.id/domains/{value}',
    has: 'result.*.domain', // a name that cannot be read back is left out of its entry
    missing: { path: 'result', says: 'empty list' },
    fields: [['Names without .sol', 'result.*.domain'], ['Number of names', 'result', 'count']],
    examples: {
      ...solana,
      answer: { s: 'ok', result: [{ key: '00ff', domain: 'sam' }] },
      missing: { s: 'ok', result: [] },
    },
  },
  {
    ...wallet,
    slug: 'stacks-names',
    name: 'Stacks names',
    description: 'Names in the name system of Stacks that an address owns',
    homepage: 'https://www.hiro.so/stacks-api',
    source: 'https://docs.hiro.so/stacks/api/bns/names/address',
    chains: ['stacks'],
    url: 'https://api.hiro.so/v1/addresses/stacks/{value}',
    has: 'names.0',
    missing: { path: 'names', says: 'empty list' },
    fields: [['Names', 'names']],
    examples: {
      found: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7',
      answer: { names: ['sam.btc'] },
      notFound: 'SP3YVRARV8D0QH0JX142NC2A8AFG6BAB417ET1NM9',
      missing: { names: [] },
    },
  },
  {
    ...wallet,
    slug: 'kaspa-name',
    name: 'Kaspa: known names',
    description: 'Name of a known Kaspa address, such as an exchange or a mining pool',
    homepage: 'https://explorer.kaspa.org',
    source: 'https://github.com/kaspa-ng/kaspa-rest-server/blob/main/endpoints/get_address_names.py',
    seen: '2026-11-27',
    chains: ['kaspa'],
    url: 'https://api.kaspa.org/addresses/{value}/name',
    has: 'name',
    equals: 'address',
    missing: { status: 404, path: 'detail', says: /^Address name not found$/ },
    fields: [['Name', 'name']],
    examples: {
      found: 'kaspa:qpauqsvk7yf9unexwmxsnmg547mhyga37csh0kj53q6xxgl24ydxjsgzthw5j',
      answer: { address: '{value}', name: 'Example' },
      notFound: 'kaspa:qr7mc2cmgdqh3qjapyz4vz2g20sxt2typxmppgzaq2z0ta62vtry5hz3esuz9',
      missing: { detail: 'Address name not found' },
    },
  },
  {
    ...wallet,
    slug: 'ton-dns',
    name: 'TON DNS',
    description: 'Names ending in .ton that point to a TON account',
    homepage: 'https://tonapi.io',
    source: 'https://github.com/tonkeeper/opentonapi/blob/master/api/openapi.yml',
    chains: ['ton'],
    url: 'https://tonapi.io/v2/accounts/{value}/dns/backresolve',
    has: 'domains.0',
    missing: { path: 'domains', says: 'empty list' },
    fields: [['Names', 'domains']],
    examples: {
      found: 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
      answer: { domains: ['foundation.ton'] },
      notFound: 'EQD9vCsbQ0F4gl0JBVYJSFPgZalkCbYQoF0ChPX3SmLGSrpo',
      missing: { domains: [] },
    },
  },
]
