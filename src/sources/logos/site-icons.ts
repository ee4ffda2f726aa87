import { SourceFailure } from '../failures.ts'
import type { Context } from '../kit/source.ts'
import { bestFirst, touchEdge, unknownEdge, type LogoSource, type Page, type Site } from './logo-source.ts'

/**
 * Icons that the page declares, and icons at the default paths that browsers request.
 * https://html.spec.whatwg.org/multipage/links.html#rel-icon
 */
export const siteIcons: LogoSource = {
  slug: 'site-icons',
  homepage: 'https://html.spec.whatwg.org/multipage/links.html#rel-icon',
  async candidates(site, edge, context) {
    const { url, icons } = await pageOf(site, context)
    const usual = [
      { url: new URL('/apple-touch-icon.png', url).href, edge: touchEdge },
      { url: new URL('/favicon.ico', url).href, edge: unknownEdge },
    ]
    // Declared icons that are large enough come first, because an icon at a default path may not exist.
    const enough = bestFirst(icons.filter(icon => icon.edge >= edge), edge)
    const others = [...icons, ...usual].filter(other => !enough.some(icon => icon.url === other.url))
    return [...enough, ...bestFirst(others, edge)]
  },
}

/** Returns the page. If a server answers without a readable page, returns an empty one: its icons may be there. */
async function pageOf(site: Site, context: Context): Promise<Pick<Page, 'url' | 'icons'>> {
  try {
    return await site.page(context)
  } catch (error) {
    if (!(error instanceof SourceFailure) || noServer.has(error.code)) throw error
    return { url: `https://${site.domain}/`, icons: [] }
  }
}

/** Failures after which a request for an icon would fail too. */
const noServer: ReadonlySet<string> =
  new Set(['UPSTREAM_UNREACHABLE', 'UPSTREAM_TIMEOUT', 'PROXY_FAILED', 'MACHINE_BUSY'])
