/*
 * Values that a site gives before its question can be asked: a token in a cookie, a page or a header.
 *
 * First requests are sent in order. Each may use the values of those before it. Cookies live only for this one check,
 * and go only to hosts that they are for. Redirects are followed as usual, but a cookie that is set on the way is lost.
 */
import { valueAt } from '../../lib/json-path.ts'
import type { Client, Request, Response } from '../egress/client.ts'
import { SourceFailure } from '../failures.ts'
import { maxPageBytes } from '../kit/size.ts'
import type { AddressAsk, FirstAsk, Take } from '../rows/address-site.ts'
import { addressProof } from './address-proof.ts'
import { filled, inJson, type Texts } from './address-text.ts'
import { NoVerdict } from './no-verdict.ts'
import { parseAnswer, proves, type Answer } from './proof.ts'
import { refusalOf } from './refusals.ts'
import { findFailure } from './response-failure.ts'

/** Maximum length of a value that is taken, and of a cookie. Longer ones are no tokens. */
const maxLength = 8_192

/** A cookie, and the host that it is for: with `isShared`, also the hosts below it. */
interface Cookie {
  name: string
  value: string
  host: string
  isShared: boolean
}

/** Values taken from first answers. */
export interface Tokens {
  texts: Texts
  cookies: readonly Cookie[]
}

export const noTokens: Tokens = { texts: {}, cookies: [] }

/** Asks the first requests of a site. Throws a `SourceFailure` or `NoVerdict` if a value is missing. */
export async function takeTokens(
  asks: readonly FirstAsk[], texts: Texts, client: Pick<Client, 'send'>, signal: AbortSignal,
): Promise<Tokens> {
  let tokens = noTokens
  for (const ask of asks) {
    const request = requestOf(ask, texts, tokens)
    const response = await client.send({ maxBytes: maxPageBytes, mayTruncate: true, ...request }, signal)
    const readsJson = Object.values(ask.take).some(take => 'json' in take) || ask.lacking?.json !== undefined
    tokens = tokensOf(ask, await parseAnswer(response, '', readsJson), tokens)
  }
  return tokens
}

/** Returns a request of a site with its placeholders filled, and the cookies for its host. */
export function requestOf({ url: template, method, headers = {}, body }: AddressAsk, texts: Texts, tokens: Tokens) {
  const all = { ...texts, ...tokens.texts }
  const url = filled(template, all, encodeURIComponent)
  const cookie = cookieHeader(tokens.cookies, new URL(url).hostname)
  const sent = Object.entries(headers).map(([name, text]) => [name.toLowerCase(), filled(text, all, inHeader)] as const)
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    url,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...body !== undefined && { 'content-type': type },
      ...Object.fromEntries(sent),
      ...cookie !== '' && { cookie },
    },
    ...body !== undefined && { body: typeof body === 'string'
      ? filled(body, all, encodeURIComponent)
      : filled(JSON.stringify(body), all, inJson) },
  } satisfies Request
}

/** A header can have neither line breaks nor signs outside of Latin-1. */
const inHeader = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '')

function tokensOf(ask: FirstAsk, answer: Answer, before: Tokens): Tokens {
  const { lacking } = ask
  if (lacking && proves(addressProof(lacking), answer)) throw new NoVerdict(lacking.code, lacking.message)
  const refusal = refusalOf(answer.response.status)
  if (refusal) throw new SourceFailure(refusal.code, refusal.message)
  const cookies = [...before.cookies, ...cookiesOf(answer.response)]
  const taken = Object.entries(ask.take).map(([name, take]) => [name, valueOf(take, answer, cookies)] as const)
  if (taken.some(([, value]) => value === undefined || value === '' || value.length > maxLength)) {
    const failure = findFailure(answer)
    if (failure) throw new SourceFailure(failure.code, failure.message)
    throw new SourceFailure('UPSTREAM_CHANGED', 'the first answer has no token')
  }
  return { texts: { ...before.texts, ...Object.fromEntries(taken as Array<[string, string]>) }, cookies }
}

function valueOf(take: Take, { response, text, json }: Answer, cookies: readonly Cookie[]): string | undefined {
  if ('cookie' in take) {
    const value = cookies.findLast(({ name }) => name === take.cookie)?.value
    return take.decode ? value && decoded(value) : value
  }
  if ('meta' in take) return attributeOf(text, 'meta', take.meta, 'content')
  if ('field' in take) return attributeOf(text, 'input', take.field, 'value')
  if ('header' in take) return response.headers[take.header.toLowerCase()]
  if ('json' in take) {
    const value = valueAt(json, take.json)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  return 'address' in take ? take.address.exec(response.url)?.[1] : take.text.exec(text)?.[1]
}

/** Tags of up to 10,000 characters. A longer one is skipped, so that the time is linear in the length of the page. */
const tags = { meta: /<meta\s[^<>]{0,10000}>/gi, input: /<input\s[^<>]{0,10000}>/gi }

/** Returns an attribute of the first tag with this name, in any order of its attributes. */
function attributeOf(html: string, tag: keyof typeof tags, name: string, attribute: string): string | undefined {
  for (const [found] of html.matchAll(tags[tag])) {
    if (attributeIn(found, 'name') === name) return attributeIn(found, attribute)
  }
  return undefined
}

function attributeIn(tag: string, name: string): string | undefined {
  const [, double, single, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? []
  return (double ?? single ?? bare)?.replaceAll(/&(amp|quot|#0?39|#x27|#x2F|#43|#x2B|lt|gt);/gi, (_, entity: string) =>
    entities[entity.toLowerCase()]!)
}

const entities: Readonly<Record<string, string>> = {
  'amp': '&',
  'quot': '"',
  '#39': "'",
  '#039': "'",
  '#x27': "'",
  '#x2f': '/',
  '#43': '+',
  '#x2b': '+',
  'lt': '<',
  'gt': '>',
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Maximum number of cookies of one answer. */
const maxCookies = 50

/** Reads the joined `set-cookie` headers. A comma inside a date is not followed by a name and a `=`. */
function cookiesOf({ headers, url }: Response): Cookie[] {
  const { hostname } = new URL(url)
  const lines = (headers['set-cookie'] ?? '').split(/,\s*(?=[!#$%&'*+\-.^_`|~\w]+=)/, maxCookies)
  return lines.flatMap(line => {
    const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? []
    if (name === undefined || value === undefined || value.length > maxLength) return []
    const domain = /;\s*domain=\.?([^;\s]+)/i.exec(line)?.[1]?.toLowerCase()
    const isShared = domain !== undefined
    if (isShared && hostname !== domain && !hostname.endsWith(`.${domain}`)) return [] // a cookie of another site
    return [{ name, value: value.trim(), host: domain ?? hostname, isShared }]
  })
}

function cookieHeader(cookies: readonly Cookie[], hostname: string): string {
  const own = cookies.filter(({ host, isShared }) => hostname === host || (isShared && hostname.endsWith(`.${host}`)))
  return [...new Map(own.map(({ name, value }) => [name, value]))].map(([name, value]) => `${name}=${value}`).join('; ')
}
