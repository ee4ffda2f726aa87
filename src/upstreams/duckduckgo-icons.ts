import { globe, ico, markOf, png } from './drawing.ts'
import { hostsInDuckDuckGoIcons } from './logo-sites.ts'
import type { Upstream } from './upstream.ts'

/**
 * Returns an image for every host. All unknown hosts get the same image.
 * https://icons.duckduckgo.com/ip3/example.com.ico
 */
export const duckduckgoIcons: Upstream = {
  origin: 'https://icons.duckduckgo.com',
  subject: ({ url }) => /^\/ip3\/(.+)\.ico$/.exec(url.pathname)?.[1] ?? '',
  found: host => hostsInDuckDuckGoIcons.includes(host)
    ? { headers: { 'content-type': 'image/x-icon' }, body: ico(64, markOf(host)) }
    : { headers: { 'content-type': 'image/png' }, body: png(48, 48, globe) },
  notFound: () => ({ status: 404, headers: { 'content-type': 'image/png' }, body: png(48, 48, globe) }),
}
