import type { Request } from '../../egress/client.ts'
import type { AccountCheck } from '../account-check.ts'
import { homepageOf, namesHost } from './address.ts'
import type { PackEntry } from './entry.ts'
import { namesRule, type NamesRule } from './names-rule.ts'

const formRisk = 'It sends the same request as a sign-up or reset form, which the site\'s terms may forbid.'

/** Number of redirects to follow, if the format of the pack follows redirects. */
const maxRedirects = 3

/** Converts an entry of a pack to an account check. */
export function toCheck(
  entry: PackEntry, { slug, pack, tags }: Required<Pick<AccountCheck, 'slug' | 'pack' | 'tags'>>,
): AccountCheck {
  const { address, page, body, headers, errors = [] } = entry
  const accepts = namesHost(address) ? hostNames : namesRule(entry.names)
  return {
    slug,
    name: entry.name,
    pack,
    tags,
    homepage: homepageOf(page),
    types: ['Pseudonym'],
    request: (value): Request => ({
      url: filled(address, value),
      headers,
      ...(entry.follows && { redirects: maxRedirects }),
      ...(entry.method === 'POST' && { method: 'POST' }),
      ...(body !== undefined && { body: filledBody(body, headers, value) }),
    }),
    registered: entry.registered,
    notRegistered: entry.notRegistered,
    ...(errors.length > 0 && { errors }),
    ...(accepts && { accepts }),
    ...(page.includes('{account}') && { url: (value: string) => filled(page, value) }),
    examples: { registered: entry.known, notRegistered: ['tracewellnosuchaccount0'] },
    notifies: false,
    ...asksForm(entry) && { probe: { risk: formRisk } },
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
const hostNames: NamesRule = {
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
  /(user|login|nick)[a-z]{0,20}[_/-]?(check|valid|avail|exist)/i,
]

function asksForm({ address, body = '' }: PackEntry): boolean {
  const question = `${address} ${body}`.replaceAll('{account}', '')
  return formPatterns.some(form => form.test(question))
}
