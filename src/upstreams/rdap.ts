import { isIP } from 'node:net'
import { parseNetwork } from '../lib/ip-network.ts'
import { subjectOfSystem } from './magic-systems.ts'
import type { Upstream, UpstreamRequest } from './upstream.ts'
import { lacksRdap } from './whois.ts'

const vcard = (name: string, email?: string) => ['vcard', [
  ['version', {}, 'text', '4.0'],
  ['fn', {}, 'text', name],
  ...(email ? [['email', {}, 'text', email], ['tel', { type: 'voice' }, 'uri', 'tel:+33.123456789']] : []),
]]

const events = [
  { eventAction: 'registration', eventDate: '2014-05-06T07:08:09Z' },
  { eventAction: 'expiration', eventDate: '2027-05-06T07:08:09Z' },
  { eventAction: 'last changed', eventDate: '2026-04-05T06:07:08Z' },
]

const abuse = {
  objectClassName: 'entity', roles: ['abuse'], vcardArray: vcard('Abuse desk', 'abuse@registrar.example'),
}

const domain = (name: string) => ({
  objectClassName: 'domain',
  rdapConformance: ['rdap_level_0'],
  handle: '2138514_DOMAIN_EXAMPLE',
  ldhName: name.toUpperCase(),
  status: ['client transfer prohibited', 'active'],
  events,
  entities: [{
    objectClassName: 'entity',
    handle: '9999',
    roles: ['registrar'],
    vcardArray: vcard('Example Registrar'),
    entities: [abuse],
  }],
  nameservers: ['NS1.EXAMPLE.NET', 'NS2.EXAMPLE.NET'].map(ldhName => ({ objectClassName: 'nameserver', ldhName })),
  secureDNS: { delegationSigned: false },
})

/**
 * Returns the /24 of an IPv4 address, or the /32 of an IPv6 address. For a larger network, returns the range of that.
 * @param length prefix length of the network, or `undefined` for an address
 */
function rangeOf(address: string, length: number | undefined) {
  const usual = isIP(address) === 6 ? 32 : 24
  const range = parseNetwork(`${address}/${Math.min(length ?? usual, usual)}`)
  return 'fault' in range ? {} : { startAddress: range.first, endAddress: range.last, ipVersion: `v${range.version}` }
}

const network = (address: string, length: number | undefined) => ({
  objectClassName: 'ip network',
  rdapConformance: ['rdap_level_0', 'cidr0'],
  handle: 'NET-EXAMPLE-1',
  ...rangeOf(address, length),
  name: 'EXAMPLE-NET',
  type: 'ASSIGNED PA',
  country: 'FR',
  status: ['active'],
  events,
  entities: [
    { objectClassName: 'entity', handle: 'ORG-EX1', roles: ['registrant'], vcardArray: vcard('Example Hosting') },
    abuse,
  ],
})

const system = (number: string) => ({
  objectClassName: 'autnum',
  rdapConformance: ['rdap_level_0'],
  handle: `AS${number}`,
  startAutnum: Number(number),
  endAutnum: Number(number),
  name: 'EXAMPLE-AS',
  country: 'FR',
  status: ['active'],
  events,
  entities: [
    { objectClassName: 'entity', handle: 'ORG-EX1', roles: ['registrant'], vcardArray: vcard('Example Hosting') },
    abuse,
  ],
})

const kindOf = ({ url }: UpstreamRequest): string => url.pathname.split('/')[1] ?? ''
const valueOf = ({ url }: UpstreamRequest): string => decodeURIComponent(url.pathname.split('/')[2] ?? '')
const lengthOf = ({ url }: UpstreamRequest): number | undefined => {
  const length = url.pathname.split('/')[3]
  return length === undefined ? undefined : Number(length)
}

/** Answer about a name below a top-level domain that is not in IANA's list of RDAP services. */
const noService = { status: 404, headers: { 'content-type': 'application/rdap+json' }, body: '' }

/**
 * https://about.rdap.org: /domain/{name}, /ip/{address}, /ip/{address}/{length} and /autnum/{number}. Responses follow
 * https://www.rfc-editor.org/rfc/rfc9083.
 */
export const rdap: Upstream = {
  origin: 'https://rdap.org',
  subject: request => kindOf(request) === 'autnum' ? subjectOfSystem(valueOf(request)) : valueOf(request),
  found: (subject, request) => lacksRdap(subject) ? noService : {
    headers: { 'content-type': 'application/rdap+json' },
    body: kindOf(request) === 'autnum' ? system(valueOf(request))
      : kindOf(request) === 'ip' ? network(subject, lengthOf(request)) : domain(subject),
  },
  notFound: subject => lacksRdap(subject) ? noService : {
    status: 404,
    headers: { 'content-type': 'application/rdap+json' },
    body: { errorCode: 404, title: 'Not Found', description: ['The object does not exist'] },
  },
}

/** The service that is asked if rdap.org fails. https://www.arin.net/resources/registry/whois/rdap/ */
export const rdapAtArin: Upstream = {
  origin: 'https://rdap-bootstrap.arin.net',
  subject: request => rdap.subject(atRdapOrg(request)),
  found: (subject, request) => rdap.found(subject, atRdapOrg(request)),
  notFound: (subject, request) => rdap.notFound(subject, atRdapOrg(request)),
}

const atRdapOrg = (request: UpstreamRequest): UpstreamRequest =>
  ({ ...request, url: new URL(request.url.pathname.replace('/bootstrap', ''), rdap.origin) })
