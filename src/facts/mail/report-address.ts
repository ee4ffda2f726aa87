/** One address in `rua` or `ruf`. */
export interface ReportAddress {
  /** The address as written, with the obsolete limit of size. */
  uri: string
  /** `true` if a limit of size such as `!10m` follows. RFC 9989 has removed it. */
  hasSize: boolean
}

/**
 * Characters of a URI, without the comma, the semicolon and the exclamation mark, which must be percent-encoded.
 * https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 */
const uri = /^[a-z][a-z\d+.-]*:(?:[\w\-.~:/?#[\]@$&'()*+=]|%[\da-f]{2})+$/i
const mailto = /^mailto:[^\s@?]+@[a-z\d](?:[\w.-]*[a-z\d])?\.?(?:\?\S*)?$/i
const withSize = /^([^!]*)!\d{1,18}[kmgt]?$/i

const maxAddresses = 20

/**
 * Reads a comma-separated list of report addresses. `invalid` is the number of those that are no URI.
 * https://www.rfc-editor.org/rfc/rfc9989#section-4.8, https://www.rfc-editor.org/rfc/rfc8460#section-3
 */
export function readReportAddresses(list: string | undefined): { addresses: ReportAddress[], invalid: number } {
  const all = (list ?? '').split(',').map(one => one.trim()).filter(one => one !== '')
  const addresses = all.map(one => ({ uri: one, hasSize: withSize.test(one) })).filter(({ uri: one }) => {
    const bare = withSize.exec(one)?.[1] ?? one
    return uri.test(bare) && (!/^mailto:/i.test(bare) || mailto.test(bare))
  })
  return { addresses: addresses.slice(0, maxAddresses), invalid: all.length - addresses.length }
}

/** Returns the host that receives reports, in lower case. Returns `undefined` if an address has none. */
export function reportHost(address: string): string | undefined {
  const bare = withSize.exec(address)?.[1] ?? address
  const host = /^mailto:[^@]+@([^\s@?]+)/i.exec(bare)?.[1] ?? /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:[\]]+)/i
    .exec(bare)?.[1]
  return host?.toLowerCase().replace(/\.$/, '')
}
