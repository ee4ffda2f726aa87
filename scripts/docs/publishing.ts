import { html, raw } from './html.ts'
import { addressOf, frame, missingFile, type NavGroup, type Page } from './layout.ts'
import type { Look } from './look.ts'

/** Path at which every server has the site. */
export const servedAt = '/docs/'

/**
 * Returns the page for addresses that the site does not have. Its links are absolute: it is shown at any depth.
 * @param root path of the site, with a final slash
 */
export function missingPage(look: Look, groups: readonly NavGroup[], version: string, root: string): string {
  const page: Page = {
    file: missingFile,
    title: 'No such page',
    description: 'The documentation has no page at this address.',
    body: html`<h1>No such page</h1>
<p>The documentation has no page at this address. <a href="index.html">Overview</a></p>`,
  }
  return frame(page, groups, { version, look }).html.replace(/ (href|src)="(?!#|[a-z]+:)/g, ` $1="${root}`)
}

/** Returns the list of the pages for search engines. https://www.sitemaps.org/protocol.html */
export const sitemap = (address: string, files: Iterable<string>): string => html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${raw([...files].filter(file => file.endsWith('.html'))
  .map(file => `<url><loc>${html`${addressOf(address, file)}`.html}</loc></url>`).join('\n'))}
</urlset>
`.html
