import type { Upstream } from './upstream.ts'

/** Response about an address that the server does not know. */
const unknownAddress = {
  block_number_balance_updated_at: null,
  coin_balance: null,
  creation_status: null,
  creation_transaction_hash: null,
  creator_address_hash: null,
  ens_domain_name: null,
  has_beacon_chain_withdrawals: false,
  has_logs: false,
  has_token_transfers: false,
  has_tokens: false,
  has_validated_blocks: false,
  implementations: [],
  is_contract: false,
  is_scam: false,
  is_verified: false,
  name: null,
  public_tags: [],
  token: null,
}

/**
 * https://github.com/blockscout/blockscout/blob/master/apps/block_scout_web/lib/block_scout_web/controllers/api/v2/address_controller.ex
 * An address that the server does not know has no status of its own.
 */
export const blockscout: Upstream = {
  origin: 'https://eth.blockscout.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
  found: hash => ({
    body: {
      ...unknownAddress,
      hash,
      block_number_balance_updated_at: 26125263,
      coin_balance: '5749318262866090346',
      ens_domain_name: 'sam-example.eth',
      exchange_rate: '2718.21',
      has_token_transfers: true,
      has_tokens: true,
      metadata: null,
      private_tags: [],
      proxy_type: null,
      reputation: 'ok',
      watchlist_address_id: null,
      watchlist_names: [],
    },
  }),
  notFound: (hash, { url }) => ({
    body: url.pathname.endsWith('/counters')
      ? { gas_usage_count: '0', token_transfers_count: '0', transactions_count: '0', validations_count: '0' }
      : { ...unknownAddress, hash },
  }),
}
