/** Signs at the ends of a value that belong to the text around it. */
const openers = new Set('<[({"\'`“‘«„')
const closers = new Set('>])}"\'`”’».,;:!?')

/**
 * Returns the value in a text as analysts and programs write it: with signs that make it no link (`hxxp://`,
 * `sam[at]example[.]com`, `192\.0\.2\.1`), in brackets or quotes, with the full stop of a sentence, with a wildcard
 * (`*.example.com`), with a port (`[2001:db8::1]:443`), or in the URI of a wallet
 * (https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki). Returns any other text as it is.
 */
export function undecorated(text: string): string {
  const bracketed = /^\[([\da-f:.]+)\](?::\d{1,5})?$/i.exec(text)?.[1]
  if (bracketed !== undefined) return bracketed
  const linked = withoutEnds(text)
    .replace(/^h(?:xx|\*\*|__)p(?=s?[[({:])/i, 'http')
    .replaceAll(/ ?[[({<](?:\.|dot)[\])}>] ?|\\\.| dot /gi, '.')
    .replaceAll(/ ?[[({<](?:@|at)[\])}>] ?| at /gi, '@')
    .replaceAll(/[[({](:\/\/|:|\/)[\])}]/g, '$1')
  return linked.replace(/^\*\.(?=[^*])/, '').replace(/^[a-z][a-z\d]{2,19}:(?:pay-)?(?=[^/?@]{20,})([^?@]+).*$/is, '$1')
}

/** Removes the signs at both ends. An opening bracket stays if its partner is inside the text. */
function withoutEnds(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && openers.has(text[from]!)) from++
  while (to > from && closers.has(text[to - 1]!)) to--
  const inner = text.slice(from, to)
  return from > 0 && /[\])}>]/.test(inner) && !/[[({<]/.test(inner) ? text : inner
}
