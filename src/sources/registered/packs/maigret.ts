import { arrayOf, each, flag, objectWith, text, type Shape } from '../../kit/schema.ts'
import { hasShape, shapeFault } from '../../kit/shape.ts'
import type { ErrorMarker, Proof } from '../proof.ts'
import { createFieldWatch, malformedAs, protectedBy, type PackEntry, type ParsedPack } from './entry.ts'
import { mark, marks, siteAddress, siteName, tags } from './limits.ts'
import { absenceProofs, missing, proofKinds, redirects, statusProof } from './page-proof.ts'
import { formatPython, TemplateFault } from './python-format.ts'

const texts = { type: 'object', additionalProperties: text } as const

/**
 * One site of Maigret's `data.json`, or the part that an engine gives to its sites. `{username}`, `{urlMain}` and
 * `{urlSubpath}` are placeholders of Python's `str.format`.
 * https://maigret.readthedocs.io/en/latest/development.html,
 * https://github.com/soxoj/maigret/blob/main/maigret/sites.py
 */
export const siteSchema = objectWith({}, {
  ...each(['url', 'urlMain', 'urlProbe', 'urlSubpath'], siteAddress),
  ...each(['checkType', 'usernameClaimed', 'regexCheck', 'engine', 'type', 'requestMethod', 'protocol'], text),
  encoding: text,
  ...each(['presenseStrs', 'presenceStrs', 'absenceStrs'], marks), // both spellings are in use
  tags,
  protection: arrayOf(text),
  ...each(['disabled', 'similarSearch', 'ignore403'], flag),
  headers: texts,
  errors: { ...texts, propertyNames: mark, maxProperties: 100 },
  ...each(['requestPayload', 'getParams', 'activation'], { type: 'object' }),
})
type Site = Shape<typeof siteSchema>

/** Members of a site that are not read, with the reasons. */
export const unread = {
  usernameUnclaimed: 'anybody may register a name that is published as free; control names are random',
  requestHeadOnly: 'saves the body of a response, which is needed to recognise block pages',
  mirrors: 'other hosts for a second attempt; a check always asks one site',
  errorUrl: 'Maigret does not read it either: a redirect proves absence by its status',
  caseSentitive: 'Maigret does not read it either',
  source: 'the site whose accounts this one shows; it is another site',
  alexaRank: 'popularity of the site',
  stats: 'counters of Maigret\'s own runs',
}

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
    unknownFields: [],
  }
  const fields = createFieldWatch(siteSchema, unread)
  for (const [name, site] of Object.entries(json.sites)) {
    const faulty = (reason: string) => pack.skipped.push({ name, reason })
    if (!hasShape(siteName, name) || !hasShape(siteSchema, site)) {
      faulty(malformedAs(shapeFault(siteSchema, site)))
      continue
    }
    const engine = site.engine === undefined ? {} : json.engines?.[site.engine]?.site
    const whole = engine && withEngine(site, engine)
    if (whole?.url === undefined || !hasShape(siteSchema, whole)) {
      const fault = whole?.url === undefined ? '"url" is missing' : shapeFault(siteSchema, whole)
      faulty(engine ? malformedAs(fault) : `the pack does not have its engine: ${site.engine}`)
      continue
    }
    fields.look(name, whole)
    try {
      pack.entries.push(toEntry(name, whole, whole.url))
    } catch (fault) {
      if (!(fault instanceof TemplateFault)) throw fault
      faulty(`its template cannot be filled: ${fault.message}`)
    }
  }
  return { ...pack, unknownFields: fields.found() }
}

/** Adds what the engine gives to its sites: lists and maps are joined, other values replace those of the site. */
function withEngine(site: Site, engine: Site): Site {
  const own: Record<string, unknown> = { ...site }
  const joined = Object.entries(engine).map(([key, value]): [string, unknown] => {
    if (Array.isArray(value)) return [key, [...(own[key] as unknown[] | undefined) ?? [], ...value as unknown[]]]
    return [key, typeof value === 'object' ? { ...own[key] as object | undefined, ...value } : value]
  })
  return { ...site, ...Object.fromEntries(joined) }
}

/** The only protection that does not keep other programs out. Its sites refuse the addresses of data centres. */
const byAddress = 'ip_reputation'

