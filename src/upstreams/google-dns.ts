import { fromReversed, recordsBelowZone, valueBelowZone } from './dns-zones.ts'
import { domainProof } from './domain-proofs.ts'
import { bimiRecord } from './logo-sites.ts'
import { mailRecords } from './mail-records.ts'
import { certificate } from './openpgp-keys.ts'
import { smimeCertificate } from './smime-certificate.ts'
import type { Upstream, UpstreamRequest } from './upstream.ts'

const numbers: Record<string, number> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  SRV: 33,
  DS: 43,
  DNSKEY: 48,
  TLSA: 52,
  SMIMEA: 53,
  OPENPGPKEY: 61,
  SVCB: 64,
  HTTPS: 65,
  CAA: 257,
}

const asked = ({ url }: UpstreamRequest) => {
  const name = (url.searchParams.get('name') ?? '').toLowerCase().replace(/\.$/, '')
  const type = (url.searchParams.get('type') ?? 'A').toUpperCase()
  return { name, type: numbers[type] ?? Number(type) }
}

/** Returns the IP address of a reversed name, the value that a zone is asked about, or any other name unchanged. */
const valueIn = (name: string): string =>
  fromReversed(/^(.+)\.(?:in-addr|ip6)\.arpa$/.exec(name)?.[1]) ?? valueBelowZone(name) ?? name

function records(name: string, type: number): string[] {
  const logo = type === 16 && name.startsWith('default._bimi.')
    ? bimiRecord(name.slice('default._bimi.'.length))
    : undefined
  if (logo !== undefined) return [logo]
  const proof = type === 16 ? domainProof(name) : undefined
  if (proof) return proof
  const mail = type === 16 ? mailRecords(name) : undefined
  if (mail) return mail
  const entry = recordsBelowZone(name, type)
  if (entry) return entry
  if (type === 61 && name.includes('._openpgpkey.')) return [certificate('sam@example.net').toString('base64')]
  if (type === 53 && name.includes('._smimecert.')) return [`3 0 0 ${smimeCertificate}`]
  if (name.startsWith('tracewell-no-such-name.')) return []
  const answers: Record<number, string[]> = {
    1: ['192.0.2.80'],
    2: ['ns1.example.net.', 'ns2.example.net.'],
    6: ['ns1.example.net. hostmaster.example.net. 2026010203 7200 3600 1209600 3600'],
    12: ['host.tw-success.example.'],
    15: ['1 aspmx.l.google.com.', '5 alt1.aspmx.l.google.com.'],
    16: ['v=spf1 include:_spf.google.com ~all', 'google-site-verification=simulated'],
    28: ['2001:db8::80'],
    43: [`64496 13 2 ${'0f'.repeat(32)}`],
    65: ['1 . alpn=h2,h3'],
    257: ['0 issue "letsencrypt.org"'],
  }
  return answers[type] ?? []
}

/** https://developers.google.com/speed/public-dns/docs/doh/json */
export const googleDns: Upstream = {
  origin: 'https://dns.google',
  subject: request => valueIn(asked(request).name),
  // In a `partial` search, queries for mail policies and queries to two of the five blocklists fail.
  failsPartially: request => /^_|\._|\.(?:bl\.blocklist\.de|psbl\.surriel\.com)$/.test(asked(request).name),
  found(_, request) {
    const { name, type } = asked(request)
    const answer = records(name, type).map(data => ({ name: `${name}.`, type, TTL: 3600, data }))
    return { body: { ...header(0, request), ...(answer.length > 0 ? { Answer: answer } : {}) } }
  },
  notFound: (_, request) => ({ body: header(3, request) }),
}

function header(Status: number, request: UpstreamRequest) {
  const { name, type } = asked(request)
  return {
    Status,
    TC: false,
    RD: true,
    RA: true,
    AD: false,
    CD: false,
    Question: [{ name: `${name}.`, type }],
  }
}
