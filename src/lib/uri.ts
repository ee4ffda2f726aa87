/**
 * Returns a web address in the form of RFC 3986, which allows fewer characters than browsers do. Returns `undefined` if
 * the text is no address. https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 */
export function toUri(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null) return undefined
  const { pathname, search, hash } = url
  const [beforeQuery] = url.href.split(/[?#]/, 1) as [string] // `search` and `hash` lack the signs of empty parts
  const head = beforeQuery.slice(0, beforeQuery.length - pathname.length)
  const rest = [encode(pathname), search && `?${encode(search.slice(1))}`, hash && `#${encode(hash.slice(1))}`]
  return head + rest.join('')
}

const encode = (text: string): string =>
  text.replace(/%(?![\da-f]{2})/gi, '%25').replace(/[^\w\-.~:/?@!$&'()*+,;=%]/g, encodeURIComponent)
