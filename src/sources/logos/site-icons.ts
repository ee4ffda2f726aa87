import { bestFirst, type LogoSource } from './logo-source.ts'
import { touchEdge, unknownEdge } from './page.ts'

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
    const sorted = bestFirst(icons, edge)
    const enough = sorted.filter(icon => icon.edge >= edge)
    return [...enough, ...bestFirst([...sorted.slice(enough.length), ...usual.filter(({ url: place }) => !enough.some(icon => icon.url === place))], edge)]
  },
}
