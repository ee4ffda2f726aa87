import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'
import { once } from '../../lib/once.ts'

/** https://github.com/apostrophecms/sanitize-html, loaded when a catalogue is read: it takes megabytes, and answers need it not. */
const sanitizer = once(() => createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml)

/** The subset of HTML that a description may hold; openapi/components/schemas/Breach.yaml tells it to callers. */
const subset: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'blockquote', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: { a: toLink },
}

/** What can be shown as HTML, whoever wrote it. */
export const toHtml = (html: string): string => sanitizer()(html, subset).trim()

/** A relative address leads nowhere here. */
function toLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: /^https?:\/\//i.test(href) ? { href, rel: 'noopener noreferrer nofollow' } : {} }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The same as plain text in one line. */
export function toText(html: string): string {
  const spaced = html.replace(/<(?:br|\/?p|\/?li|\/?div|\/?blockquote)\b/gi, ' $&')
  const text = sanitizer()(spaced, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'discard' })
  return text.replace(/&(?:amp|lt|gt|quot);/g, entity => entities[entity]!).replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

const longest = 200 // characters

/** The first sentences of a text that fit; where not even one does, the words that do. */
export function shorten(text: string): string {
  if (text.length <= longest) return text
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.slice(0, 2 * longest))]
  const end = sentences.filter(({ index, segment }) => index + segment.trimEnd().length <= longest).at(-1)
  if (end && end.index + end.segment.length > 40) return text.slice(0, end.index + end.segment.length).trimEnd()
  const words = text.slice(0, longest)
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), 100)).toWellFormed().trimEnd().slice(0, longest - 1)}…`
}
