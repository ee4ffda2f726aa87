import type { Upstream } from './upstream.ts'

/** https://docs.blockscout.com/api-reference/get-address-info */
export const blockscout: Upstream = {
  origin: 'https://eth.blockscout.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
  found: hash => ({
    body: {
      block_number_balance_updated_at: 26125263,
      coin_balance: '5749318262866090346',
      creation_status: null,
      creation_transaction_hash: null,
      creator_address_hash: null,
      ens_domain_name: 'sam-example.eth',
      exchange_rate: '2718.21',
      has_beacon_chain_withdrawals: false,
      has_logs: false,
      has_token_transfers: true,
      has_tokens: true,
      has_validated_blocks: false,
      hash,
      implementations: [],
      is_contract: false,
      is_scam: false,
      is_verified: false,
      metadata: null,
      name: null,
      private_tags: [],
      proxy_type: null,
      public_tags: [],
      reputation: 'ok',
      token: null,
      watchlist_address_id: null,
      watchlist_names: [],
    },
  }),
  notFound: () => ({ status: 404, body: { message: 'Not found' } }),
}
