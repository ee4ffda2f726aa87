import type { DnsList } from '../dns-list.ts'

/** Categories and trust of dnswl.org: 127.0.{category}.{trust}. */
const categories: Readonly<Record<number, string>> = {
  2: 'financial services',
  3: 'e-mail service providers',
  4: 'organisations',
  5: 'network providers',
  6: 'personal servers',
  7: 'travel and leisure',
  8: 'public sector',
  9: 'media and technology',
  10: 'special cases',
  11: 'education',
  12: 'health care',
  13: 'industry',
  14: 'retail and services',
  15: 'e-mail marketing',
}
const trust = ['none', 'low', 'medium', 'high']
const dnswlCodes = Object.fromEntries(Object.entries(categories).flatMap(([category, text]) =>
  trust.map((level, index) => [`127.0.${category}.${index}`, `On the white list: ${text}, trust ${level}`])
))

/** Lists with good and bad reputations, and white lists. */
export const reputationLists: readonly DnsList[] = [
  {
    zone: 'list.dnswl.org',
    name: 'dnswl.org (white list)',
    homepage: 'https://www.dnswl.org',
    source: 'https://www.dnswl.org/?page_id=15',
    lists: 'White list: mail servers that are known as good, with their category and trust',
    subjects: ['ip4', 'ip6'],
    codes: dnswlCodes,
    refused: ['127.0.0.255'],
  },
  {
    zone: 'rep.mailspike.net',
    name: 'Mailspike reputation',
    homepage: 'https://www.mailspike.org',
    source: 'https://www.mailspike.org/iprep.html',
    lists: 'Good or bad reputation of a mail server',
    subjects: ['ip4'],
    codes: {
      '127.0.0.10': 'Worst reputation',
      '127.0.0.11': 'Very bad reputation',
      '127.0.0.12': 'Bad reputation',
      '127.0.0.17': 'Possibly good reputation',
      '127.0.0.18': 'Good reputation',
      '127.0.0.19': 'Very good reputation',
      '127.0.0.20': 'Excellent reputation',
    },
    unlisted: ['127.0.0.13', '127.0.0.14', '127.0.0.15', '127.0.0.16'],
  },
  {
    zone: 'hostkarma.junkemailfilter.com',
    name: 'Hostkarma',
    homepage: 'https://wiki.junkemailfilter.com/index.php/Spam_DNS_Lists',
    source: 'https://github.com/YunoHost/yunohost/pull/2245',
    seen: '2026-11-28',
    lists: 'Sources of spam; the white and yellow entries of Hostkarma do not count',
    subjects: ['ip4'],
    codes: { '127.0.0.2': 'Black: source of spam', '127.0.0.4': 'Brown: mostly spam' },
    unlisted: ['127.0.0.1', '127.0.0.3', '127.0.0.5', '127.0.1.1'],
  },
  {
    zone: 'dnsbl.spfbl.net',
    name: 'SPFBL',
    homepage: 'https://spfbl.net/en/dnsbl/',
    source: 'https://docs.hetrixtools.com/my-ip-is-blacklisted-on-spfbl-so-why-doesnt-your-platform-show-it',
    seen: '2026-11-28',
    lists: 'Addresses with a bad reputation for mail',
    subjects: ['ip4', 'ip6'],
    codes: {
      '127.0.0.2': 'Bad reputation: complaints about spam',
      '127.0.0.3': 'Dynamic address, or its reverse name is generic, missing or invalid',
      '127.0.0.4': 'No mail server: a residential connection, or a router of many users',
    },
  },
]
