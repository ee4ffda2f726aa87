import { tagged } from '../../kit/tags.ts'
import type { ListSource } from '../../kit/list-source.ts'
import { ownedRanges } from './kinds.ts'

/**
 * Format of Google, which crawlers of others use too.
 * https://developers.google.com/search/docs/crawling-indexing/verifying-googlebot
 */
const googleRanges = (
  slug: string, name: string, homepage: string, url: string, meaning: string, found?: string,
): ListSource => ({
  ...ownedRanges,
  slug,
  name,
  homepage,
  url,
  format: {
    as: 'json',
    items: 'prefixes[]',
    value: ['ipv4Prefix', 'ipv6Prefix'],
    notes: [['Service', 'service'], ['Region', 'scope'], ['Published', 'creationTime']],
  },
  meaning,
  ...found !== undefined && { found },
  sample: {
    head: '{"creationTime":"2026-11-20T10:11:12.123456","prefixes":[{"ipv6Prefix":"2001:4860:4801:10::/64"},',
    entry: '{"ipv4Prefix":"{value}"}',
    tail: ']}',
  },
})

const crawler = (slug: string, name: string, homepage: string, url: string): ListSource => ({
  ...googleRanges(slug, `${name} addresses`, homepage, url, `${name} reads web pages from this address`),
  tags: ['crawler'],
})

const textRanges = (
  slug: string, name: string, homepage: string, url: string, meaning: string, version?: 4 | 6,
): ListSource => ({
  ...ownedRanges,
  slug,
  name,
  homepage,
  url,
  format: { as: 'lines' },
  meaning,
  ...version !== undefined && { version },
  sample: { entry: '{value}', tail: version === 6 ? '2400:cb00::/32\n' : '91.108.56.0/22\n' },
})

/** https://www.rfc-editor.org/rfc/rfc8805 */
const geofeed = (slug: string, name: string, homepage: string, url: string, meaning: string): ListSource => ({
  ...ownedRanges,
  slug,
  name,
  homepage,
  url,
  format: { as: 'table', delimiter: ',', value: 0, notes: [['Country', 1], ['Region', 2], ['City', 3]] },
  meaning,
  maxMebibytes: 64,
  sample: { head: '# prefix,country,region,city,zip\n', entry: '{value},US,US-NY,New York,10001' },
})

const owner = (name: string): string => `${name} uses this range, by its own statement`
const customersOf = (name: string): string => `Customers of ${name} use this range, by the statement of ${name}`

const announced = (slug: string, name: string, number: number): ListSource => ({
  ...ownedRanges,
  slug,
  name: `${name} ranges`,
  homepage: 'https://stat.ripe.net',
  source: 'https://stat.ripe.net/docs/data-api/api-endpoints/announced-prefixes',
  url: `https://stat.ripe.net/data/announced-prefixes/data.json?resource=AS${number}`,
  recorded: { as: 'ripestat-announced-prefixes', number: `${number}` },
  format: { as: 'json', items: 'data.prefixes[]', value: ['prefix'] },
  meaning: `The autonomous system of ${name}, AS${number}, announces this range`,
  sample: {
    head: `{"status":"ok","data":{"resource":"${number}","prefixes":[`,
    entry: '{"prefix":"{value}","timelines":[{"starttime":"2026-11-06T00:00:00","endtime":"2026-11-20T00:00:00"}]}',
    tail: ']}}',
  },
})

