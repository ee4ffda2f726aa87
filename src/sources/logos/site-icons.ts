import { bestFirst, touchEdge, unknownEdge, type LogoSource } from './logo-source.ts'

/**
 * The icons that the page names, and those that lie where browsers look for them unasked.
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
    // What a page names that is enough is asked for before what may not be there at all.
    const enough = bestFirst(icons.filter(icon => icon.edge >= edge), edge)
    const others = [...icons, ...usual].filter(other => !enough.some(icon => icon.url === other.url))
    return [...enough, ...bestFirst(others, edge)]
  },
}
