import { roleOf } from '../../facts/mail/roles.ts'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { registrableDomain } from '../observables/normal-form.ts'
import { isSharedSite } from '../observables/account-sites.ts'

/*
 * Values that several people have by their nature: addresses of a role, and sites that many people name. They count
 * less, or not at all.
 */

/** `true` if an e-mail address belongs to a role or a list, not to a person: `team@`, `dev-team@`, `noreply@`. */
export function isRoleAddress(address: string): boolean {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase().split('+', 1)[0]!
  return roleOf(name) !== undefined || /^(?:.+[-_.])?(?:team|staff|support|noreply|no-reply)$/.test(name)
    || /^(?:team|no-?reply|info|support|list|owner)[-_.]/.test(name)
}

/** Registrable domains that many people name as theirs or as what they like: services, causes, companies. */
const sites = new Set([
  'about.me', 'allmylinks.com', 'amazon.com', 'amzn.to', 'apple.com', 'artstation.com', 'asp.net', 'bandcamp.com',
  'bbc.co.uk', 'behance.net', 'bento.me', 'bio.link', 'bio.site', 'bit.ly', 'blacklivesmatter.com', 'blogger.com',
  'cal.com',
  'calendly.com', 'campsite.bio', 'cash.app', 'change.org', 'cloudflare.com', 'codeberg.org', 'curiouscat.live',
  'debian.org', 'deviantart.com', 'discord.me', 'disboard.org', 'dribbble.com', 'eff.org', 'etsy.com', 'example.com',
  'example.net', 'example.org', 'flow.page', 'forms.gle', 'fsf.org', 'furaffinity.net', 'gnu.org', 'gofundme.com',
  'goodreads.com', 'hoo.be', 'ibm.com', 'imdb.com', 'imgur.com', 'indiegogo.com', 'intel.com', 'itch.io',
  'joinmastodon.org', 'kernel.org', 'kickstarter.com', 'letterboxd.com', 'linkin.bio', 'linkpop.com', 'lnk.bio',
  'meta.com', 'milkshake.app', 'mozilla.org', 'msha.ke', 'mydomain.com', 'mysite.com', 'mywebsite.com', 'netflix.com',
  'ngl.link', 'nodejs.org', 'npmjs.com', 'onlyfans.com', 'opencollective.com', 'openai.com', 'oracle.com', 'python.org',
  'pronouns.page', 'quora.com', 'redhat.com', 'retrospring.net', 'rust-lang.org', 'shopify.com', 'snipfeed.co',
  'solo.to',
  'stackoverflow.com', 'stan.store', 'substack.com', 't.co', 'taplink.cc', 'tellonym.me', 'test.com', 'threads.net',
  'throne.com', 'tumblr.com', 'ubuntu.com', 'vercel.com', 'wa.me', 'website.com', 'weebly.com', 'whatsapp.com',
  'wishlist.com', 'wix.com', 'wordpress.com', 'wordpress.org', 'yourdomain.com', 'yoursite.com', 'yourwebsite.com',
  'zoom.us',
])

/** `true` if many people name this site, so that it is no sign of one of them. */
export function isCommonSite(host: string): boolean {
  const domain = registrableDomain(host) ?? host
  return sites.has(host) || sites.has(domain) || isSharedSite(domain) || publicSuffixes().getPublicSuffix(host, {
    allowPrivateDomains: true,
  }) === host
}

/** Returns the name that somebody has at a host of pages such as `github.io`, or `undefined` for other hosts. */
export function hostedName(host: string): string | undefined {
  const { isPrivate, publicSuffix } = publicSuffixes().parse(host, { allowPrivateDomains: true })
  return isPrivate === true && publicSuffix !== null && host !== publicSuffix
    ? host.slice(0, -publicSuffix.length - 1).split('.').at(-1) : undefined
}
