import { hasShape } from '../../kit/shape.ts'
import type { AccountCheck } from '../account-check.ts'
import type { Proof } from '../proof.ts'
import { addressFault } from './address.ts'
import { malformed, type PackEntry } from './entry.ts'
import { requestBody, siteAddress } from './limits.ts'

/** Request headers that a pack may set. They change the form of the response, but do not identify the client. */
const plainHeaders = new Set(['accept', 'accept-language', 'content-type', 'x-requested-with', 'origin', 'referer',
  'cache-control'])

/** Returns the reason why a site of a pack is not checked, or `undefined` if it may be checked. */
export function reasonToSkip(entry: PackEntry, known: ExistingSites): string | undefined {
  const { address, page, body = '', method, headers, registered, notRegistered } = entry
  if (entry.reason !== undefined) return entry.reason
  if (!hasShape(siteAddress, address) || !hasShape(siteAddress, page) || !hasShape(requestBody, body)) return malformed
  if (!`${address}${body}`.includes('{account}')) return 'it does not contain {account}'
  const fault = addressFault(address, page)
  if (fault !== undefined) return fault
  if (method !== 'GET' && method !== 'POST') return `it uses another method than GET and POST: ${method}`
  const header = Object.keys(headers).find(name => !plainHeaders.has(name.toLowerCase()))
  if (header !== undefined) {
    return /^user-agent$/i.test(header)
      ? 'it sends the User-Agent of a browser'
      : `it sends a header that may identify a person: ${header.toLowerCase()}`
  }
  const url = new URL(address.replaceAll('{account}', 'name'))
  if (hasToken(url, body)) return 'it contains a key or token of a third party'
  const refusals = [registered, notRegistered].map(proofs => proofs.every(proof => proof.isControlOnly))
  const bare = [...registered, ...notRegistered].find(proof => proof.isControlOnly && proof.text === undefined)
  if (bare ?? refusals.every(Boolean)) {
    return `its proof also means a refusal or an error: ${String((bare ?? registered[0])?.status)}`
  }
  if (JSON.stringify(registered.map(comparable)) === JSON.stringify(notRegistered.map(comparable))) {
    return 'its two proofs are the same'
  }
  const isCovered = known.hosts.has(url.host) || known.names.has(comparableName(entry.name)) || isRow(entry, known)
  return isCovered ? 'a built-in check covers this site' : undefined
}

/**
 * Returns `true` if an entry asks the same as the check of a row: its address or its page has the same beginning, up to
 * the name. An entry whose proof has another status than 200 asks about another state, such as a deleted blog.
 */
const isRow = ({ address, page, registered }: PackEntry, { rows }: ExistingSites): boolean =>
  [address, page].some(template => rows.has(beginningOf(template)!)) &&
  registered.some(({ status = 200 }) => [status].flat().includes(200))

/** Returns the part of a template between the scheme and the name, or the host after the name; none without a name. */
function beginningOf(template: string): string | undefined {
  const [before = '', ...after] = template.toLowerCase().split(/\{(?:account|value|lower)\}/)
  const beginning = before.replace(/^https?:\/\/(www\.)?/, '')
  return after.length === 0 ? undefined : beginning || after[0]!.split('/')[0] // the name is a part of the host
}

const comparable = ({ status, text }: Proof) => [status, text]

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
  /** Beginnings of the addresses and pages of rows. A host of them may have other names elsewhere. */
  rows: ReadonlySet<string>
}

export function sitesOf(checks: readonly AccountCheck[]): ExistingSites {
  const others = checks.filter(({ row }) => row === undefined)
  const addresses = others.flatMap(({ homepage, url }) => [homepage, url?.('name', 'Pseudonym') ?? homepage])
  return {
    names: new Set(others.map(({ name }) => comparableName(name))),
    hosts: new Set(addresses.map(address => new URL(address).host)),
    rows: new Set(checks.flatMap(({ row }) => row ? [row.url, row.page ?? row.url] : []).flatMap(template =>
      beginningOf(template) ?? [])),
  }
}

/**
 * Converts the name of a site for comparison: `GitHub (User)` becomes `github`. Removes the page type, spaces and
 * punctuation.
 */
export const comparableName = (name: string): string =>
  name.toLowerCase().replace(/\s*\(.*\)$/, '').replace(/[^\p{L}\d]/gu, '')
