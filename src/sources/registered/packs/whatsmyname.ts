import { arrayOf, each, flag, objectWith, text, type Shape } from '../../kit/schema.ts'
import { hasShape } from '../../kit/shape.ts'
import { malformed, protectedBy, type PackEntry, type ParsedPack } from './entry.ts'
import { pageProof } from './page-proof.ts'

const textUpTo = <const Max extends number>(maxLength: Max) => ({ type: 'string', maxLength } as const)
const code = { type: 'integer', minimum: 100, maximum: 599 } as const

/**
 * One site of a pack in the WhatsMyName format. https://github.com/WebBreacher/WhatsMyName#format
 * `e_*` describes the response if the account exists, `m_*` the response if it does not.
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
  cat: textUpTo(50),
  uri_pretty: textUpTo(2_000),
  strip_bad_char: textUpTo(50), // characters that WhatsMyName removes from a name before it asks the site
  headers: { type: 'object', additionalProperties: text },
  post_body: textUpTo(10_000),
  protection: arrayOf(text), // bot protections that the site uses
  valid: flag,
})
export type PackSite = Shape<typeof siteSchema>

const packSchema = objectWith(
  { sites: { type: 'array', maxItems: 20_000 } },
  each(['license', 'authors'], arrayOf(text)),
)

/** Reads a pack in the WhatsMyName format. Returns `undefined` if the content has another format. */
export function parseWhatsMyName(json: unknown): ParsedPack | undefined {
  if (!hasShape(packSchema, json)) return undefined
  const pack: ParsedPack = {
    format: 'whatsmyname',
    licence: [...json.license ?? [], ...json.authors ?? []],
    entries: [],
    skipped: [],
  }
  json.sites.forEach((site, index) => {
    if (hasShape(siteSchema, site)) pack.entries.push(toEntry(site))
    else pack.skipped.push({ name: `entry ${index + 1}`, reason: malformed })
  })
  return pack
}

function toEntry(site: PackSite): PackEntry {
  const { uri_check, uri_pretty = uri_check, post_body, headers = {}, protection = [], strip_bad_char = '', cat } = site
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
    ...(strip_bad_char !== '' && { ignoredSigns: strip_bad_char }),
    known: site.known,
    tags: cat === undefined ? [] : [/nsfw/i.test(cat) ? 'nsfw' : cat],
    reason: site.valid === false ? 'the pack marks it as not working' : protectedBy(protection),
  }
}
