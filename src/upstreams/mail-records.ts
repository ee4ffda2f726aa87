/** A public key for DKIM. Its private key is not stored anywhere in the project. */
const key = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAu3jUdbyy7cgjVFdmRvrXxv+TSwkpnIoyzkXGBKLvG4jerQm2Fb2OpuLS'
  + 'leHkk5YBxbOu7N9u+WAZRG9ATdkGR1kULqgUvRVoUy7qkzrzenQIedeROtaOV0kFXhxH6mLv5WzYErOUAp8T6aEAyZK3QkcGgAWv'
  + 'GyPJicvDpNzTXEr4d9Oi5hCAroHScPqW0VJmgxHXf3XTOnjI9xUjSw6ewPFhd75pl6Qy9I45s3HZ7puvwfnizmAQdDRJ0TcOLt5b'
  + '2V9NVnNMcN+eiJ2xz/wS1isd99nTx1XFlg/PaKnthotAG85SJhOBHnxWJxvc7OV7l9SP3nREF2e0MxTkBY3ASQIDAQAB'

/**
 * Faultless mail policies of a domain. Each entry is the start of a DNS name, and a function that returns its TXT
 * record.
 */
const policies: ReadonlyArray<readonly [string, (domain: string) => string]> = [
  // https://www.rfc-editor.org/rfc/rfc9989#section-4.7
  ['_dmarc.', () => 'v=DMARC1; p=quarantine; rua=mailto:dmarc@example.net'],
  ['_mta-sts.', () => 'v=STSv1; id=20260102T030405;'], // https://www.rfc-editor.org/rfc/rfc8461#section-3.1
  ['_smtp._tls.', () => 'v=TLSRPTv1; rua=mailto:tls@example.net'], // https://www.rfc-editor.org/rfc/rfc8460#section-3
  ['default._bimi.', domain => `v=BIMI1; l=https://${domain}/logo.svg; a=;`],
  ['google._domainkey.', () => `v=DKIM1; k=rsa; p=${key}`], // https://www.rfc-editor.org/rfc/rfc6376#section-3.6.1
  ['mail._domainkey.', () => 'v=DKIM1; k=rsa; p='], // an empty `p` revokes the key
]

/** Returns the TXT records of a DNS name that belongs to a mail policy. Returns `undefined` for any other name. */
export function mailRecords(name: string): string[] | undefined {
  if (name.includes('._report._dmarc.')) return ['v=DMARC1']
  if (/^_dmarc\.[^.]+$/.test(name)) return [] // a top-level domain, at which a tree walk ends
  if (name === '_spf.google.com') return ['v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 ~all']
  const found = policies.find(([start]) => name.startsWith(start))
  if (found) return [found[1](name.slice(found[0].length))]
  return /^_|\._/.test(name) ? [] : undefined
}
