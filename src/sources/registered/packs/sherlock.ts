import { each, flag, objectWith, text, type Shape } from '../../kit/schema.ts'
import { hasShape, shapeFault } from '../../kit/shape.ts'
import { canProve } from '../refusals.ts'
import { createFieldWatch, malformedAs, type PackEntry, type ParsedPack } from './entry.ts'
import { mark, marks, siteAddress, siteName, tag, tags } from './limits.ts'
import { absenceProofs, missing, proofKinds, redirects, statusProof } from './page-proof.ts'

const codes = { anyOf: [{ type: 'integer' }, { type: 'array', items: { type: 'integer' } }] } as const

/**
 * One site of Sherlock's `data.json`. `{}` is the placeholder for the name.
 * https://sherlockproject.xyz/adding-sites,
 * https://github.com/sherlock-project/sherlock/blob/master/sherlock_project/resources/data.schema.json
 */
export const siteSchema = objectWith({
  url: siteAddress,
  errorType: { anyOf: [mark, marks] },
  username_claimed: text,
}, {
  urlProbe: siteAddress,
  ...each(['regexCheck', 'request_method'], text),
  isNSFW: flag,
  headers: { type: 'object', additionalProperties: text },
  request_payload: { type: 'object' },
  errorMsg: { anyOf: [mark, marks] },
  errorCode: codes,
  tags: { anyOf: [tag, tags] },
})
type Site = Shape<typeof siteSchema>

/** Members of a site that are not read, with the reasons. */
export const unread = {
  urlMain: 'the home page is that of the address',
  errorUrl: 'Sherlock does not read it either: a redirect proves absence by its status',
  response_url: 'Sherlock does not read it either',
  __comment__: 'for the authors of the pack',
}

/** Statuses of an account page besides 200, for a site that answers 200 about missing accounts. */
const otherSuccesses = [201, 202, 204]

/** Reads a pack in Sherlock's format. Returns `undefined` if the content has another format. */
export function parseSherlock(json: unknown): ParsedPack | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  const sites = Object.entries(json).filter(([name]) => name !== '$schema')
  if (!sites.some(([, site]) => hasShape(siteSchema, site))) return undefined
  const pack: ParsedPack = {
    format: 'sherlock',
    licence: ['not stated in the file; Sherlock publishes its own under MIT: https://github.com/sherlock-project/sherlock/blob/master/LICENSE'],
    entries: [],
    skipped: [],
    unknownFields: [],
  }
  const fields = createFieldWatch(siteSchema, unread)
  for (const [name, site] of sites) {
    if (hasShape(siteName, name) && hasShape(siteSchema, site)) {
      pack.entries.push(toEntry(name, site))
      fields.look(name, site)
    } else {
      pack.skipped.push({ name, reason: malformedAs(shapeFault(siteSchema, site)) })
    }
  }
  return { ...pack, unknownFields: fields.found() }
}

const filled = (template: string): string => template.replaceAll('{}', '{account}')

function toEntry(name: string, site: Site): PackEntry {
  const { url, urlProbe = url, request_payload, regexCheck, headers = {}, isNSFW = false, tags = [] } = site
  const types = [site.errorType].flat()
  const messages = types.includes('message') ? [site.errorMsg ?? []].flat().filter(Boolean) : []
  const errorCodes = types.includes('status_code') ? [site.errorCode ?? []].flat() : []
  const body = request_payload && JSON.stringify(withPlaceholders(request_payload))
  const method = site.request_method ?? 'GET'
  return {
    name,
    address: filled(urlProbe),
    page: filled(url),
    method: method === 'HEAD' ? 'GET' : method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    registered: [statusProof(errorCodes.includes(200) ? otherSuccesses : [200], messages)],
    notRegistered: [
      ...absenceProofs(messages),
      ...(types.includes('status_code')
        ? [statusProof([...new Set([...missing, ...errorCodes.filter(canProve)])])] // the codes add to the usual ones
        : []),
      ...(types.includes('response_url') ? [statusProof([...redirects, ...missing])] : []),
    ],
    follows: !types.includes('response_url'),
    ...(regexCheck !== undefined && { names: regexCheck }),
    known: [site.username_claimed],
    tags: [...new Set([...[tags].flat().map(tag => tag === 'adult' ? 'nsfw' : tag), ...isNSFW ? ['nsfw'] : []])],
    reason: reasonOf(site, types, messages, errorCodes),
  }
}

function reasonOf(
  { request_payload, request_method = 'GET' }: Site,
  types: readonly string[],
  messages: readonly string[],
  errorCodes: readonly number[],
): string | undefined {
  if (types.length === 0 || types.some(type => !proofKinds.includes(type))) {
    return malformedAs(`"errorType" must be ${proofKinds.join(', ')}, or a list of them`)
  }
  if (messages.length === 0 && types.includes('message')) return malformedAs('"errorMsg" is missing')
  if (errorCodes.length > 0 && !errorCodes.some(canProve)) {
    return `its proof also means a refusal or an error: ${errorCodes.join(', ')}`
  }
  return request_payload && request_method !== 'POST'
    ? `it sends a body with another method than POST: ${request_method}`
    : undefined
}

/** Replaces the placeholder in all texts of a request body. */
function withPlaceholders(value: unknown): unknown {
  if (typeof value === 'string') return filled(value)
  if (Array.isArray(value)) return value.map(withPlaceholders)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withPlaceholders(member)]))
}
