import { arrayOf, each, flag, objectWith, text, type Shape } from '../../kit/schema.ts'
import { hasShape } from '../../kit/shape.ts'
import type { ErrorMarker } from '../proof.ts'
import { malformed, protectedBy, type PackEntry, type ParsedPack } from './entry.ts'
import { mark, marks, siteAddress, siteName, tags } from './limits.ts'
import { absenceProofs, missing, redirects, statusProof } from './page-proof.ts'

const texts = { type: 'object', additionalProperties: text } as const

/**
 * One site of Maigret's `data.json`, or the part that an engine gives to its sites. `{username}`, `{urlMain}` and
 * `{urlSubpath}` are placeholders.
 * https://maigret.readthedocs.io/en/latest/development.html
 */
const siteSchema = objectWith({}, {
  ...each(['url', 'urlMain', 'urlProbe', 'urlSubpath'], siteAddress),
  ...each(['checkType', 'usernameClaimed', 'regexCheck', 'engine', 'type', 'requestMethod'], text),
  ...each(['presenseStrs', 'absenceStrs'], marks),
  tags,
  protection: arrayOf(text),
  disabled: flag,
  headers: texts,
  errors: { ...texts, propertyNames: mark, maxProperties: 100 },
  requestPayload: { type: 'object' },
  activation: { type: 'object' },
})
type Site = Shape<typeof siteSchema>

const packSchema = objectWith(
  { sites: { type: 'object' } },
  { engines: { type: 'object', additionalProperties: objectWith({}, { site: siteSchema }) } },
)

/** Reads a pack in Maigret's format. Returns `undefined` if the content has another format. */
export function parseMaigret(json: unknown): ParsedPack | undefined {
  if (!hasShape(packSchema, json)) return undefined
  const pack: ParsedPack = {
    format: 'maigret',
    licence: ['not stated in the file; Maigret publishes its own under MIT: https://github.com/soxoj/maigret/blob/main/LICENSE'],
    entries: [],
    skipped: [],
  }
  for (const [name, site] of Object.entries(json.sites)) {
    const whole = hasShape(siteName, name) && hasShape(siteSchema, site)
      ? withEngine(site, json.engines?.[site.engine ?? '']?.site)
      : undefined
    if (whole?.url !== undefined) pack.entries.push(toEntry(name, whole, whole.url))
    else pack.skipped.push({ name, reason: malformed })
  }
  return pack
}

/** Adds what the engine gives to its sites: lists and maps are joined, other values replace those of the site. */
function withEngine(site: Site, engine: Site = {}): Site {
  const joined = <Key extends 'presenseStrs' | 'absenceStrs' | 'tags' | 'protection'>(key: Key) =>
    ({ [key]: [...site[key] ?? [], ...engine[key] ?? []] })
  return {
    ...site,
    ...engine,
    ...joined('presenseStrs'),
    ...joined('absenceStrs'),
    ...joined('tags'),
    ...joined('protection'),
    headers: { ...site.headers, ...engine.headers },
    errors: { ...site.errors, ...engine.errors },
  }
}

/** The only protection that does not keep other programs out. Its sites refuse the addresses of data centres. */
const byAddress = 'ip_reputation'

function toEntry(name: string, site: Site, url: string): PackEntry {
  const { urlMain = '', urlSubpath = '', urlProbe = url, checkType, requestPayload, regexCheck } = site
  const { presenseStrs = [], absenceStrs = [], tags = [], headers = {}, errors = {}, protection = [] } = site
  const filled = (template: string) => template
    .replaceAll('{urlMain}', urlMain.replace(/\/$/, ''))
    .replaceAll('{urlSubpath}', urlSubpath)
    .replaceAll('{username}', '{account}')
  const body = requestPayload && JSON.stringify(requestPayload).replaceAll('{username}', '{account}')
  const isMessage = checkType === 'message'
  const method = site.requestMethod?.toUpperCase() ?? (body === undefined ? 'GET' : 'POST')
  return {
    name,
    address: filled(urlProbe),
    page: filled(url),
    method: method === 'HEAD' ? 'GET' : method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    registered: isMessage && presenseStrs.length > 0
      ? presenseStrs.map(text => ({ status: 200, text, lacks: absenceStrs, isWeak: true }))
      : [statusProof([200], isMessage ? absenceStrs : [])],
    notRegistered: isMessage && absenceStrs.length > 0
      ? absenceProofs(absenceStrs)
      : [statusProof(checkType === 'response_url' ? [...redirects, ...missing] : missing, presenseStrs)],
    errors: Object.keys(errors).map((text): ErrorMarker =>
      ({ text, code: 'UPSTREAM_BLOCKED', message: 'the pack names a text of the page as an error' })),
    follows: checkType !== 'response_url',
    ...(regexCheck !== undefined && { names: regexCheck }),
    known: site.usernameClaimed === undefined ? [] : [site.usernameClaimed],
    tags: tags.map(tag => tag === 'porn' || tag === 'erotic' ? 'nsfw' : tag),
    reason: reasonOf(site) ?? protectedBy(protection.filter(kind => kind !== byAddress)),
  }
}

function reasonOf({ disabled = false, checkType, activation, type = 'username' }: Site): string | undefined {
  if (disabled) return 'the pack marks it as not working'
  if (!['message', 'status_code', 'response_url'].includes(checkType ?? '')) return malformed
  if (type !== 'username') return `it needs an identifier that is no name: ${type}`
  return activation && 'it needs a key or session of the site'
}
