import * as answers from './answers.ts'
import type { Play } from './answers.ts'
import { baits, values } from './payloads.ts'

/** The way in which a bomb reaches the product. */
export type Call =
  | { kind: 'search', query: { type: string, value: string }, module?: string, features?: object, leaks?: string[] }
  | { kind: 'provider' }
  | { kind: 'tool', path: string, body: object }
  | { kind: 'logo' }
  | { kind: 'radar' }

export interface Bomb {
  name: string
  call: Call
  play: Play
  /** Sizes of the body to try, in bytes. */
  sizes: readonly number[]
}

const [kb, mb] = [1_000, 1_000_000]
const small = [50 * kb, 240 * kb, 1 * mb, 1.9 * mb]
const large = [240 * kb, 1 * mb, 3.9 * mb, 7.9 * mb, 15.9 * mb]
const domain = { domain: 'bench.example' }
const subdomains: Call = { kind: 'tool', path: 'domain-intelligence/subdomains', body: domain }
const module = (slug: string, type = 'Pseudonym', value = 'ada'): Call =>
  ({ kind: 'search', query: { type, value }, module: slug })
const none = { breached_accounts: false, registered_accounts: 'exclude' }
const person = { type: 'Email Address', value: 'ada@bench.example' }
const leak = (code: string): Call => ({ kind: 'search', query: person, leaks: [code], features: none })
const breached: Call = { kind: 'search', query: person, features: { ...none, breached_accounts: true } }
const checks: Call = { kind: 'search', query: person, features: { registered_accounts: 'only' } }
const few = Object.fromEntries([
  'empty objects', 'distinct keys', 'distinct shapes', 'escapes', 'one text', 'nested without end', 'small numbers',
].map(name => [name, values[name]]))
const each = (
  table: Readonly<Record<string, unknown>>, prefix: string, call: Call, play: (name: string) => Play,
  sizes: readonly number[] = small,
): Bomb[] => Object.keys(table).map(name => ({ name: `${prefix}: ${name}`, call, play: play(name), sizes }))
const one = (name: string, call: Call, play: Play, sizes: readonly number[] = small): Bomb =>
  ({ name, call, play, sizes })

const label = (index: number) => `n${index}.bench.example`
const secret = (name: string) => (bytes: number) => `"password":${JSON.stringify(answers.bait(name)(bytes))}`
const free = (name: string) => (bytes: number) => `"note":${JSON.stringify(answers.bait(name)(bytes))}`

