import type { QueryType } from '../query-types.ts'
import { means, type Basis, type Meaning, type Meanings } from './meaning.ts'
import { withoutObservables } from './without-observables.ts'

/** Labels with these meanings. They hold in searches of `types`, by default of all. */
type Row = readonly [labels: string, meanings: Meaning | Meanings, types?: readonly QueryType[]]

const onSite = (site: string): Meaning => means(['URL', 'Pseudonym'], 'linked_account', 'stated', { site })

const pseudonym: readonly QueryType[] = ['Pseudonym']
const email: readonly QueryType[] = ['Email Address']
const person: readonly QueryType[] = ['Pseudonym', 'Email Address']
const domain: readonly QueryType[] = ['Domain Name']
const wallet: readonly QueryType[] = ['Cryptocurrency']
const ip: readonly QueryType[] = ['IP Address']
const hosts: readonly QueryType[] = ['Domain Name', 'IP Address']

/** Text with e-mail addresses and web addresses in it. */
const text: Meanings = [
  means('Email Address', 'mentioned', 'mentioned', { part: /([^\s<>()[\],;:"'@]{1,64}@[^\s<>()[\],;:"'@]{1,253})/g }),
  means('URL', 'mentioned', 'mentioned', { part: /(https?:\/\/[^\s<>"')\]]{1,2000}[^\s<>"')\].,;:!?])/gi }),
  // without a scheme, such as sam.example/cv; the capital in "cats.My" begins a sentence, and ASP.NET is a product
  means('URL', 'mentioned', 'mentioned', {
    part: /(?<![\w@.\/:%~-])(?!asp\.net\b|readme\.md\b|socket\.io\b)((?:[a-zA-Z\d-]{1,63}\.){1,8}[a-z]{2,24}(?:\/[^\s<>"')\]]{0,300}[^\s<>"')\].,;:!?])?)(?![\w@-]|\.\w)/g,
  }),
]

/** Web addresses, one a line or between spaces, with or without a scheme. */
const links = means('URL', 'website', 'stated', { part: /([^\s,;<>]{1,300}\.[^\s,;<>]{1,2000})/g })

/** `Sam Example (work) <sam@example.net>`: https://www.rfc-editor.org/rfc/rfc4880#section-5.11 */
const userId = (basis: Basis): Meanings => [
  means('Name', 'name', basis, { part: /^([^<>@(]{1,200})/ }),
  means('Email Address', 'same_account', basis, { part: /<([^<>\s@]{1,64}@[^<>\s@]{1,253})>/ }),
]

/** Sites of the kinds of proofs at Keybase whose names are not the site without `.com`. */
const proofSites: Readonly<Record<string, string>> = {
  hackernews: 'news.ycombinator.com',
  rooter: 'rooter.co',
}

const proofOn = (site: string, basis: Basis): Meaning => /^(?:dns|generic_web_site|https?)$/.test(site)
  ? means('Domain Name', 'website', basis)
  : means(['URL', 'Pseudonym'], 'linked_account', basis, {
    site: proofSites[site] ?? (site.includes('.') ? site : `${site}.com`),
  })

const rows: readonly Row[] = [
  // accounts
  ['Login|User name|Username|Screen name', means('Pseudonym', 'same_account', 'stated'), person],
  ['Login', means('Pseudonym', 'linked_account', 'verified'), domain],
  ['Handle', means('Pseudonym', 'same_account', 'stated'), pseudonym],
  ['CPAN ID', means('Pseudonym', 'same_account', 'stated')],
  ['Former names', means('Pseudonym', 'same_account', 'stated', { list: true }), pseudonym],
  ['Other characters', means('Pseudonym', 'linked_account', 'stated', { list: true }), pseudonym],
  ['Accounts', means(['URL', 'Pseudonym'], 'linked_account', 'stated', { list: true }), email],
  ['Profile', means('URL', 'profile', 'stated')],
  ['Facebook', onSite('facebook.com')],
  ['GitHub', onSite('github.com')],
  ['Twitter|X', onSite('twitter.com')],
  ['Twitch', onSite('twitch.tv')],
  ['YouTube|Youtube', onSite('youtube.com')],
  ['Reddit', onSite('reddit.com')],
  ['Facebook', onSite('facebook.com')],
  ['VK', onSite('vk.com')],
  ['Telegram', onSite('t.me')],
  ['LinkedIn', onSite('linkedin.com')],
  ['Discord', onSite('discord.com')],
  ['Steam name', onSite('steamcommunity.com')],
  ['Farcaster|IRC|Lens|Mastodon|Slack', means(['URL', 'Pseudonym'], 'linked_account', 'stated')],
  ['Matrix', means('Pseudonym', 'linked_account', 'stated', { part: /^@([^:\s]{1,200}):/ })],
  ['Moved to', means(['URL', 'Pseudonym'], 'linked_account', 'stated')],
  ['Avatar|Photo|Picture', means('Image', 'avatar', 'stated')],
  ['Website|Websites', means('URL', 'website', 'stated')],
  ['Links', links, pseudonym],
  ['Pages', means('URL', 'website', 'stated'), email],
  ['Domain', means('Domain Name', 'website', 'stated'), pseudonym],
  ['Home domain', means('Domain Name', 'website', 'stated')],
  ['About|Bio|Biography|Motto|Note|Summary|Tagline|Text', text],
  ['Description', text, person],
  // people
  ['Display name|Full name|Previous name', means('Name', 'name', 'stated')],
  ['Name', means('Name', 'name', 'stated'), pseudonym],
  ['Names elsewhere', means('Name', 'name', 'stated', { list: true }), pseudonym],
  ['Name', userId('stated'), email],
  ['User id', userId('stated')],
  ['Names', [
    means('Name', 'name', 'stated', { list: true }),
    means('Email Address', 'same_account', 'stated', { part: /\bemail:([^\s,]{1,320})/g }),
  ], email],
  ['Subject', means('Name', 'name', 'stated', { part: /(?:^|[\n,] ?)CN=([^\n,]{1,200})/ }), email],
  ['Company|Organisation|School', means('Organisation', 'member_of', 'stated'), pseudonym],
  ['Company', means('Organisation', 'member_of', 'stated'), email],
  ['Institutions', means('Organisation', 'member_of', 'stated', { list: true }), email],
  ['Location|Nationality', means('Location', 'located_in', 'stated')],
  ['City|Country', means('Location', 'located_in', 'stated'), person],
  ['City|Country|Country name', means('Location', 'located_in', 'observed'), hosts],
  ['Birthday', means('Date', 'born', 'stated')],
  // contacts
  ['Abuse contact|Abuse e-mail|Contact', means('Email Address', 'contact', 'stated')],
  ['Abuse telephone', means('Phone Number', 'contact', 'stated')],
  ['E-mail|Email', means('Email Address', 'contact', 'stated')],
  ['Phone|Phone number', means('Phone Number', 'contact', 'stated')],
  ['Contact page', means('URL', 'contact', 'stated')],
  ['DMARC', means('Email Address', 'contact', 'stated', { part: /mailto:([^,;!\s]{1,320})/gi }), domain],
  ['Addresses', means('Email Address', 'same_account', 'stated'), email],
  ['Same mailbox as|Perhaps the same mailbox as', means('Email Address', 'same_account', 'derived')],
  ['Mailbox', means('Pseudonym', 'part_of', 'derived')],
  // domains and addresses
  ['Domain', means('Domain Name', 'part_of', 'derived'), ['Email Address', 'Domain Name']],
  ['Registrable domain', means('Domain Name', 'part_of', 'derived')],
  ['A|AAAA|Unfiltered answer', means('IP Address', 'resolves_to', 'verified'), domain],
  ['Addresses|IP address', means('IP Address', 'resolves_to', 'observed'), domain],
  ['MX|Mail server', means('Domain Name', 'mail_server', 'verified', { part: /(\S{1,255})$/ })],
  ['NS|Name server', means('Domain Name', 'name_server', 'verified')],
  ['Name', means('Domain Name', 'certificate_name', 'verified'), domain],
  ['Names', means('Domain Name', 'host_name', 'observed'), domain],
  ['Host name', means('Domain Name', 'host_name', 'stated'), ip],
  ['Host names', means('Domain Name', 'host_name', 'observed', { list: true }), ip],
  ['Name', means('Domain Name', 'host_name', 'observed'), ip],
  ['Registrant', means('Organisation', 'operated_by', 'verified')],
  ['Customer|Holder|Operator|Organisation', means('Organisation', 'operated_by', 'verified'), hosts],
  ['Company|Owner|Provider', means('Organisation', 'operated_by', 'observed'), ip],
  // wallets
  ['EVM address|Robust address|Sapling receiver|Stake address|Transparent receiver',
    means('Cryptocurrency', 'same_account', 'verified')],
  ['Account|Address', means('Cryptocurrency', 'same_account', 'verified'), wallet],
  ['Created by|Creator|Deployed by|Sent by|Sent to', means('Cryptocurrency', 'counterparty', 'verified'), wallet],
  ['ENS name|Herotag|Names', means('Pseudonym', 'same_account', 'verified', { list: true }), wallet],
  ['Alias|Known as|Name', means('Name', 'name', 'observed'), wallet],
  ['Domain', means('Domain Name', 'website', 'observed'), wallet],
  ['Service', means('Organisation', 'operated_by', 'observed'), wallet],
  // times
  ['Allocated|Created|Registered', means('Date', 'created', 'stated')],
  ['First activity|First published|First seen|First transaction|First valid from|Valid from',
    means('Date', 'first_seen', 'observed')],
  ['Last activity|Last commit|Last edit|Last online|Last operation|Last post|Last seen|Last transaction|Last vote|Seen',
    means('Date', 'last_seen', 'observed')],
  ['Last change|Last changed|Last update|Updated', means('Date', 'changed', 'observed')],
  ['Expires|Last valid until|Valid to', means('Date', 'expires', 'stated')],
]

/** Labels that end in the name of a site, a coin or a chain. */
const patterns: ReadonlyArray<readonly [RegExp, (name: string) => Meanings]> = [
  [/^Proved on (.+)$/, site => [proofOn(site, 'verified')]],
  [/^Claimed on (.+)$/, site => [proofOn(site, 'stated')]],
  [/^Former proof on (.+)$/, () => []],
  [/^Wallet \((.+)\)$/, () => [means('Cryptocurrency', 'wallet', 'verified')]],
  [/^Explorer: (.+)$/, () => []],
]

const table = new Map<string, Array<readonly [Meanings, readonly QueryType[] | undefined]>>()
for (const [labels, meanings, types] of [...rows, [withoutObservables, []] satisfies Row]) {
  for (const label of labels.split('|')) {
    const entries = table.get(label) ?? []
    table.set(label, entries)
    entries.push(['length' in meanings ? meanings : [meanings], types])
  }
}

/**
 * Returns what a fact with this label says in a search of this type. Returns `undefined` if no meaning is declared for
 * the label.
 */
export function labelMeanings(label: string, type: QueryType): Meanings | undefined {
  const declared = table.get(label)?.find(([, types]) => types?.includes(type) ?? true)
  if (declared) return declared[0]
  for (const [pattern, meaningsOf] of patterns) {
    const name = pattern.exec(label)?.[1]
    if (name !== undefined) return meaningsOf(name)
  }
  return undefined
}
