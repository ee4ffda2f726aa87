import type { Chain } from '../../../facts/wallet.ts'
import type { LookUp } from '../look-up.ts'

const wallet = { type: 'Cryptocurrency', category: 'reputation', tags: ['reputation'] } as const
const evm = {
  found: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  notFound: '0x6e2532666a2eE7ac976D1abE7327C7eC9E65B963',
}

/** Reasons for a warning of GoPlus, as it names them. */
const warnings = [
  ['Cybercrime', 'cybercrime'],
  ['Money laundering', 'money_laundering'],
  ['Dark web', 'darkweb_transactions'],
  ['Phishing', 'phishing_activities'],
  ['Theft', 'stealing_attack'],
  ['Blackmail', 'blackmail_activities'],
  ['Sanctioned', 'sanctioned'],
  ['Mixer', 'mixer'],
  ['Fake identity check', 'fake_kyc'],
  ['Malicious mining', 'malicious_mining_activities'],
  ['Honeypot', 'honeypot_related_address'],
  ['Financial crime', 'financial_crime'],
  ['Gas abuse', 'gas_abuse'],
  ['Suspicion', 'blacklist_doubt'],
  ['Imitation', 'fake_token'],
  ['False interface', 'fake_standard_interface'],
  ['Can be deployed again', 'reinit'],
] as const

/** Path of a count. */
const contracts = 'number_of_malicious_contracts_created'

const warningsAs = (phishing: string) =>
  Object.fromEntries([contracts, ...warnings.map(([, path]) => path)].map(path =>
    [path, path === 'phishing_activities' ? phishing : '0']))

/**
 * Chains about which GoPlus is asked, by its identifier.
 * https://docs.gopluslabs.io/reference/addresscontractusingget
 */
const goplus = ([
  ['1', 'Ethereum', 'ethereum', evm],
  ['56', 'BNB Smart Chain', 'bnb', evm],
  ['8453', 'Base', 'base', evm],
  ['42161', 'Arbitrum One', 'arbitrum', evm],
] satisfies ReadonlyArray<[string, string, Chain, typeof evm]>).map(([id, name, chain, examples]): LookUp => ({
  ...wallet,
  slug: `goplus-${chain}`,
  seen: '2026-11-27',
  recorded: { as: 'goplus', chain: id },
  tags: ['reputation', 'threat'],
  name: `GoPlus: ${name}`,
  description: `Warnings about an address on ${name}, such as phishing, theft or sanctions`,
  homepage: 'https://gopluslabs.io',
  source: 'https://docs.gopluslabs.io/reference/addresscontractusingget',
  chains: [chain],
  url: `https://api.gopluslabs.io/api/v1/address_security/{value}?chain_id=${id}`,
  record: 'result',
  has: 'phishing_activities',
  activity: [contracts, ...warnings.map(([, path]) => path)],
  complete: { path: 'code', says: /^1$/ },
  fields: [
    ...warnings.map(([label, path]) => [label, path, 'flag'] as const),
    ['Malicious contracts created', contracts],
    ['Source of the data', 'data_source'],
  ],
  examples: {
    ...examples,
    answer: { code: 1, message: 'OK', result: { ...warningsAs('1'), data_source: 'Example' } },
    missing: { code: 1, message: 'OK', result: { ...warningsAs('0'), data_source: '' } },
  },
}))

