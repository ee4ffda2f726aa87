import { globe, markOf, png } from './drawing.ts'
import { sitesInGoogleIcons } from './logo-sites.ts'
import type { Upstream, UpstreamAnswer } from './upstream.ts'

/** Redirects to the host that serves the icons. https://www.google.com/s2/favicons?domain=example.com */
export const googleIcons: Upstream = {
  origin: 'https://www.google.com',
  subject: ({ url }) => url.searchParams.get('domain') ?? '',
  found(domain, { url }) {
    const query = `client=SOCIAL&type=FAVICON&fallback_opts=TYPE,SIZE,URL&url=http://${domain}&size=${
      url.searchParams.get('sz') ?? 16
    }`
    return { status: 301, headers: { location: `https://t1.gstatic.com/faviconV2?${query}` }, body: '' }
  },
  notFound: (domain, request) => googleIcons.found(domain, request),
}

/**
 * Serves icons. For an unknown host, the response is 404 with a globe of 16 pixels, even if another size is requested.
 */
export const googleIconStore: Upstream = {
  origin: 'https://t1.gstatic.com',
  subject: ({ url }) => new URL(url.searchParams.get('url') ?? 'http://x').hostname,
  found: (domain, { url }) =>
    sitesInGoogleIcons.includes(domain) ? icon(png(edgeOf(url), edgeOf(url), markOf(domain))) : unknown(),
  notFound: () => unknown(),
}

const edgeOf = (url: URL): number => Math.min(256, Number(url.searchParams.get('size')) || 16)
const icon = (body: Buffer): UpstreamAnswer => ({ headers: { 'content-type': 'image/png' }, body })
const unknown = (): UpstreamAnswer => ({ ...icon(png(16, 16, globe)), status: 404 })
