import { domainToUnicode } from 'node:url'

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '\'',
  nbsp: ' ',
}

/** Decodes the references of HTML: `&amp;`, `&#x2F;`, `&#47;`. Leaves names that it does not know. */
export const withoutEntities = (text: string): string => !text.includes('&') ? text :
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole: string, ...parts: string[]) => {
    const [hex, decimal, name = ''] = parts as Array<string | undefined>
    const code = hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : undefined
    if (code === undefined) return named[name.toLowerCase()] ?? whole
    return code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole
  })

/** Undoes percent-encoding. Returns the text as it is if it cannot be decoded. */
export function percentDecoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Writes the name of a host in its own script: `xn--bcher-kva.example` becomes `bücher.example`. */
export const readableHost = (host: string): string => host.includes('xn--') ? domainToUnicode(host) || host : host

/** Decodes a part of an address for people, such as the name of an account in a path. */
export const readableName = (text: string): string => withoutEntities(percentDecoded(text)).normalize('NFC')
