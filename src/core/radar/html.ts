import type sanitizeHtml from 'sanitize-html'
import { boundedHtml, sanitizer } from '../../lib/html-text.ts'

/** The HTML that a description may contain. It is documented in openapi/components/schemas/Breach.yaml. */
const subset: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'blockquote', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: { a: toLink },
}

/** Removes all HTML outside the allowed subset, so that text from an unknown author is safe to display. */
export const toHtml = (html: string): string => sanitizer()(boundedHtml(html), subset).trim()

/**
 * Keeps the address of a link only if it is an absolute HTTP or HTTPS URL. Otherwise removes the address and keeps the
 * text.
 */
function toLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: /^https?:\/\//i.test(href) ? { href, rel: 'noopener noreferrer nofollow' } : {} }
}

/** Maximum length of a summary in the Atom feed and in lists, in characters. */
const maxLength = 200

/** Shortens a text to 200 characters. Keeps the first whole sentences, or the first words if no sentence fits. */
export function shorten(text: string): string {
  if (text.length <= maxLength) return text
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.slice(0, 2 * maxLength))]
  const end = sentences.filter(({ index, segment }) => index + segment.trimEnd().length <= maxLength).at(-1)
  if (end && end.index + end.segment.length > 40) return text.slice(0, end.index + end.segment.length).trimEnd()
  const words = text.slice(0, maxLength)
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), 100)).toWellFormed().trimEnd().slice(0, maxLength - 1)}…`
}
