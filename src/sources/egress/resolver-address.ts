import { isIP } from 'node:net'

/** The operator's resolver: over UDP and TCP, over TLS, or over HTTPS. */
export type ResolverAddress =
  | { scheme: 'udp', host: string, port: number }
  | { scheme: 'tls', host: string, port: number, serverName: string }
  | { scheme: 'https', url: string }

const ports = { udp: 53, tls: 853 }

/**
 * Parses the address of a resolver: `udp://192.0.2.53`, `tls://192.0.2.53#dns.example`, `tls://dns.example`, or
 * `https://dns.example/dns-query`. The name after `#` is that of the certificate.
 * @throws Error whose message completes a sentence that starts with the name of the setting
 */
export function parseResolver(text: string): ResolverAddress {
  const url = URL.parse(text)
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  if (!url || host === '' || url.username !== '' || url.password !== '' || url.search !== '') throw wrong()
  if (url.port === '0') throw new Error('must have a port between 1 and 65535, or none')
  if (url.protocol === 'https:' && url.hash === '') return { scheme: 'https', url: url.href }
  if (!/^\/?$/.test(url.pathname)) throw wrong()
  if (url.protocol === 'udp:' && url.hash === '') {
    if (isIP(host) === 0) throw new Error('must have the IP address of the resolver behind udp://')
    return { scheme: 'udp', host, port: Number(url.port || ports.udp) }
  }
  if (url.protocol !== 'tls:') throw wrong()
  const serverName = url.hash.slice(1) || host
  if (isIP(serverName) !== 0) throw new Error('must have the name of the certificate: tls://192.0.2.53#dns.example')
  return {
    scheme: 'tls',
    host,
    port: Number(url.port || ports.tls),
    serverName,
  }
}

const wrong = () =>
  new Error('must be udp://192.0.2.53, tls://192.0.2.53#dns.example or https://dns.example/dns-query')
