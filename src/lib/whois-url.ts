/** Port of WHOIS. https://www.rfc-editor.org/rfc/rfc3912 */
export const whoisPort = 43

/** Returns the address of a question to a WHOIS server, which is one line. */
export const whoisUrl = (host: string, question: string): string => `whois://${host}/${encodeURIComponent(question)}`

export const isWhois = ({ protocol }: URL): boolean => protocol === 'whois:'

/** Returns the question of such an address. A line break would begin a second question. */
export const questionOf = ({ pathname }: URL): string =>
  decodeURIComponent(pathname.slice(1)).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** Returns the origin of an address, also for WHOIS, for which the standard of URLs has none. */
export const originOf = (url: URL): string => isWhois(url) ? `whois://${url.host.toLowerCase()}` : url.origin
