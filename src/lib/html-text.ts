import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'
import { once } from './once.ts'

/**
 * The library https://github.com/apostrophecms/sanitize-html. It is loaded at its first use, because it takes
 * megabytes of memory and most responses do not need it.
 */
export const sanitizer = once(() => createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml)

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Number of tags that are read. Texts of sources have a few; the parser's time grows with the square of the depth. */
const maxTags = 8_192

/** Cuts HTML after `maxTags` tags, opened or closed, so that its sanitizer takes linear time. */
export function boundedHtml(html: string): string {
  let at = -1
  for (let tags = 0; tags <= maxTags; tags++) {
    at = html.indexOf('<', at + 1)
    if (at < 0) return html
  }
  return html.slice(0, at)
}

/** Converts HTML to plain text in one line. Reads at most `maxTags` tags. */
export function htmlText(html: string): string {
  const spaced = boundedHtml(html).replace(/<(?:br|\/?p|\/?li|\/?div|\/?blockquote)\b/gi, ' $&')
  const text = sanitizer()(spaced, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'discard' })
  return text.replace(/&(?:amp|lt|gt|quot);/g, entity => entities[entity]!).replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
