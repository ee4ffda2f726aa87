import { typeOf, type Answer } from './proof.ts'

/*
 * Texts that a reader sees
 *
 * An application in the browser sends all its sentences with each page: translations in a script, a state as JSON,
 * templates, elements that a script shows later. Such a sentence says nothing about the searched account.
 *
 * | not shown | examples |
 * |---|---|
 * | elements | `<script>`, `<style>`, `<template>`, `<noscript>`, comments |
 * | attributes | `content="…"`, `data-message="…"`, `value="…"` |
 * | hidden elements | `hidden`, `style="display:none"`, class `d-none` |
 * | conditions of frameworks | `v-if`, `ng-show`, `x-show`, `*ngIf` |
 *
 * The title is shown. Style sheets are not read: a class with another name that hides an element is missed. The scan is
 * linear in the length of the page: each of its searches continues where the one before ended.
 */

const quiet = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'textarea']
/** Ends of the elements whose content is no markup. */
const rawEnds = new Map(['script', 'style', 'textarea', 'iframe', 'noscript'].map(name =>
  [name, new RegExp(`</${name}`, 'gi')] as const))
const empty = new Set([
  'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr',
])

/** Tags whose elements are hidden, or shown only if a script of the page decides so. Attributes and classes. */
const hidingTag = new RegExp([
  `^<(?:${quiet.join('|')})\\b`,
  '[\\s"\'](?<!:\\s)(?:hidden|hide|d-none|display-none|is-hidden|u-hidden|uk-hidden|ng-hide|invisible|sr-only|' +
    'visually-hidden|screen-reader-text)(?=[\\s"\'=>/])',
  '\\s(?:v-(?:if|else|else-if|show|cloak)|(?:data-)?ng-(?:if|show|hide|cloak|switch-when)|x-(?:if|show|cloak)|' +
    '\\*ngif|\\[hidden\\]|:hidden)(?=[\\s=>/])',
  'display\\s?:\\s?none|visibility\\s?:\\s?hidden',
].join('|'), 'i')

/** Returns `true` if a reader of the response sees the text of a proof. */
export function isShown({ response, text: page }: Answer, text: string): boolean {
  if (typeOf(response).includes('json')) return true
  const part = textPart(text)
  return part !== '' && page.includes(part) && shownParts(page).some(shown => shown.includes(part))
}

/** Returns `true` for words that a site wrote for people, and not for an attribute or a name in a program. */
export const isProse = (text = ''): boolean => /\p{L} \p{L}/u.test(text.replaceAll(/<[^<>]*>/g, ' '))

/** Returns the longest part of a text that is outside its tags. The text may begin or end within a tag. */
const textPart = (text: string): string => text.replace(/^[^<>]*>/, '').replace(/<[^<>]*$/, '').split(/<[^<>]*>/)
  .reduce((longest, part) => part.length > longest.length ? part : longest, '').trim()

/** Yields the texts between the tags of a page that are not in hidden elements. */
export function* shownParts(page: string): Generator<string, undefined> {
  let hidden: { name: string, depth: number } | undefined
  for (let at = 0; at < page.length;) {
    const open = page.indexOf('<', at)
    const end = open < 0 ? page.length : open
    if (!hidden && end > at) yield page.slice(at, end)
    if (open < 0) return
    const tag = tagAt(page, open)
    at = tag.end
    if (tag.name === undefined || empty.has(tag.name)) continue
    if (hidden) {
      if (tag.name === hidden.name) hidden.depth += tag.isEnd ? -1 : 1
      if (hidden.depth === 0) hidden = undefined
    } else if (!tag.isEnd && page[tag.end - 2] !== '/' && hidingTag.test(page.slice(open, tag.end))) {
      hidden = { name: tag.name, depth: 1 }
    }
    const rawEnd = rawEnds.get(tag.name)
    if (rawEnd && !tag.isEnd) at = indexOf(page, rawEnd, at)
  }
}

interface Tag {
  /** In lower case. `undefined` for a comment, a declaration, and a `<` that begins no tag. */
  name: string | undefined
  isEnd: boolean
  /** Index behind the tag. */
  end: number
}

function tagAt(page: string, open: number): Tag {
  if (page.startsWith('<!--', open)) return { name: undefined, isEnd: false, end: behind(page, '-->', open + 4) }
  if (/^<[!?]/.test(page.slice(open, open + 2))) return { name: undefined, isEnd: false, end: behind(page, '>', open) }
  const name = /^<\/?([a-z][^\s/<>]{0,60})/i.exec(page.slice(open, open + 64))
  if (!name) return { name: undefined, isEnd: false, end: open + 1 }
  let end = open + name[0].length
  while (end < page.length && page[end] !== '>') {
    const isValue = page[end] === '=' && (page[end + 1] === '"' || page[end + 1] === '\'')
    end = isValue ? behind(page, page[end + 1]!, end + 2) : end + 1
  }
  return { name: name[1]!.toLowerCase(), isEnd: page[open + 1] === '/', end: Math.min(end + 1, page.length) }
}

/** Returns the index behind the next occurrence of a text, or the end of the page. */
function behind(page: string, text: string, from: number): number {
  const at = page.indexOf(text, from)
  return at < 0 ? page.length : at + text.length
}

/** Returns the index of the next match, or the end of the page. */
function indexOf(page: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(page)?.index ?? page.length
}
