import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'
import { once } from './once.ts'

/**
 * The library https://github.com/apostrophecms/sanitize-html. It is loaded at its first use, because it takes
 * megabytes of memory and most responses do not need it.
 */
export const sanitizer = once(() => createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml)

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Converts HTML to plain text in one line. */
export function htmlText(html: string): string {
  const spaced = html.replace(/<(?:br|\/?p|\/?li|\/?div|\/?blockquote)\b/gi, ' $&')
  const text = sanitizer()(spaced, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'discard' })
  return text.replace(/&(?:amp|lt|gt|quot);/g, entity => entities[entity]!).replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