/** Sourcify's number of a chain. https://docs.sourcify.dev/docs/api/ */
const sourcify = ([
  ['ethereum', 'Ethereum', 1],
  ['base', 'Base', 8453],
  ['arbitrum', 'Arbitrum One', 42161],
  ['optimism', 'OP Mainnet', 10],
  ['polygon', 'Polygon PoS', 137],
] satisfies ReadonlyArray<[Chain, string, number]>).map(([chain, name, id]): LookUp => ({
  type: 'Cryptocurrency',
  category: 'registration',
  slug: `sourcify-${chain}`,
  seen: '2026-11-27',
  recorded: { as: 'sourcify', chain: String(id) },
  tags: ['registry', 'coding'],
  name: `Sourcify: ${name}`,
  description: `Verified source code of a contract on ${name}, and the account that deployed it`,
  homepage: 'https://sourcify.dev',
  source: 'https://docs.sourcify.dev/docs/api/',
  chains: [chain],
  url: `https://sourcify.dev/server/v2/contract/${id}/{value}?fields=compilation.name,deployment`,
  has: 'match',
  equals: 'address',
  missing: { status: 404, path: 'match', says: null },
  page: `https://repo.sourcify.dev/${id}/{value}`,
  fields: [
    ['Contract', 'compilation.name'],
    ['Deployed by', 'deployment.deployer'],
    ['Deployed in', 'deployment.transactionHash'],
    ['Verified', 'verifiedAt', 'date'],
    ['Match', 'match'],
  ],
  examples: {
    found: '0x00000000219ab540356cBB839Cbe05303d7705Fa',
    answer: {
      match: 'exact_match',
      creationMatch: 'exact_match',
      runtimeMatch: 'exact_match',
      chainId: String(id),
      address: '{value}',
      verifiedAt: '2024-01-02T03:04:05Z',
      compilation: { name: 'Example' },
      deployment: { deployer: '0x01', transactionHash: '0x00ff' },
    },
    notFound: evm.notFound,
    missing: {
      match: null,
      creationMatch: null,
      runtimeMatch: null,
      chainId: String(id),
      address: '{value}',
    },
  },
}))

/** Labels, warnings and origin of a wallet. */
export const walletLabels: readonly LookUp[] = [
  ...goplus,
  ...sourcify,
  {
    ...wallet,
    slug: 'walletexplorer',
    name: 'WalletExplorer',
    description: 'Cluster of a Bitcoin address, and the known service that it belongs to',
    homepage: 'https://www.walletexplorer.com',
    source: 'https://github.com/GijsBeernink/UT-BLT-Backend/blob/master/api/walletexplorer_api.py',
    chains: ['bitcoin'],
    url: 'https://www.walletexplorer.com/api/1/address-lookup?address={value}&caller=tracewell',
    has: 'wallet_id',
    missing: { path: 'found', says: /^false$/ },
    page: 'https://www.walletexplorer.com/address/{value}',
    fields: [['Service', 'label'], ['Cluster', 'wallet_id'], ['Up to block', 'updated_to_block']],
    examples: {
      found: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      answer: { found: true, label: 'Example.com', wallet_id: '00000000000000ff', updated_to_block: 900_000 },
      notFound: '1Q8dNhhRzqTnFmHRAdVkWQVvB9evF16LZQ',
      missing: { found: false, updated_to_block: 900_000 },
    },
  },
  {
    ...wallet,
    slug: 'stellar-directory',
    name: 'StellarExpert directory',
    description: 'Known name, domain and tags of a Stellar account, such as exchange or malicious',
    homepage: 'https://stellar.expert/directory',
    source: 'https://github.com/stellar-expert/stellar-expert-explorer/blob/master/api/business-logic/directory/storage/mongodb-directory-storage.js',
    seen: '2026-11-27',
    chains: ['stellar'],
    url: 'https://api.stellar.expert/explorer/directory/{value}',
    has: 'address',
    equals: 'address',
    missing: { path: '', says: 'empty object' },
    fields: [['Name', 'name'], ['Domain', 'domain'], ['Tags', 'tags']],
    examples: {
      found: 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN',
      answer: { address: '{value}', name: 'Example', domain: 'example.com', tags: ['issuer'] },
      notFound: 'GD63YKY3INAXRAS5BECVMCKIKPQGLKLEBG3BBIC5AKCPL52KMLDEU3EQ',
      missing: {},
    },
  },
  {
    ...wallet,
    slug: 'eth-labels',
    name: 'eth-labels',
    description: 'Public labels of an address, such as an exchange or a project',
    homepage: 'https://eth-labels.com',
    source: 'https://github.com/dawsbot/eth-labels',
    chains: ['ethereum'],
    url: 'https://eth-labels.com/labels/{lower}',
    list: true,
    has: 'label',
    equals: 'address',
    fields: [
      ['Label', 'label'],
      ['Name', 'nameTag'],
      ['Token', 'name'],
      ['Website', 'website'],
      ['Chain', 'chainId'],
    ],
    examples: {
      ...evm,
      answer: [{ address: '{value}', chainId: 1, label: 'example', nameTag: 'Example: Hot wallet' }],
      missing: [],
    },
  },
]
