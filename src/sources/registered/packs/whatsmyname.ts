import { arrayOf, flag, objectWith, text, type Shape } from '../../kit/schema.ts'
import { hasShape, shapeFault } from '../../kit/shape.ts'
import { createFieldWatch, malformedAs, protectedBy, type PackEntry, type ParsedPack } from './entry.ts'
import { credits, mark, requestBody, siteAddress, siteName, tag } from './limits.ts'
import { pageProof } from './page-proof.ts'

const code = { type: 'integer', minimum: 100, maximum: 599 } as const

/**
 * One site of a pack in the WhatsMyName format. https://github.com/WebBreacher/WhatsMyName#format
 * `e_*` describes the response if the account exists, `m_*` the response if it does not.
 */
export const siteSchema = objectWith({
  name: siteName,
  uri_check: siteAddress,
  e_code: code,
  e_string: mark,
  m_code: code,
  m_string: mark,
  known: arrayOf(text),
}, {
  cat: tag,
  uri_pretty: siteAddress,
  headers: { type: 'object', additionalProperties: text },
  post_body: requestBody,
  protection: arrayOf(text), // bot protections that the site uses
  valid: flag,
})
/** Members of a site that are not read, and why. */
export const unread = {
  strip_bad_char: 'signs that a site may ignore: the name is asked with them, and a twin of it tells (`twin.ts`)',
}

const namedSchema = objectWith({ name: siteName })
export type PackSite = Shape<typeof siteSchema>

const packSchema = objectWith({ sites: { type: 'array' } }, { license: credits, authors: credits })

/** Reads a pack in the WhatsMyName format. Returns `undefined` if the content has another format. */
export function parseWhatsMyName(json: unknown): ParsedPack | undefined {
  if (!hasShape(packSchema, json)) return undefined
  const pack: ParsedPack = {
    format: 'whatsmyname',
    licence: [...json.license ?? [], ...json.authors?.length ? [`(authors: ${json.authors.join(', ')})`] : []],
    entries: [],
    skipped: [],
    unknownFields: [],
  }
  const fields = createFieldWatch(siteSchema, unread)
  json.sites.forEach((site, index) => {
    if (hasShape(siteSchema, site)) {
      pack.entries.push(toEntry(site))
      fields.look(site.name, site)
    } else {
      const reason = malformedAs(shapeFault(siteSchema, site))
      pack.skipped.push({ name: nameOf(site) ?? `entry ${index + 1}`, reason })
    }
  })
  return { ...pack, unknownFields: fields.found() }
}

const nameOf = (site: unknown): string | undefined => hasShape(namedSchema, site) ? site.name : undefined

function toEntry(site: PackSite): PackEntry {
  const { uri_check, uri_pretty = uri_check, headers = {}, protection = [], cat } = site
  const body = site.post_body || undefined // WhatsMyName sends a GET request if the body is empty
  return {
    name: site.name,
    address: uri_check,
    page: uri_pretty,
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body }),
    registered: [pageProof('registered', site.e_code, site.e_string, site.m_string)],
    notRegistered: [pageProof('not_registered', site.m_code, site.m_string, site.e_string)],
    follows: false,
    known: site.known,
    tags: cat === undefined ? [] : [/nsfw/i.test(cat) ? 'nsfw' : cat],
    reason: site.valid === false ? 'the pack marks it as not working' : protectedBy(protection),
  }
}
