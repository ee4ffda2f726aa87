import { arrayOf, flag, objectWith, text, type Shape } from '../kit/schema.ts'
import type { AccountCheck } from './account-check.ts'
import { canProve } from './refusals.ts'

const textUpTo = <const Max extends number>(maxLength: Max) => ({ type: 'string', maxLength } as const)
const code = { type: 'integer', minimum: 100, maximum: 599 } as const

/**
 * One site of a pack in the WhatsMyName format. https://github.com/WebBreacher/WhatsMyName#format
 * `e_*` describes the response if the account exists, `m_*` the response if it does not. `{account}` in a URL or body
 * is the placeholder for the searched name.
 */
export const siteSchema = objectWith({
  name: { ...textUpTo(200), minLength: 1 },
  uri_check: textUpTo(2_000),
  e_code: code,
  e_string: textUpTo(2_000),
  m_code: code,
  m_string: textUpTo(2_000),
  known: arrayOf(text),
}, {
  uri_pretty: textUpTo(2_000),
  strip_bad_char: textUpTo(50), // characters that WhatsMyName removes from a name before it asks the site
  headers: { type: 'object', additionalProperties: text },
  post_body: textUpTo(10_000),
  protection: arrayOf(text), // bot protections that the site uses
  valid: flag,
})
export type PackSite = Shape<typeof siteSchema>

/** Request headers that a pack may set. They change the form of the response, but do not identify the client. */
const plainHeaders = new Set(['accept', 'accept-language', 'content-type', 'x-requested-with', 'origin', 'referer',
  'cache-control'])

/** Returns the reason why a site of a pack is not checked, or `undefined` if it may be checked. */
export function reasonToSkip(site: PackSite, known: ExistingSites): string | undefined {
  const { uri_check, uri_pretty, post_body = '', protection = [], e_code, e_string, m_code, m_string } = site
  if (site.valid === false) return 'the pack marks it as not working'
  if (protection.length > 0) return `the site is protected: ${protection.join(', ')}`
  if (!`${uri_check}${post_body}`.includes('{account}')) return 'it does not contain {account}'
  if (!/^https:\/\//.test(uri_check)) return 'its address is not https'
  const url = URL.parse(uri_check.replaceAll('{account}', 'name'))
  if (
    !url ||
    (uri_pretty !== undefined &&
      !/^https?:$/.test(URL.parse(uri_pretty.replaceAll('{account}', 'name'))?.protocol ?? ''))
  ) {
    return 'its address is malformed'
  }
  const header = Object.keys(site.headers ?? {}).find(name => !plainHeaders.has(name.toLowerCase()))
  if (header !== undefined) {
    return /^user-agent$/i.test(header)
      ? 'it sends the User-Agent of a browser'
      : `it sends the header ${header.toLowerCase()}, which may identify a person`
  }
  if (hasToken(url, post_body)) return 'it contains a key or token of a third party'
  const cannotProve = (status: number, found: string) => !canProve(status) && found === ''
  if (cannotProve(e_code, e_string) || cannotProve(m_code, m_string) || !(canProve(e_code) || canProve(m_code))) {
    return `its proof is ${canProve(e_code) ? m_code : e_code}, which also means a refusal or an error`
  }
  if (e_code === m_code && e_string === m_string) return 'its two proofs are the same'
  if (known.hosts.has(url.host) || known.names.has(comparableName(site.name))) {
    return 'a built-in check covers this site'
  }
  return undefined
}

/**
 * Returns `true` if a parameter of the URL or the body is named like a credential, or if its value looks like a
 * credential.
 */
function hasToken({ searchParams }: URL, body: string): boolean {
  const form = /^[\w.-]+=/.test(body) ? [...new URLSearchParams(body)] : []
  return [...searchParams, ...form].some(([name, value]) =>
    /(^|[_-])(key|apikey|api|token|secret|client_?id|app_?id|sig|signature|auth|access_key|sid)$/i.test(name)
    || /token|secret|api_?key/i.test(name)
    || (/^[\w-]{20,}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value)))
}

/** Names and hosts of the sites that already have a check. */
export interface ExistingSites {
  names: ReadonlySet<string>
  hosts: ReadonlySet<string>
}

export function sitesOf(checks: readonly AccountCheck[]): ExistingSites {
  const addresses = checks.flatMap(({ homepage, url }) => [homepage, url?.('name', 'Pseudonym') ?? homepage])
  return {
    names: new Set(checks.map(({ name }) => comparableName(name))),
    hosts: new Set(addresses.map(address => new URL(address).host)),
  }
}

/**
 * Converts the name of a site for comparison: `GitHub (User)` becomes `github`. Removes the page type, spaces and
 * punctuation.
 */
const comparableName = (name: string): string => name.toLowerCase().replace(/\s*\(.*\)$/, '').replace(/[^\p{L}\d]/gu, '')
