import type { DnsList } from '../dns-list.ts'

/** Bits of the last byte. */
const surblBits = {
  4: 'disposable mail',
  8: 'phishing',
  16: 'malware',
  32: 'click tracker',
  64: 'abuse',
  128: 'cracked site',
}

/** Returns the code of each sum of bits, with the meanings of its bits. */
const surblCodes = Object.fromEntries(Array.from({ length: 63 }, (_, index) => {
  const byte = (index + 1) * 4
  const meanings = Object.entries(surblBits).filter(([bit]) => (byte & Number(bit)) > 0).map(([, meaning]) => meaning)
  return [`127.0.0.${byte}`, `Listed for ${meanings.join(', ')}`]
}))

/** Test entries of Spam Eating Monkey. https://spameatingmonkey.com/faq.html */
const semTest = { listed: '_dnsbl_.test', clean: '_dnsblneg_.test' }

const semLists = ([
  ['uribl', 'URI', 'Domains in links of spam', 'Domain in links of spam'],
  ['urired', 'URI red', 'Domains that are probably in links of spam', 'Probably a domain in links of spam'],
  ['fresh', 'fresh, 5 days', 'Domains registered in the last 5 days', 'Registered in the last 5 days'],
  ['fresh10', 'fresh, 10 days', 'Domains registered in the last 10 days', 'Registered in the last 10 days'],
  ['fresh15', 'fresh, 15 days', 'Domains registered in the last 15 days', 'Registered in the last 15 days'],
  ['fresh30', 'fresh, 30 days', 'Domains registered in the last 30 days', 'Registered in the last 30 days'],
] as const).map(([label, name, lists, meaning]): DnsList => ({
  zone: `${label}.spameatingmonkey.net`,
  name: `Spam Eating Monkey (${name})`,
  homepage: 'https://spameatingmonkey.com/lists.html',
  lists,
  subjects: ['domain'],
  codes: { '127.0.0.2': meaning },
  test: semTest,
}))

/** Lists of domains. They are asked about the registered domain of a host name. */
export const domainLists: readonly DnsList[] = [
  {
    zone: 'multi.surbl.org',
    name: 'SURBL',
    homepage: 'https://surbl.org',
    source: 'https://www.surbl.org/lists',
    lists: 'Domains of links in spam, phishing and malware',
    subjects: ['domain'],
    codes: surblCodes,
    refused: ['127.0.0.1'],
    test: { listed: 'surbl-org-permanent-test-point.com', clean: 'INVALID' },
  },
  ...semLists,
  {
    zone: 'rhsbl.scientificspam.net',
    name: 'Scientific Spam domains',
    homepage: 'https://www.scientificspam.net',
    source: 'https://github.com/wraps-team/wraps/pull/115',
    seen: '2026-11-28',
    lists: 'Domains of spam to scientists',
    subjects: ['domain'],
    codes: { '127.0.1.2': 'Domain of spam to scientists' },
    refused: ['127.0.0.1'],
  },
  {
    zone: 'dbl.nordspam.com',
    name: 'NordSpam domains',
    homepage: 'https://www.nordspam.com',
    lists: 'Domains of spam in the Nordic countries',
    subjects: ['domain'],
    codes: { '*': 'Domain of spam' },
    refused: ['127.0.0.1'],
  },
  {
    zone: 'dbl.suomispam.net',
    tags: ['fi'],
    name: 'Suomispam domains',
    homepage: 'https://suomispam.net',
    lists: 'Domains of spam in Finnish',
    subjects: ['domain'],
    codes: { '*': 'Domain of spam' },
    refused: ['127.0.0.1'],
  },
]
