import { publicSuffixes } from '../../lib/public-suffix.ts'
import type { AccountCheck } from './account-check.ts'
import { titleOf } from './block-pages.ts'
import { maxShortPage } from './page-limits.ts'
import { typeOf, type Answer, type Proof } from './proof.ts'
import { home, kindOf, targetOf } from './redirect-target.ts'
import { isPage } from './response-failure.ts'
import { shownParts } from './shown-text.ts'
import { isAbout } from './wall-page.ts'

/*
 * Bare answers
 *
 * A proof of a status and a missing text holds for a page of anybody: of a proxy, a host, a network. An answer is bare
 * if such a proof is all that it has, and nothing in it is of the asked site:
 *
 * | answer | bare if |
 * |---|---|
 * | redirect | it leads to the home page, or to another site |
 * | page behind a redirect | it is the home page, or of another site |
 * | HTML | no title with the site or the account, no link to the site; of an error: no words of its own |
 * | plain text, no body | always; of an error: no words of its own |
 * | JSON and other data | never |
 */

/** Words of the pages that servers have for missing pages. A text of them alone is no proof of a site. */
const generic = new Set(('not found page error the oops sorry nginx apache this was on of a an at be been by cannot ' +
  'could code document does doesn exist file for gone has have http https in is it looking located moved no object ' +
  'permanently port removed requested resource server status t that to unable url webserver you are your with ' +
  'openresty litespeed cloudflare caddy tomcat jetty iis gunicorn varnish removed deleted temporarily unavailable ' +
  'microsoft internet information services version type description report message origin target representation ' +
  'current did find one willing disclose exists return previous home go back').split(' '))

/** Length from which a word is not a part of another one by chance. */
const minWord = 4

/** Returns `true` if an answer, of which only these proofs hold, has nothing of the site. */
export function isBare(answer: Answer, matched: readonly Proof[], check: AccountCheck, asked: string): boolean {
  if (!matched.every(isOfAnyPage)) return false
  const { response, text, value } = answer
  const hosts = [check.homepage, asked].map(address => new URL(address).hostname)
  if (response.status >= 300 && response.status < 400) return leadsAway(answer, hosts)
  const { hostname, pathname } = new URL(response.url)
  if (!isOfSite(hostname, hosts) || (home.test(pathname) && !home.test(new URL(asked).pathname))) return true
  const isFound = response.status < 400
  if (text.length > maxShortPage) return false
  if (text.trim() === '') return true
  if (!isPage(response, text)) return /^(?:$|text\/plain)/.test(typeOf(response)) && (isFound || isGeneric(text))
  const title = titleOf(text)
  return !isAbout(title, value) && !isOwnTitle(title, check.name, hosts) && !linksTo(text, hosts) &&
    (isFound || isGeneric([...shownParts(text)].filter(part => part !== title).join(' ')))
}

/** Returns `true` if a text has no words but those of servers. */
const isGeneric = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).every(word => generic.has(word.toLowerCase()))

/** Returns `true` if a proof has no condition that only the site can meet. */
const isOfAnyPage = ({ text = '', contentType, schema, holds }: Proof): boolean =>
  contentType === undefined && schema === undefined && holds === undefined &&
  isGeneric(text.replaceAll(/<[^<>]*>/g, ' '))

function leadsAway({ response, value }: Answer, hosts: readonly string[]): boolean {
  const target = targetOf(response)
  if (!target || kindOf(new URL(response.url), target, value) !== 'elsewhere') return false
  const { pathname, hostname } = target
  return home.test(pathname) || !isOfSite(hostname, hosts)
}

/** Returns `true` if a host belongs to the domain of one of these hosts. */
const isOfSite = (host: string, hosts: readonly string[]): boolean => hosts.map(domainOf).includes(domainOf(host))

/** Returns `true` if a title has a word of the site. A title that is only its host is that of a parked domain. */
function isOwnTitle(title: string, name: string, hosts: readonly string[]): boolean {
  const own = title.trim().toLowerCase()
  if (hosts.some(host => own === host || `www.${own}` === host)) return false
  const brands = hosts.map(host => domainOf(host).split('.')[0]!)
  const words = [...brands, ...name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []]
  return words.some(word => word.length >= minWord && own.includes(word)) || own.includes(name.toLowerCase())
}

/** Returns `true` if a page has a link to a page of these hosts. Scripts, pictures and forms are no links. */
function linksTo(page: string, hosts: readonly string[]): boolean {
  return page.matchAll(/<a\s[^<>]{0,1000}?href\s{0,9}=\s{0,9}["']?([^"'\s<>]{1,1000})/gi).some(([, target = '']) => {
    if (/^(?:#|javascript:|mailto:|\/cdn-cgi\/)/i.test(target)) return false
    const url = URL.parse(target, `https://${hosts[0]!}/`)
    return url !== null && isOfSite(url.hostname, hosts)
  })
}

const domainOf = (host: string): string => publicSuffixes().getDomain(host, { allowPrivateDomains: true }) ?? host
