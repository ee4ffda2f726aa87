import { mailProviders } from '../../../facts/mail/mail-providers.ts'
import { roleOf } from '../../../facts/mail/roles.ts'
import { isSharedSite } from '../../observables/account-sites.ts'
import type { Merged } from '../../observables/merge.ts'
import { foldText } from '../../observables/comparable.ts'
import { registrableDomain } from '../../observables/normal-form.ts'
import { isSourceSite } from '../../observables/read-fact.ts'

/** Relations to things that serve many people, or that belong to somebody else. */
const ofOthers: ReadonlySet<string> = new Set(['name_server', 'mail_server', 'counterparty'])

/** Domains of hosts, content networks and registrars, below which their customers have names. */
const hosts = new Set([
  '1e100.net', 'akamai.net', 'akamaiedge.net', 'akamaitechnologies.com', 'amazon.com', 'amazonaws.com', 'azure.com',
  'cloudflare.com', 'cloudflare.net', 'cloudfront.net', 'contabo.net', 'digitalocean.com', 'fastly.net', 'gandi.net',
  'godaddy.com', 'googleusercontent.com', 'hetzner.com', 'hetzner.de', 'linode.com', 'linodeusercontent.com',
  'namecheap.com', 'ovh.com', 'ovh.net', 'secureserver.net', 'squarespace.com', 'vultr.com', 'vultrusercontent.com',
  'windows.net', 'wix.com', 'wixdns.net', 'wordpress.com', 'your-server.de',
])

/** Returns `true` if the observable belongs to many people, or to others than the subject of the search. */
export function isShared({ type, value, relation }: Pick<Merged, 'type' | 'value' | 'relation'>): boolean {
  if (ofOthers.has(relation)) return true
  if (type === 'Domain Name') return isSharedDomain(value)
  return type === 'Email Address' && roleOf(foldText(value.slice(0, value.lastIndexOf('@')))) === 'operation'
}

function isSharedDomain(name: string): boolean {
  const domain = registrableDomain(name)
  if (domain === null) return true // a public suffix, such as github.io
  return mailProviders.has(domain) || isSharedSite(domain) || isSourceSite(domain) || hosts.has(domain)
}