function toEntry(name: string, site: Site, url: string): PackEntry {
  const { urlMain = '', urlSubpath = '', urlProbe, regexCheck, encoding } = site
  const { tags = [], headers = {}, errors = {}, protection = [], getParams = {} } = site
  const filled = (template: string) =>
    formatPython(template, { urlMain, urlSubpath, username: '{account}' }).replaceAll(/(?<!:)\/{2,}/g, '/')
  const method = site.requestMethod?.toUpperCase() ?? 'GET'
  const body = method === 'POST' ? bodyOf(site) : undefined // Maigret sends a body only with POST
  const parameters = Object.entries(getParams).map(([key, value]) => `&${key}=${String(value)}`).join('')
  return {
    name,
    address: filled(urlProbe ?? url) + parameters,
    page: filled(url),
    method: method === 'HEAD' ? 'GET' : method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    ...proofsOf(site),
    errors: Object.keys(errors).map((text): ErrorMarker =>
      ({ text, code: 'UPSTREAM_BLOCKED', message: 'the pack names a text of the page as an error' })),
    follows: site.checkType !== 'response_url',
    ...(encoding !== undefined && { encoding }),
    ...(regexCheck !== undefined && { names: regexCheck }),
    known: site.usernameClaimed === undefined ? [] : [site.usernameClaimed],
    tags: tags.map(tag => tag === 'porn' || tag === 'erotic' ? 'nsfw' : tag),
    reason: reasonOf(site) ?? protectedBy(protection.filter(kind => kind !== byAddress)),
  }
}

/** Returns the body of a request: a form if that is the content type, and JSON otherwise. */
function bodyOf({ requestPayload, headers = {} }: Site): string | undefined {
  if (!requestPayload) return undefined
  const members = Object.entries(requestPayload).map(([key, value]: [string, unknown]): [string, unknown] =>
    [key, typeof value === 'string' ? formatPython(value, { username: '{account}' }) : value])
  const isForm = Object.entries(headers).some(([key, value]) =>
    /^content-type$/i.test(key) && /x-www-form-urlencoded/i.test(value))
  if (!isForm) return JSON.stringify(Object.fromEntries(members))
  return String(new URLSearchParams(members.map(([key, value]): [string, string] => [key, String(value)])))
    .replaceAll('%7Baccount%7D', '{account}')
}

/** Returns the proofs of a site. Only the kind of check decides which texts Maigret reads. */
function proofsOf({ checkType, ignore403 = false, ...site }: Site): { registered: Proof[], notRegistered: Proof[] } {
  const present = [...site.presenseStrs ?? [], ...site.presenceStrs ?? []].filter(Boolean)
  const absent = checkType === 'message' ? (site.absenceStrs ?? []).filter(Boolean) : []
  const hasTexts = checkType !== 'status_code' && present.length > 0
  const texts = present.map((text): Proof =>
    ({ status: 200, text, ...(absent.length > 0 && { lacks: absent }), isWeak: true }))
  const gone = absent.length > 0
    ? absenceProofs(absent)
    : [statusProof(checkType === 'response_url' ? [...redirects, ...missing] : missing, hasTexts ? present : [])]
  // The texts of a page with 403 show only how a control question was answered: a wall may have the same status.
  const refused = ignore403 && checkType === 'message'
    ? { registered: forControl(texts), notRegistered: forControl(absent.length > 0 ? gone : []) }
    : { registered: [], notRegistered: [] }
  return {
    registered: [...hasTexts ? texts : [statusProof([200], absent)], ...refused.registered],
    notRegistered: [...gone, ...refused.notRegistered],
  }
}

const forControl = (proofs: readonly Proof[]): Proof[] =>
  proofs.map(({ isRead: _, ...proof }) => ({ ...proof, status: 403, isWeak: true, isControlOnly: true }))

function reasonOf(site: Site): string | undefined {
  const { disabled = false, similarSearch = false, checkType, activation, type = 'username', protocol = '' } = site
  if (disabled) return 'the pack marks it as not working'
  if (!proofKinds.includes(checkType ?? '')) return malformedAs(`"checkType" must be one of ${proofKinds.join(', ')}`)
  if (type !== 'username') return `it needs an identifier that is no name: ${type}`
  if (similarSearch) return 'it searches for similar names, which proves nothing about one'
  if (!/^(?:https?)?$/.test(protocol)) return `it needs another protocol than HTTPS: ${protocol}`
  return activation && 'it needs a key or session of the site'
}
