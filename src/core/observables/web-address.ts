import { percentDecoded } from '../../lib/readable-text.ts'
import { handleParts } from '../../sources/kit/handle.ts'
import { accountAt, isSharedSite } from './account-sites.ts'
import type { Detector, LookAlike } from './detector.ts'
import { unclearDigits } from './hexadecimal.ts'
import { registrableDomain } from './normal-form.ts'
import { guessObservable, guessType, parseObservable } from './observable.ts'

/** Explains a URL, or a host with a port or a path. Offers the wallet or the account that it names, or its host. */
export const webAddress: Detector = text => {
  const isUrl = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(text)
  const url = URL.parse(isUrl ? text.replace(/^\/\//, 'https://') : `https://${text}`)
  const host = searchable(isUrl ? hostOf(url) : /^([^\s/:?#@]+)[/:?#]/.exec(text)?.[1] ?? '')
  if (host === undefined) {
    return isUrl ? { fault: 'This is a URL. Search for the domain or the user name in it' } : undefined
  }
  return (url && namedIn(url, host)) ?? {
    fault: `This is ${isUrl ? 'a URL' : 'a host with a port or a path'}`,
    instead: { advice: 'Search for a user name in it, or for the host', value: host },
  }
}

const hostOf = (url: URL | null): string => url?.hostname.replace(/^\[|\]$/g, '') ?? ''

/** Returns the normal form of a host, or `undefined` if the host cannot be searched. */
export function searchable(host: string): string | undefined {
  const type = guessType(host)
  const parsed = type === 'Domain Name' || type === 'IP Address' ? parseObservable(type, host) : undefined
  return parsed && 'value' in parsed ? parsed.value : undefined
}

/** Returns what the path of an address names: a wallet, or an account of a site that is known. */
function namedIn(url: URL, host: string): LookAlike | undefined {
  const path = percentDecoded(url.pathname)
  const wallet = path.split('/').find(part =>
    part.length >= 26 && guessType(part) === 'Cryptocurrency' && unclearDigits(part) === undefined)
  if (wallet !== undefined) return offer('names a wallet', 'Search for the wallet', walletForm(wallet))
  const name = accountIn(path, host)
  return name === undefined ? undefined : {
    ...offer('is the page of an account', 'Search for its name, or for the host', name, 'Pseudonym'),
  }
}

const offer = (fact: string, advice: string, value: string, type?: 'Pseudonym'): LookAlike =>
  ({ fault: `This address ${fact}`, instead: { advice, value, ...type && { type } } })

function walletForm(text: string): string {
  const { parsed } = guessObservable(text)
  return 'value' in parsed ? parsed.value : text
}

/** Names that are also texts of a command line, and that no other type has. */
const isPlainName = (name: string): boolean => /^[\p{L}\d_][\p{L}\d._-]*$/u.test(name) && /\p{L}/u.test(name)
  && guessType(name) === 'Pseudonym'

/**
 * Returns the name of an account: on a site that is known, or the handle of a server of the Fediverse, whose pages have
 * the path `/@name`.
 */
function accountIn(path: string, host: string): string | undefined {
  const domain = registrableDomain(host)
  if (domain === null) return undefined
  const steamId = domain === 'steamcommunity.com' ? /^\/profiles\/(\d{17})\/?$/.exec(path)?.[1] : undefined
  if (steamId !== undefined) return steamId
  const name = accountAt(domain, path)?.name
  if (name !== undefined) return isPlainName(name) ? name : undefined
  const handle = `@${/^\/@(\w[\w.-]{0,63})\/?$/.exec(path)?.[1] ?? ''}@${host}`
  return !isSharedSite(domain) && handleParts(handle) !== undefined ? handle : undefined
}
