import { simulatedRecording } from './recordings.ts'
import type { Upstream } from './upstream.ts'

/** For an unused address, all counts are zero. */
export const esplora: Upstream = {
  origin: 'https://blockstream.info',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? ''),
  found: address => simulatedRecording({ slug: 'esplora' }, 'found', address)!,
  notFound: address => simulatedRecording({ slug: 'esplora' }, 'none', address)!,
}