export const bombs: readonly Bomb[] = [
  ...each(values, 'module', module('github'), answers.profile),
  ...each(few, 'domain registration', { kind: 'tool', path: 'domain-intelligence/rdap', body: domain },
    answers.profile),
  ...each(few, 'account checks', checks, answers.bare),
  ...each(answers.wire, 'module', module('github'), name => answers.wire[name]!),
  ...each(baits, 'account checks, page', checks, name => answers.page(answers.bait(name, text => `<title>${text}`))),
  one('subdomains: names', subdomains, answers.names(label), large),
  one('subdomains: one name', subdomains, answers.names(() => 'bench.example'), large),
  one('subdomains: empty names', subdomains, answers.names(() => ''), large),
  one('subdomains: deep names', subdomains, answers.names(index => 'a.'.repeat(900) + label(index)), large),
  one('subdomains: crt.sh alone', subdomains, answers.names(label, 'crt.sh'), large),
  one('subdomains: Wayback alone', subdomains, answers.names(label, 'web.archive.org'), large),
  one('subdomains: tiny lines', subdomains, answers.crawl('tiny lines'), large),
  one('subdomains: no lines', subdomains, answers.crawl('no lines'), large),
  one('subdomains: tiny rows', subdomains, answers.crawl('tiny rows'), large),
  one('subdomains: certificates of 300 names', subdomains, answers.certificates, large),
  ...each(values, 'subdomains', subdomains, answers.bare, [...small, 15.9 * mb]),
  ...each(baits, 'subdomains', subdomains, name => (host, bytes, path) =>
    answers.names(() => answers.bait(name)(bytes / 2))(host, bytes, path)),
  one('certificates: of 300 names', { kind: 'tool', path: 'domain-intelligence/certificates', body: domain },
    answers.certificates, large),
  one('certificates: of one name', { kind: 'tool', path: 'domain-intelligence/certificates', body: domain },
    answers.names(label), large),
  one('domain: all sections', { kind: 'tool', path: 'domain-intelligence/all', body: domain }, answers.names(label),
    large),
  one('crt.sh module: 300 names', module('crt-sh', 'Domain Name', 'bench.example'), answers.certificates, large),
  one('crt.sh module: names', module('crt-sh', 'Domain Name', 'bench.example'), answers.names(label), large),
  one('Cert Spotter module', module('cert-spotter', 'Domain Name', 'bench.example'), answers.certificates, large),
  one('leaks: records', leak('dehashed'), answers.records(index => `"password":"p${index}"`), large),
  one('leaks: records of LeakCheck', leak('leakcheck'), answers.records(index => `"password":"p${index}"`), large),
  one('leaks: records of Hudson Rock', leak('hudson-rock'), answers.records(index => `"ip":"${index}"`), large),
  one('leaks: fields', leak('dehashed'), answers.oneRecord(bytes => values['distinct keys']!(bytes).slice(1, -1)),
    large),
  one('leaks: passwords', leak('dehashed'), answers.oneRecord(bytes => `"password":${values['short texts']!(bytes)}`),
    large),
  one('leaks: 2,000 fields each', leak('dehashed'),
    answers.records(() => values['distinct keys']!(20_000).slice(1, -1)), large),
  ...each(baits, 'leaks, password', leak('dehashed'), name => answers.oneRecord(secret(name)), large),
  ...each(baits, 'leaks, note', leak('dehashed'), name => answers.oneRecord(free(name)), large),
  ...each(values, 'leaks', leak('dehashed'), name => answers.oneRecord(bytes => `"x":${values[name]!(bytes)}`), large),
  one('breaches: names', breached, answers.breaches(index => `b${index}`)),
  one('breaches: equal names', breached, answers.breaches(() => 'b')),
  one('breaches: domains', breached, answers.breaches(index => `b${index}.com`)),
  one('breaches: one long name', breached, (host, bytes, path) =>
    answers.breaches(() => 'a'.repeat(bytes))(host, 1, path)),
  one('breaches: dots', breached, (host, bytes, path) =>
    answers.breaches(() => 'a.'.repeat(bytes / 2))(host, 1, path)),
  ...each(few, 'provider', { kind: 'provider' },
    name => answers.provided(() => `{"x":${values[name]!(2_000)}}`), large),
  one('provider: fields', { kind: 'provider' }, answers.provided(() => values['distinct keys']!(1_000)), large),
  one('provider: empty', { kind: 'provider' }, answers.provided(() => '{}'), large),
  one('Radar: breaches', { kind: 'radar' }, answers.catalogue(() => '"x"'), [...large, 31 * mb]),
  one('Radar: long descriptions', { kind: 'radar' }, answers.catalogue(() => JSON.stringify('<b>&amp;'.repeat(5_000))),
    large),
  ...each(baits, 'Radar, description', { kind: 'radar' }, name =>
    (host, bytes, path) => answers.catalogue(() => JSON.stringify(answers.bait(name)(bytes)))(host, 1, path), large),
  ...each(few, 'Radar', { kind: 'radar' }, answers.bare, [...large, 31 * mb]),
  one('DNS: TXT records', { kind: 'tool', path: 'domain-intelligence/dns', body: domain },
    answers.manyRecords(16, '"a"')),
  one('DNS: addresses', { kind: 'tool', path: 'domain-intelligence/dns', body: domain },
    answers.manyRecords(1, '192.0.2.1')),
  ...each({ 'v=spf1 ': '', 'v=DMARC1;': '', 'v=DKIM1;p=': '', '" "': '' }, 'e-mail security',
    { kind: 'tool', path: 'domain-intelligence/email-security', body: domain },
    start => answers.records16(bytes => start + ' include:a.example'.repeat(bytes / 18))),
  one('e-mail security: parts', { kind: 'tool', path: 'domain-intelligence/email-security', body: domain },
    answers.records16(bytes => `"v=spf1 ${'" "'.repeat(bytes / 3)}"`)),
  one('e-mail security: tags', { kind: 'tool', path: 'domain-intelligence/email-security', body: domain },
    answers.records16(bytes => `v=DMARC1;${'p=none;'.repeat(bytes / 7)}`)),
  one('logo: tags', { kind: 'logo' }, answers.page(bytes => '<a>'.repeat(bytes / 3))),
  one('logo: links', { kind: 'logo' }, answers.page(bytes => '<link rel=icon href=/a>'.repeat(bytes / 23))),
  one('logo: attributes', { kind: 'logo' }, answers.page(bytes =>
    `<link ${Array.from({ length: bytes / 8 }, (_, index) => `a${index}=1`).join(' ')}>`)),
  one('logo: words', { kind: 'logo' }, answers.page(bytes => `<link rel="${'icon '.repeat(bytes / 5)}" href=/a>`)),
  one('logo: entities', { kind: 'logo' }, answers.page(bytes => '&amp;&#x'.repeat(bytes / 8))),
  one('logo: comments', { kind: 'logo' }, answers.page(bytes => '<!--'.repeat(bytes / 4))),
  one('logo: JSON-LD', { kind: 'logo' }, answers.page(bytes =>
    `<script type="application/ld+json">${values['empty objects']!(Math.min(bytes, 260_000))}</script>`.repeat(4))),
  ...each(baits, 'logo', { kind: 'logo' }, name => answers.page(answers.bait(name))),
]
