import { arrayOf, flag, objectWith, text, type Shape } from '../../kit/schema.ts'
import { hasShape } from '../../kit/shape.ts'
import { malformed, protectedBy, type PackEntry, type ParsedPack } from './entry.ts'
import { credits, mark, requestBody, siteAddress, siteName, tag } from './limits.ts'
import { pageProof } from './page-proof.ts'

const code = { type: 'integer', minimum: 100, maximum: 599 } as const

/**
 * One site of a pack in the WhatsMyName format. https://github.com/WebBreacher/WhatsMyName#format
 * `e_*` describes the response if the account exists, `m_*` the response if it does not.
 */
const siteSchema = objectWith({
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
  strip_bad_char: tag, // characters that WhatsMyName removes from a name before it asks the site
  headers: { type: 'object', additionalProperties: text },
  post_body: requestBody,
  protection: arrayOf(text), // bot protections that the site uses
  valid: flag,
})
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
  }
  json.sites.forEach((site, index) => {
    if (hasShape(siteSchema, site)) pack.entries.push(toEntry(site))
    else pack.skipped.push({ name: nameOf(site) ?? `entry ${index + 1}`, reason: malformed })
  })
  return pack
}

const nameOf = (site: unknown): string | undefined => hasShape(namedSchema, site) ? site.name : undefined

function toEntry(site: PackSite): PackEntry {
  const { uri_check, uri_pretty = uri_check, post_body, headers = {}, protection = [], cat } = site
  return {
    name: site.name,
    address: uri_check,
    page: uri_pretty,
    method: post_body === undefined ? 'GET' : 'POST',
    headers,
    ...(post_body !== undefined && { body: post_body }),
    registered: [pageProof('registered', site.e_code, site.e_string, site.m_string)],
    notRegistered: [pageProof('not_registered', site.m_code, site.m_string, site.e_string)],
    follows: false,
    known: site.known,
    tags: cat === undefined ? [] : [/nsfw/i.test(cat) ? 'nsfw' : cat],
    reason: site.valid === false ? 'the pack marks it as not working' : protectedBy(protection),
  }
}
