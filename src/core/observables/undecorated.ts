import { percentDecoded } from '../../lib/readable-text.ts'

/** Signs at the ends of a value that belong to the text around it. */
const openers = new Set('<[({"\'`“‘«„')
const closers = new Set('>])}"\'`”’».,;:!?^')

/**
 * Returns the value in a text as analysts and programs write it: with signs that make it no link (`hxxp://`,
 * `sam[at]example[.]com`, `192\.0\.2\.1`), in brackets or quotes, with the full stop of a sentence, as a link of
 * Markdown, HTML or a chat, percent-encoded, with a wildcard (`*.example.com`), as a rule of an ad blocker, or with a
 * port (`[2001:db8::1]:443`). Returns any other text as it is. The forms are those of
 * https://github.com/ioc-fang/ioc-fanger and https://github.com/InQuest/iocextract (read on 2026-11-28).
 */
export function undecorated(text: string): string {
  const inner = linkTarget(text) ?? withoutPort(text)
  const linked = withDots(withoutEnds(withDots(decodedLink(inner))))
    .replaceAll(/ ?[[({<](?:@|at|ät|et|arroba)[\])}>] ?| ?[[({]@ ?| ?@[\])}] ?/gi, '@')
    .replaceAll(/[[({](:\/\/|:|\/|-)[\])}]/g, '$1')
    .replaceAll('\\/', '/')
    .replace(/^[[({](www|https?|h(?:xx|\*\*)ps?)[\])}]/i, '$1')
  return withScheme(linked).replace(/^(?:\*|%)\.(?=[^*])/, '')
}

/**
 * Returns the value in a text that people may also use as a pseudonym: with words for the dot and the `@`, with commas
 * for dots, or with a dot in front of a domain. Returns any other text as it is.
 */
export const looselyUndecorated = (text: string): string => undecorated(text)
  .replaceAll(/ {1,3}dot {1,3}|[-_]dot[-_]/gi, '.')
  .replaceAll(/(?<=[a-z\d])DOT(?=[a-z\d])/g, '.')
  .replaceAll(/(?<=\w) {0,3}, {0,3}(?=\w)/g, '.')
  .replace(/ {1,3}at {1,3}|(?<=[a-z\d])_at_(?=[a-z\d])/i, '@')
  .replace(/^\.(?=\w)/, '')

/**
 * Returns the address in a link of Markdown, of HTML, of a chat (`<https://…|text>`) or of a rule of an ad blocker, and
 * the text in signs of emphasis.
 */
const linkTarget = (text: string): string | undefined =>
  /^!?\[[^\]]*\]\(\s*<?([^\s()<>]+)>?(?:\s[^)]*)?\)$/.exec(text)?.[1]
  ?? /^<a\s[^>]*href\s*=\s*["']?([^"'\s>]+)/i.exec(text)?.[1]
  ?? /^<([^|<>\s]+)\|[^<>]*>$/.exec(text)?.[1]
  ?? /^(?:@@)?\|\|([^|^$\s]+)(?:\^.*)?$/.exec(text)?.[1]
  ?? /^(\*\*?|__|~~|\|\|)([^*~|]+)\1$/.exec(text)?.[2]

const withoutPort = (text: string): string => /^\[([^[\]\s]+)\]:\d{1,5}$/.exec(text)?.[1] ?? text

/** Decodes a text whose dots or scheme are percent-encoded. The path of a URL stays as it is. */
const decodedLink = (text: string): string => /%(?:2e|3a|40)/i.test(text) && !text.includes('://') && !/\s/.test(text)
  ? percentDecoded(text)
  : text

/** Removes the signs at both ends. An opening bracket stays if its partner is inside the text. */
function withoutEnds(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && openers.has(text[from]!)) from++
  while (to > from && closers.has(text[to - 1]!)) to--
  const inner = text.slice(from, to)
  return from > 0 && /[\])}>]/.test(inner) && !/[[({<]/.test(inner) ? text : inner
}

/** Replaces the spellings of a dot: in brackets, after a backslash, as a word in brackets, as another character. */
const withDots = (text: string): string => text
  .replaceAll(/ ?[[({<](?:dot|d0t|punto|punkt|point|ponto)[\])}>] ?/gi, '.')
  .replaceAll(/ ?[[({<\])}]{1,2}[.,][[({>\])}]{1,2} ?| ?[[({][.,]| ?[.,][\])}] ?|\\\.|\^\./g, '.')
  .replaceAll(/[\u2024\u3002\uff0e\uff61]/g, '.')

/** Repairs the scheme of a web address: `hxxp://`, `h**p`, `http:\\`, `http//`, `http ://`, `hxxp__`, `xxxxs://`. */
function withScheme(text: string): string {
  if (/^https?:\/\/(?=[^\s/\\])/i.test(text)) return text
  const [start, s, rest = ''] =
    /^(?:h(?:tt|xx|\*\*|__|x)p|x{4})([sx]?) ?[!@&]? ?(?::? ?(?:\/{2,3}|\\\\)|__) ?(?=[^\s/\\])(.*)$/is.exec(text) ?? []
  return start === undefined ? text : `http${s === '' ? '' : 's'}://${rest.replaceAll('\\', '/')}`
}