/** Ranges that their owners publish. */
export const ownerLists: readonly ListSource[] = [
  {
    ...ownedRanges,
    slug: 'amazon-ranges',
    name: 'Amazon Web Services ranges',
    homepage: 'https://docs.aws.amazon.com/vpc/latest/userguide/aws-ip-ranges.html',
    url: 'https://ip-ranges.amazonaws.com/ip-ranges.json',
    format: {
      as: 'json',
      items: '*[]',
      value: ['ip_prefix', 'ipv6_prefix'],
      notes: [['Service', 'service'], ['Region', 'region'], ['Border group', 'network_border_group']],
    },
    meaning: owner('Amazon Web Services'),
    meaningsBy: {
      note: 'Service',
      of: {
        AMAZON: 'The range belongs to Amazon, which may rent it to customers, by its own statement',
        EC2: customersOf('Amazon Web Services'),
      },
    },
    found: '52.94.76.1',
    sample: {
      head: '{"syncToken":"1795000000","createDate":"2026-11-20-10-11-12","prefixes":[',
      entry: '{"ip_prefix":"{value}","region":"eu-west-1","service":"S3","network_border_group":"eu-west-1"}',
      tail: '],"ipv6_prefixes":[{"ipv6_prefix":"2600:1f13::/36","region":"us-west-2","service":"EC2"}]}',
    },
  },
  googleRanges('google-ranges', 'Google ranges', 'https://support.google.com/a/answer/10026322',
    'https://www.gstatic.com/ipranges/goog.json',
    'The range belongs to Google, which may rent it to customers, by its own statement', '8.8.8.8'),
  {
    ...googleRanges('google-cloud-ranges', 'Google Cloud ranges', 'https://support.google.com/a/answer/10026322',
      'https://www.gstatic.com/ipranges/cloud.json', customersOf('Google Cloud')),
    sample: {
      head: '{"syncToken":"1795000000","creationTime":"2026-11-20T10:11:12","prefixes":[',
      entry: '{"ipv4Prefix":"{value}","service":"Google Cloud","scope":"europe-west1"}',
      tail: ']}',
    },
  },
  crawler('googlebot', 'Googlebot', 'https://developers.google.com/search/docs/crawling-indexing/verifying-googlebot',
    'https://developers.google.com/static/crawling/ipranges/common-crawlers.json'),
  crawler('google-special-crawlers', 'Google\'s special crawlers',
    'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
    'https://developers.google.com/static/crawling/ipranges/special-crawlers.json'),
  crawler('applebot', 'Applebot', 'https://support.apple.com/en-us/119829',
    'https://search.developer.apple.com/applebot.json'),
  crawler('common-crawl-bot', 'Common Crawl', 'https://commoncrawl.org/ccbot',
    'https://index.commoncrawl.org/ccbot.json'),
  {
    ...ownedRanges,
    slug: 'ahrefsbot',
    tags: ['crawler'],
    name: 'AhrefsBot addresses',
    homepage: 'https://help.ahrefs.com/en/articles/78658-what-is-the-list-of-your-ip-ranges',
    url: 'https://api.ahrefs.com/v3/public/crawler-ips',
    format: { as: 'json', items: 'ips[]', value: ['ip_address'] },
    meaning: 'AhrefsBot reads web pages from this address',
    sample: { head: '{"ips":[{"ip_address":"5.39.1.224"},', entry: '{"ip_address":"{value}"}', tail: ']}' },
  },
  crawler('bingbot', 'Bingbot', 'https://www.bing.com/webmasters/help/how-to-verify-bingbot-3905dc26',
    'https://www.bing.com/toolbox/bingbot.json'),
  crawler('duckduckbot', 'DuckDuckBot', 'https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot',
    'https://duckduckgo.com/duckduckbot.json'),
  crawler('duckassistbot', 'DuckAssistBot', 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
    'https://duckduckgo.com/duckassistbot.json'),
  crawler('perplexitybot', 'PerplexityBot', 'https://docs.perplexity.ai/guides/bots',
    'https://www.perplexity.ai/perplexitybot.json'),
  crawler('gptbot', 'GPTBot', 'https://platform.openai.com/docs/bots', 'https://openai.com/gptbot.json'),
  crawler('openai-searchbot', 'OAI-SearchBot', 'https://platform.openai.com/docs/bots',
    'https://openai.com/searchbot.json'),
  crawler('chatgpt-user', 'ChatGPT-User', 'https://platform.openai.com/docs/bots',
    'https://openai.com/chatgpt-user.json'),
  {
    ...ownedRanges,
    slug: 'microsoft-365-ranges',
    name: 'Microsoft 365 ranges',
    homepage: 'https://learn.microsoft.com/en-us/microsoft-365/enterprise/microsoft-365-ip-web-service',
    url: 'https://endpoints.office.com/endpoints/worldwide?clientrequestid=b10c5ed1-bad1-445f-b386-b919946339a7',
    format: { as: 'json', items: '[]', value: ['ips'], notes: [['Service', 'serviceAreaDisplayName']] },
    meaning: owner('Microsoft 365'),
    sample: {
      head: '[',
      entry: '{"id":1,"serviceArea":"Exchange","serviceAreaDisplayName":"Exchange Online",'
        + '"urls":["outlook.office.com"],"ips":["{value}","40.96.0.0/13"],"tcpPorts":"80,443","required":true}',
      tail: ']',
    },
  },
  textRanges('cloudflare-ranges-v4', 'Cloudflare ranges (IPv4)', 'https://www.cloudflare.com/ips/',
    'https://www.cloudflare.com/ips-v4/', owner('Cloudflare'), 4),
  textRanges('cloudflare-ranges-v6', 'Cloudflare ranges (IPv6)', 'https://www.cloudflare.com/ips/',
    'https://www.cloudflare.com/ips-v6/', owner('Cloudflare'), 6),
  {
    ...ownedRanges,
    slug: 'oracle-cloud-ranges',
    name: 'Oracle Cloud ranges',
    homepage: 'https://docs.oracle.com/en-us/iaas/Content/General/Concepts/addressranges.htm',
    url: 'https://docs.oracle.com/en-us/iaas/tools/public_ip_ranges.json',
    format: {
      as: 'json',
      items: 'regions[].cidrs[]',
      value: ['cidr'],
      notes: [['Region', 'region'], ['Tags', 'tags']],
    },
    meaning: owner('Oracle Cloud'),
    meaningsBy: { note: 'Tags', of: { OCI: customersOf('Oracle Cloud') } },
    sample: {
      head: '{"last_updated_timestamp":"2026-11-20T10:11:12.123456","regions":[{"region":"us-phoenix-1","cidrs":[',
      entry: '{"cidr":"{value}","tags":["OCI"]}',
      tail: ']}]}',
    },
  },
  geofeed('digitalocean-ranges', 'DigitalOcean ranges', 'https://docs.digitalocean.com/platform/',
    'https://www.digitalocean.com/geo/google.csv', customersOf('DigitalOcean')),
  geofeed('linode-ranges', 'Linode ranges', 'https://geoip.linode.com/', 'https://geoip.linode.com/',
    customersOf('Linode')),
  ...tagged(['anonymity'], [geofeed('apple-private-relay', 'Apple Private Relay',
    'https://developer.apple.com/icloud/prepare-your-network-for-icloud-private-relay/',
    'https://mask-api.icloud.com/egress-ip-ranges.csv',
    'Users of iCloud Private Relay reach the Internet through this range; the place is that of the users')]),
  {
    ...ownedRanges,
    slug: 'vultr-ranges',
    name: 'Vultr ranges',
    homepage: 'https://geofeed.constant.com/',
    url: 'https://geofeed.constant.com/?json',
    format: {
      as: 'json',
      items: 'subnets[]',
      value: ['ip_prefix'],
      notes: [['Country', 'alpha2code'], ['Region', 'region'], ['City', 'city']],
    },
    meaning: customersOf('Vultr'),
    sample: {
      head: '{"description":"Geofeed","asn":64500,"subnets":[',
      entry: '{"ip_prefix":"{value}","alpha2code":"US","region":"US-NJ","city":"Piscataway","postal_code":"08854"}',
      tail: ']}',
    },
  },
  {
    ...ownedRanges,
    slug: 'fastly-ranges',
    name: 'Fastly ranges',
    homepage: 'https://www.fastly.com/documentation/reference/api/utils/public-ip-list/',
    url: 'https://api.fastly.com/public-ip-list',
    format: { as: 'json', items: '', value: ['addresses', 'ipv6_addresses'] },
    meaning: owner('Fastly'),
    found: '151.101.1.1',
    sample: {
      head: '{"addresses":["23.235.32.0/20",',
      entry: '"{value}"',
      tail: '],"ipv6_addresses":["2a04:4e40::/32"]}',
    },
  },
  {
    ...ownedRanges,
    slug: 'github-ranges',
    name: 'GitHub ranges',
    homepage: 'https://docs.github.com/en/rest/meta/meta',
    url: 'https://api.github.com/meta',
    // `actions` is half of Azure, which anybody can rent; the keys are no ranges
    format: {
      as: 'json',
      items: '*[]',
      value: [''],
      notes: [['Use', '*']],
      except: { at: '*', values: ['actions', 'ssh_keys'] },
    },
    meaning: owner('GitHub'),
    meaningsBy: {
      note: 'Use',
      of: {
        actions_macos: 'Workflows of anybody run in this range, by the statement of GitHub',
        codespaces: 'Users of GitHub Codespaces work from this range, by the statement of GitHub',
      },
    },
    found: '140.82.112.1',
    sample: {
      head: '{"verifiable_password_authentication":false,'
        + '"ssh_keys":["ssh-rsa AAAA"],"actions":["20.0.0.0/11"],"hooks":["192.30.252.0/22"],"web":[',
      entry: '"{value}"',
      tail: '],"domains":{"website":["*.github.com"]}}',
    },
  },
  textRanges('telegram-ranges', 'Telegram ranges', 'https://core.telegram.org/',
    'https://core.telegram.org/resources/cidr.txt', owner('Telegram')),
  announced('meta-ranges', 'Meta', 32_934),
  announced('x-ranges', 'X', 13_414),
  ...tagged(['crawler'], [
    textRanges('pingdom-probes-v4', 'Pingdom probes (IPv4)', 'https://www.pingdom.com/',
      'https://my.pingdom.com/probes/ipv4', 'Pingdom tests the availability of sites from this address', 4),
    textRanges('pingdom-probes-v6', 'Pingdom probes (IPv6)', 'https://www.pingdom.com/',
      'https://my.pingdom.com/probes/ipv6', 'Pingdom tests the availability of sites from this address', 6),
    textRanges('statuscake-probes', 'StatusCake probes', 'https://www.statuscake.com/',
      'https://app.statuscake.com/Workfloor/Locations.php?format=txt',
      'StatusCake tests the availability of sites from this address'),
    textRanges('uptimerobot-probes', 'UptimeRobot probes', 'https://uptimerobot.com/help/locations/',
      'https://uptimerobot.com/inc/files/ips/IPv4andIPv6.txt',
      'UptimeRobot tests the availability of sites from this address'),
    textRanges('stripe-webhooks', 'Stripe webhooks', 'https://docs.stripe.com/ips',
      'https://stripe.com/files/ips/ips_webhooks.txt',
      'Stripe reports events to its customers from this address'),
  ]),
  {
    ...ownedRanges,
    slug: 'zscaler-ranges',
    name: 'Zscaler ranges',
    homepage: 'https://config.zscaler.com/',
    url: 'https://config.zscaler.com/api/zscaler.net/hubs/cidr/json/recommended',
    format: { as: 'json', items: '', value: ['hubPrefixes'] },
    meaning: 'Companies reach the Internet through this range of Zscaler',
    sample: { head: '{"hubPrefixes":["165.225.0.0/17",', entry: '"{value}"', tail: ']}' },
  },
  {
    ...ownedRanges,
    slug: 'bunny-edge-servers',
    name: 'bunny.net edge servers',
    homepage: 'https://bunny.net/',
    url: 'https://bunnycdn.com/api/system/edgeserverlist/',
    format: { as: 'json', items: '[]', value: [''] },
    meaning: 'A server of bunny.net has this address, by the statement of bunny.net',
    version: 4,
    sample: { head: '["89.187.188.227",', entry: '"{value}"', tail: ']' },
  },
]
