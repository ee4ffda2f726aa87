import { ethereumExplorer, otherExplorers, recordedOf } from '../sources/rows/look-ups/blockscout-explorers.ts'
import { simulatedRecording } from './recordings.ts'
import type { Upstream } from './upstream.ts'

/** Explorers of all chains. An address that the server does not know has no status of its own, and no counts. */
export const blockscoutUpstreams: readonly Upstream[] = [ethereumExplorer, ...otherExplorers].map(explorer => {
  const source = { slug: 'blockscout', recorded: recordedOf(explorer) }
  return {
    origin: `https://${explorer[3]}`,
    subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
    found: hash => simulatedRecording(source, 'found', hash)!,
    notFound: (hash, { url }) => url.pathname.endsWith('/counters')
      ? { body: { transactions_count: '0', token_transfers_count: '0', gas_usage_count: '0', validations_count: '0' } }
      : simulatedRecording(source, 'none', hash)!,
  }
})
