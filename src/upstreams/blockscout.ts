import { blockscouts } from '../sources/modules/blockscout.ts'
import { simulatedRecording } from './recordings.ts'
import type { Upstream } from './upstream.ts'

/** Explorers of all chains. An address that the server does not know has no status of its own, and no counts. */
export const blockscoutUpstreams: readonly Upstream[] = blockscouts.map(({ slug, homepage, recorded }) => {
  const source = { slug, ...recorded && { recorded } }
  return {
    origin: homepage,
    subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
    found: hash => simulatedRecording(source, 'found', hash)!,
    notFound: (hash, { url }) => url.pathname.endsWith('/counters')
      ? { body: { transactions_count: '0', token_transfers_count: '0', gas_usage_count: '0', validations_count: '0' } }
      : simulatedRecording(source, 'none', hash)!,
  }
})
