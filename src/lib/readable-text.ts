import { domainToUnicode } from 'node:url'

/** Names of the characters from U+00A0 to U+00FF, in their order. */
const latin = [
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute',
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring',
  'AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml',
  'times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil',
  'egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash',
  'ugrave uacute ucirc uuml yacute thorn yuml',
].join(' ').split(' ').map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const)

/**
 * Characters by their names in HTML, as far as texts of people have them:
 * https://html.spec.whatwg.org/entities.json
 */
const named: ReadonlyMap<string, string> = new Map([
  ...latin,
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: '\'',
    nbsp: ' ',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Yuml: 'Ÿ',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    bull: '•',
    hellip: '…',
    lsaquo: '‹',
    rsaquo: '›',
    euro: '€',
    trade: '™',
    rarr: '→',
    larr: '←',
    hearts: '♥',
  }),
])

/** Decodes the references of HTML: `&amp;`, `&#x2F;`, `&#47;`. Leaves names that it does not know. */
export const withoutEntities = (text: string): string => !text.includes('&') ? text :
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d{0,2}));/gi, (whole: string, ...parts: string[]) => {
    const [hex, decimal, name = ''] = parts as Array<string | undefined>
    const code = hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : undefined
    if (code === undefined) return named.get(name) ?? named.get(name.toLowerCase()) ?? whole
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
