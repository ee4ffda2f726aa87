import type { ListSource } from '../list-source.ts'

/** The lists of https://www.blocklist.de/en/export.html: addresses of the last 48 hours, by attacked service. */
const blocklistDe = [
  ['ssh', 'SSH servers'],
  ['mail', 'mail servers'],
  ['apache', 'web servers'],
  ['imap', 'IMAP and POP3 servers'],
  ['ftp', 'FTP servers'],
  ['sip', 'SIP and VoIP servers'],
  ['bots', 'forms, or sent spam as a bot'],
  ['ircbot', 'IRC servers'],
  ['bruteforcelogin', 'logins of web applications by trying passwords'],
].map(([file = '', target = '']): ListSource => ({
  slug: `blocklist-de-${file}`,
  name: `blocklist.de: ${file}`,
  homepage: 'https://www.blocklist.de/en/export.html',
  url: `https://lists.blocklist.de/lists/${file}.txt`,
  subject: 'IP Address',
  category: 'reputation',
  format: { as: 'lines' },
  everyHours: 1,
  meaning: `Users of fail2ban reported that the address attacked ${target} within the last 48 hours`,
  sample: { entry: '{value}', tail: '61.177.172.136\n2a02:4780:8:6::3\n' },
}))

/** Addresses that attacked servers, reported by sensors and by users. */
export const attackLists: readonly ListSource[] = [
  ...blocklistDe,
  {
    slug: 'cins-army',
    name: 'CINS Army',
    homepage: 'https://cinsscore.com/',
    url: 'https://cinsscore.com/list/ci-badguys.txt',
    subject: 'IP Address',
    category: 'reputation',
    format: { as: 'lines' },
    everyHours: 24,
    version: 4,
    meaning: 'Sensors of Sentinel IPS gave the address a bad score, and no other list had it',
    sample: { entry: '{value}', tail: '1.34.0.5\n' },
  },
]
