import type { LookUp } from '../look-up.ts'

const common = {
  seen: '2026-11-28',
  key: 'abuse-ch',
  tags: ['threat'],
  category: 'reputation',
  headers: { 'auth-key': '{key}' },
} satisfies Partial<LookUp>

const notFound = { 'Domain Name': 'tracewell-no-such-name-0.org', 'IP Address': '192.0.2.2' }

/** The host of a web address, or of a name with a port. */
const hostOf = (entry: string): string => entry.replace(/^[a-z]+:\/\//i, '').replace(/[/?#].*$/s, '')

/**
 * Databases of abuse.ch, which ask for one free key for all of them. MalwareBazaar is left out, because it
 * knows only hashes of files.
 */
export const abuseCh: readonly LookUp[] = (['Domain Name', 'IP Address'] as const).flatMap((type): LookUp[] => {
  const [kind, thing, below] = type === 'Domain Name'
    ? ['domain', 'a domain', ' or a name below it'] as const
    : ['address', 'an address', ''] as const
  return [
    {
      ...common,
      slug: `urlhaus-${kind}`,
      name: `URLhaus: ${kind}`,
      description: `Web addresses at ${thing} from which malware was spread`,
      type,
      homepage: 'https://urlhaus.abuse.ch',
      source: 'https://urlhaus-api.abuse.ch/#hostinfo',
      url: 'https://urlhaus-api.abuse.ch/v1/host/',
      body: 'host={value}',
      has: ['url_count', 'urls'],
      equals: 'host',
      paging: { list: 'urls', total: 'url_count' },
      missing: { path: 'query_status', says: /^no_results$/ },
      complete: { path: 'query_status', says: /^(ok|no_results)$/ },
      page: 'https://urlhaus.abuse.ch/host/{value}/',
      fields: [
        ['Web addresses with malware', 'url_count'],
        ['First seen', 'firstseen', 'date'],
        ['Last report', 'urls.*.date_added', 'latest'],
        ['URL', 'urls.*.url', 'distinct'],
        ['Status', 'urls.*.url_status', 'distinct'],
        ['Threat', 'urls.*.threat', 'distinct'],
        ['Tags', 'urls.*.tags.*', 'distinct'],
        ['Spamhaus DBL', 'blacklists.spamhaus_dbl'],
        ['SURBL', 'blacklists.surbl'],
      ],
      examples: {
        found: type === 'Domain Name' ? 'example.com' : '8.8.8.8',
        answer: { query_status: 'ok', host: '{value}', url_count: '2', urls: [] },
        notFound: notFound[type],
        missing: { query_status: 'no_results' },
      },
    },
    {
      ...common,
      slug: `threatfox-${kind}`,
      name: `ThreatFox: ${kind}`,
      description:
        `Reports of the last half year that ${thing}${below} serves malware, such as its command and control`,
      type,
      homepage: 'https://threatfox.abuse.ch',
      source: 'https://threatfox.abuse.ch/api/#search-ioc',
      url: 'https://threatfox-api.abuse.ch/api/v1/',
      body: { query: 'search_ioc', search_term: '{value}' },
      record: 'data',
      list: true,
      has: 'threat_type',
      // the search also finds entries that only contain the value; those of addresses have a port
      equals: 'ioc',
      ...type === 'Domain Name' && { below: true },
      spelling: type === 'Domain Name' ? entry => hostOf(entry).replace(/:\d+$/, '') : hostOf,
      missing: { path: 'query_status', says: /^no_result$/ },
      complete: { path: 'query_status', says: /^(ok|no_result)$/ },
      page: 'https://threatfox.abuse.ch/browse.php?search=ioc%3A{value}',
      fields: [
        ['Entry', 'ioc'],
        ['Threat', 'threat_type_desc'],
        ['Malware', 'malware_printable'],
        ['Confidence', 'confidence_level'],
        ['First seen', 'first_seen', 'date'],
        ['Last seen', 'last_seen', 'date'],
        ['Tags', 'tags'],
        ['Report', 'reference', 'link'],
      ],
      examples: {
        found: type === 'Domain Name' ? 'example.com' : '8.8.8.8',
        answer: {
          query_status: 'ok',
          data: [{
            ioc: type === 'Domain Name' ? '{value}' : '{value}:443',
            threat_type: 'botnet_cc',
            threat_type_desc: 'Example of a threat',
            malware_printable: 'Example',
          }],
        },
        notFound: notFound[type],
        missing: { query_status: 'no_result', data: 'Your search did not yield any results' },
      },
    },
  ]
})
