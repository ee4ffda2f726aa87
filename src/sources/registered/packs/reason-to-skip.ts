import { hasShape } from '../../kit/shape.ts'
import type { Proof } from '../proof.ts'
import { addressFault } from './address.ts'
import { malformedAs, type PackEntry } from './entry.ts'
import { requestBody, siteAddress } from './limits.ts'
import { readNamesRule } from './names-rule.ts'
import { isCovered, type ExistingSites } from './same-site.ts'

/** Request headers that a pack may set. They change the form of the response, but do not identify the client. */
const plainHeaders = new Set(['accept', 'accept-language', 'content-type', 'x-requested-with', 'origin', 'referer',
  'cache-control'])

/** Returns the reason why a site of a pack is not checked, or `undefined` if it may be checked. */
export function reasonToSkip(entry: PackEntry, existing: ExistingSites): string | undefined {
  const { address, page, body = '', method, headers, registered, notRegistered } = entry
  if (entry.reason !== undefined) return entry.reason
  if (!hasShape(siteAddress, address) || !hasShape(siteAddress, page)) return malformedAs('the address is too long')
  if (!hasShape(requestBody, body)) return malformedAs('the body is too long')
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
  const unreadable = readNamesRule(entry).fault
  if (unreadable !== undefined) return `its pattern of names cannot be read: ${unreadable}`
  return isCovered(entry, existing) ? 'a built-in check covers this site' : undefined
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
