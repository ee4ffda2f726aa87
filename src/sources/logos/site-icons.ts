import { bestFirst, touchEdge, unknownEdge, type LogoSource } from './logo-source.ts'

/**
 * Icons that the page declares, and icons at the default paths that browsers request.
 * https://html.spec.whatwg.org/multipage/links.html#rel-icon
 */
export const siteIcons: LogoSource = {
  slug: 'site-icons',
  homepage: 'https://html.spec.whatwg.org/multipage/links.html#rel-icon',
  async candidates(site, edge, context) {
    const { url, icons } = await site.page(context)
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
