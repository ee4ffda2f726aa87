import { isIP } from 'node:net'
import { isPlaceholder } from '../../sources/kit/card.ts'
import type { Query, QueryType } from '../../sources/kit/source.ts'
import { isKnownDomain } from '../observables/observable.ts'
import { undecorated } from '../observables/undecorated.ts'
import type { ValueParser } from './value-parser.ts'

/** Reason why nothing of a cell is indexed. */
export type CellFault = 'placeholder' | 'app' | 'invalid'

/** Maximum length of a text that is searched for values, in characters, and of values of one cell. */
const maxLength = 2_000
const maxValues = 50

/** Texts that programs and people write in place of a value, apart from those of all sources (`isPlaceholder`). */
const nothing = /^(?:\\N|[(<[{]?(?:null|none|nil|empty|blank|n\/a|na)[)>\]}]|#?N\/?A|n\.a\.|""|''|[\s.,:;?*#!–—-]+)$/i
const isNothing = (text: string): boolean => isPlaceholder(text) || nothing.test(text)

/** Text that holds no address, host, IP address or wallet. */
const plainWord = /^[A-Za-z_]\w{0,24}$/
/** Web address with a plain host. */
const plainUrl = /^https?:\/\/([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+)(?::\d{1,5})?(?:[/?#]|$)/

const scheme = /^[a-z][a-z0-9+.-]{0,30}:\/\//i
const separators = /[\s,;|]+/
const aroundAddresses = /[\s,;|<>()[\]{}"'`:/\\]+/

/**
 * Creates the reader of cells. It returns what a cell holds, in normal forms: values of the type of its column, and
 * addresses, hosts, IP addresses and wallets in any column, with what people and programs write around them (`Sam
 * <sam@corp.example>`, `192.0.2.1:443`, `//host/path`, two addresses with a comma). Returns a fault if it holds none.
 *
 * @param type type of the column, if its name has one
 */
export function createCellReader(parse: ValueParser): (text: string, type?: QueryType) => Query[] | CellFault {
  return (text, type) => {
    if (type === 'Email Address' && text.length <= maxLength) {
      const value = isNothing(text) ? undefined : parse(type, text) // most cells
      if (value !== undefined) return [{ type, value }]
    }
    if (isNothing(text.trim())) return 'placeholder'
    const found = valuesIn(parse, text, type)
    if (type === 'Pseudonym') {
      const value = parse(type, text)
      if (value !== undefined) found.unshift({ type, value })
    }
    if (found.length > 0) return found
    return isAppAddress(text) || isPackageName(text.trim()) ? 'app' : 'invalid'
  }
}

function valuesIn(parse: ValueParser, text: string, type: QueryType | undefined): Query[] {
  if (text.length > maxLength || ((type === undefined || type === 'Pseudonym') && plainWord.test(text))) return []
  const found = plainValues(parse, text, type)
  if (found.length > 0 || type === undefined || type === 'Pseudonym') return found
  const bare = undecorated(text.trim())
  return bare === text ? [] : plainValues(parse, bare, type)
}

function plainValues(parse: ValueParser, text: string, type: QueryType | undefined): Query[] {
  const hasAddress = text.includes('@') || /[＠﹫]|%40/.test(text)
  const found = hasAddress ? addressesIn(parse, text) : []
  if (!hasOtherType(type) && !text.includes('//') && !ipLike.test(text) && !walletLike.test(text)) return found
  for (const [index, word] of text.trim().split(separators).entries()) {
    if (found.length >= maxValues) break
    const one = hostOrIp(parse, word, type === 'Domain Name' && (index === 0 || isKnownDomain(word)))
      ?? (type === 'IP Address' || ipLike.test(word) ? ipIn(parse, word) : undefined)
      ?? (type === 'Cryptocurrency' || walletLike.test(word) ? walletIn(parse, word) : undefined)
    if (one !== undefined) found.push(one)
  }
  return found
}

const hasOtherType = (type: QueryType | undefined): boolean =>
  type === 'Domain Name' || type === 'IP Address' || type === 'Cryptocurrency'

/** Returns the addresses in a text, if it is one address with its name, or has several. */
function addressesIn(parse: ValueParser, text: string): Query[] {
  const type = 'Email Address'
  const whole = scheme.test(text) ? undefined : parse(type, text)
  if (whole !== undefined) return [{ type, value: whole }]
  if (scheme.test(text)) return []
  return text.split(aroundAddresses).filter(word => word.includes('@')).slice(0, maxValues).flatMap(word => {
    const value = parse(type, word.replace(/^\.+|(?<![.!?])[.!?]+$/g, ''))
    return value === undefined ? [] : [{ type, value } as const]
  })
}

/** Returns the host or the IP address of a URL. With `isBare`, also of a host with a port or a path, or alone. */
function hostOrIp(parse: ValueParser, word: string, isBare: boolean): Query | undefined {
  if (isAppAddress(word)) return undefined
  const hasScheme = scheme.test(word) || word.startsWith('//')
  if (!hasScheme && !isBare) return undefined
  const host = hasScheme ? hostOfUrl(word) : /^(?:\*?\.)?(\[[^\]]*\]|[^\s/:?#\\@]+)/.exec(word)?.[1] ?? ''
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0) return valueOf(parse, 'IP Address', bare)
  return isPackageName(bare) ? undefined : valueOf(parse, 'Domain Name', bare)
}

function hostOfUrl(text: string): string {
  const plain = plainUrl.exec(text)?.[1]
  if (plain !== undefined) return plain
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text)
  return url?.hostname ?? /^[^/]*\/\/(?:[^/?#@]*@)?([^/?#:]+)/.exec(text)?.[1] ?? ''
}

const ipLike = /^\s*\[?(?:\d{1,3}\.\d{1,3}\.|[\da-f]{0,4}:[\da-f]{0,4}:)/i
/** IP address with a port, in brackets, or as a range of this one address. */
const ipWithPort = /^\[?(\d{1,3}(?:\.\d{1,3}){3})\]?(?::\d{1,5}|\/32)?$|^\[([\da-f:.]+)\](?::\d{1,5})?$|^([\da-f:.]+)(?:\/128)?$/i

function ipIn(parse: ValueParser, word: string): Query | undefined {
  const parts = ipWithPort.exec(word)
  const address = parts?.[1] ?? parts?.[2] ?? parts?.[3]
  return address === undefined ? undefined : valueOf(parse, 'IP Address', address)
}

/** Addresses of wallets that no other text is likely to be. Others are found in a column for wallets only. */
const walletLike =
  /^\s*(?:[a-z]{3,12}:)?(?:0x[\da-f]{40}|(?:bc|ltc)1[a-z\d]{25,90}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|T[1-9A-HJ-NP-Za-km-z]{33})\b/i

function walletIn(parse: ValueParser, word: string): Query | undefined {
  const bare = /^(?:[a-z][a-z\d+-]{2,19}:)?(?:\/\/)?([^?&#]+)/i.exec(word)?.[1] ?? word
  return valueOf(parse, 'Cryptocurrency', word) ?? valueOf(parse, 'Cryptocurrency', bare)
}

function valueOf(parse: ValueParser, type: QueryType, text: string): Query | undefined {
  const value = parse(type, text)
  return value === undefined ? undefined : { type, value }
}

const isAppAddress = (text: string): boolean => /^\s*(?:android|androidapp|ios|app):\/\//i.test(text)

/**
 * `true` for the name of an Android package, such as `com.corp.mobile`: a domain from back to front. It begins with a
 * top-level domain, and does not end in one that organisations use for their sites.
 * https://developer.android.com/build/configure-app-module#set-application-id
 */
function isPackageName(text: string): boolean {
  if (!/^[a-z]{2,3}\.[a-z]\w*(?:\.[a-z]\w*)+$/i.test(text)) return false
  return /^(?:com|org|net|edu|gov|io|co)\./i.test(text)
    ? !/\.(?:com|org|net|edu|gov|[a-z]{2})$/i.test(text)
    : isKnownDomain(`site.${text.slice(0, text.indexOf('.'))}`) && !isKnownDomain(text) && !localName.test(text)
}

/** Endings of the names in private networks. */
const localName = /\.(?:local|lan|corp|intranet|internal|home|test|invalid)$/i
