import { readFile } from 'node:fs/promises'
import { fileFault } from '../../lib/file-fault.ts'
import { arrayOf, each, objectWith, text } from '../kit/schema.ts'
import { hasShape } from '../kit/shape.ts'
import type { AccountCheck } from './account-check.ts'
import { pageProof } from './page-proof.ts'
import { sitesOf, reasonToSkip, siteSchema, type PackSite } from './pack-rules.ts'

export interface Pack {
  checks: AccountCheck[]
  /** Sites of the pack that are not checked, each with the reason. */
  skipped: Array<{ name: string; reason: string }>
  /** Licence and authors, copied from the pack. They must be published together with results of the pack. */
  licence: string[]
}

const formRisk = 'It sends the same request as a sign-up or reset form, which the site\'s terms may forbid.'
const packSchema = objectWith(
  { sites: { type: 'array', maxItems: 20_000 } },
  each(['license', 'authors'], arrayOf(text)),
)

/**
 * Reads the file of a pack.
 * @param besides Existing checks. Sites of the pack that already have one of these checks are skipped.
 * @throws Error whose message describes what is wrong with the file.
 */
export async function readPackFile(path: string, besides?: readonly AccountCheck[]): Promise<Pack> {
  const content = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`The pack ${path} cannot be read: ${fileFault(cause)}`, { cause })
  })
  try {
    return readPack(JSON.parse(content), besides)
  } catch (cause) {
    throw new Error(`The file ${path} is not a pack in the WhatsMyName format`, { cause })
  }
}

/**
 * Converts the sites of a pack to account checks. Sites that cannot or must not be checked are skipped with a reason. A
 * site is also skipped if a check in `besides` has the same site name or host.
 * @throws Error if the content is not a pack.
 */
export function readPack(json: unknown, besides: readonly AccountCheck[] = []): Pack {
  if (!hasShape(packSchema, json)) throw new Error('this is not a pack in the WhatsMyName format')
  const pack: Pack = { checks: [], skipped: [], licence: [...json.license ?? [], ...json.authors ?? []] }
  const known = sitesOf(besides)
  const taken = new Set(besides.map(({ slug }) => slug))
  json.sites.forEach((site, index) => {
    if (!hasShape(siteSchema, site)) {
      pack.skipped.push({ name: `entry ${index + 1}`, reason: 'it does not have the form of a site' })
      return
    }
    const reason = reasonToSkip(site, known)
    if (reason === undefined) pack.checks.push(toCheck(site, slugFor(site.name, taken)))
    else pack.skipped.push({ name: site.name, reason })
  })
  return pack
}

function toCheck(site: PackSite, slug: string): AccountCheck {
  const { uri_check, uri_pretty = uri_check, post_body, headers = {}, strip_bad_char = '' } = site
  const accepts = /^https:\/\/[^/]*\{account\}/.test(uri_check) ? hostNames : undefined
  return {
    slug,
    name: site.name,
    homepage: new URL(uri_pretty.replace('{account}.', '').replaceAll('{account}', '')).origin,
    types: ['Pseudonym'],
    request: value => ({
      url: filled(uri_check, value),
      headers,
      ...(post_body === undefined ? {} : { method: 'POST', body: filledBody(post_body, headers, value) }),
    }),
    registered: [pageProof('registered', site.e_code, site.e_string, site.m_string)],
    notRegistered: [pageProof('not_registered', site.m_code, site.m_string, site.e_string)],
    ...(accepts ? { accepts } : {}),
    ...(strip_bad_char === '' ? {} : { ignoredSigns: strip_bad_char }),
    ...(uri_pretty.includes('{account}') ? { url: value => filled(uri_pretty, value) } : {}),
    examples: { registered: site.known, notRegistered: ['tracewellnosuchaccount0'] },
    notifies: false,
    ...asksForm(site) && { probe: { risk: formRisk } },
  }
}

const filled = (template: string, value: string): string =>
  template.replaceAll('{account}', () => encodeURIComponent(value))

/**
 * Inserts the name into a request body. In a JSON body, the name is escaped, so that a quotation mark in it cannot end
 * the string.
 */
function filledBody(template: string, headers: Record<string, string>, value: string): string {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  if (!/json/i.test(type)) return filled(template, value)
  const quoted = (content: string) => JSON.stringify(content).slice(1, -1)
  return template // in JSON inside a JSON string, the name must be escaped twice
    .replaceAll('\\"{account}', () => `\\"${quoted(quoted(value))}`)
    .replaceAll('{account}', () => quoted(value))
}

/** Rule for account names that are part of the host name. A site may map a dot or an underscore to something else. */
const hostNames: NonNullable<AccountCheck['accepts']> = {
  pattern: /^[a-z\d._-]{1,63}$/i,
  rule: 'Names are part of a host name: letters, digits, hyphens, dots and underscores',
}

/**
 * Patterns that recognise three kinds of requests: those of sign-up forms, those of reset forms, and those that check
 * whether a name is free. The patterns are tested on the URL and the body.
 */
const formPatterns = [
  /sign-?_?up|\bregist(er|ration)|reset|forgot|attempt/i,
  /(check|validate|verify|available)[_/?-]?(new)?(user|login|name|nick|account)/i,
  /(user|login|nick)[a-z]*[_/-]?(check|valid|avail|exist)/i,
]

function asksForm({ uri_check, post_body = '' }: PackSite): boolean {
  const question = `${uri_check} ${post_body}`.replaceAll('{account}', '')
  return formPatterns.some(form => form.test(question))
}

function slugFor(name: string, taken: Set<string>): string {
  const base = `wmn-${name.normalize('NFKD').toLowerCase().replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'site'}`
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
