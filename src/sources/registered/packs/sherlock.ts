import { each, flag, objectWith, text, type Shape } from '../../kit/schema.ts'
import { hasShape } from '../../kit/shape.ts'
import { malformed, type PackEntry, type ParsedPack } from './entry.ts'
import { mark, marks, siteAddress, siteName, tag, tags } from './limits.ts'
import { absenceProofs, missing, redirects, statusProof } from './page-proof.ts'

const codes = { anyOf: [{ type: 'integer' }, { type: 'array', items: { type: 'integer' } }] } as const

/**
 * One site of Sherlock's `data.json`. `{}` is the placeholder for the name.
 * https://sherlockproject.xyz/adding-sites,
 * https://github.com/sherlock-project/sherlock/blob/master/sherlock_project/resources/data.schema.json
 */
const siteSchema = objectWith({
  url: siteAddress,
  urlMain: text,
  errorType: { anyOf: [mark, marks] },
  username_claimed: text,
}, {
  urlProbe: siteAddress,
  ...each(['regexCheck', 'request_method', 'errorUrl'], text),
  isNSFW: flag,
  headers: { type: 'object', additionalProperties: text },
  request_payload: { type: 'object' },
  errorMsg: { anyOf: [mark, marks] },
  errorCode: codes,
  tags: { anyOf: [tag, tags] },
})
type Site = Shape<typeof siteSchema>

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
  }
  for (const [name, site] of sites) {
    if (hasShape(siteName, name) && hasShape(siteSchema, site)) pack.entries.push(toEntry(name, site))
    else pack.skipped.push({ name, reason: malformed })
  }
  return pack
}

const filled = (template: string): string => template.replaceAll('{}', '{account}')

function toEntry(name: string, site: Site): PackEntry {
  const { url, urlProbe = url, request_payload, regexCheck, headers = {}, isNSFW = false, tags = [] } = site
  const types = [site.errorType].flat()
  const messages = types.includes('message') ? [site.errorMsg ?? []].flat().filter(Boolean) : []
  const errorCodes = [site.errorCode ?? []].flat()
  const unknownType = types.find(type => !['message', 'status_code', 'response_url'].includes(type))
  const body = request_payload && JSON.stringify(withPlaceholders(request_payload))
  const method = site.request_method ?? (body === undefined ? 'GET' : 'POST')
  return {
    name,
    address: filled(urlProbe),
    page: filled(url),
    method: method === 'HEAD' ? 'GET' : method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    registered: [statusProof([200], messages)],
    notRegistered: [
      ...absenceProofs(messages),
      ...(types.includes('status_code')
        ? [statusProof(errorCodes.length > 0 ? errorCodes.filter(code => code !== 200) : missing)]
        : []),
      ...(types.includes('response_url') ? [statusProof([...redirects, ...missing])] : []),
    ],
    follows: !types.includes('response_url'),
    ...(regexCheck !== undefined && { names: regexCheck }),
    known: [site.username_claimed],
    tags: [...new Set([...[tags].flat().map(tag => tag === 'adult' ? 'nsfw' : tag), ...isNSFW ? ['nsfw'] : []])],
    reason: unknownType !== undefined || (messages.length === 0 && types.includes('message'))
      ? malformed
      : undefined,
  }
}

/** Replaces the placeholder in all texts of a request body. */
function withPlaceholders(value: unknown): unknown {
  if (typeof value === 'string') return filled(value)
  if (Array.isArray(value)) return value.map(withPlaceholders)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withPlaceholders(member)]))
}
