import type { RowHead } from '../kit/row.ts'

/**
 * A public resolver that filters names. A row of this type is a module; its simulated answers come from its signs of a
 * block. The name is sent to this resolver and to the unfiltered resolver of the other DNS sources, and to no other.
 */
export interface DnsFilter extends Omit<RowHead, 'description'> {
  /** Names that the resolver filters: "malware and phishing". */
  blocks: string
  /** Address for DNS over HTTPS with HTTP/1.1. */
  doh: string
  /** `json`: `application/dns-json`. `wire`: `application/dns-message`, https://www.rfc-editor.org/rfc/rfc8484 */
  format: 'json' | 'wire'
  /** Answer for a filtered name: it does not exist, or its addresses are in one of these ranges. */
  sign: 'nxdomain' | readonly string[]
  /** A name that the resolver filters, and one that it does not filter. */
  examples: { found: string, notFound: string }
}
