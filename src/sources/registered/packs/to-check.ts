import type { Request } from '../../egress/client.ts'
import type { AccountCheck } from '../account-check.ts'
import { homepageOf } from './address.ts'
import type { PackEntry } from './entry.ts'
import { asksForm } from './forms.ts'
import { readNamesRule } from './names-rule.ts'

const formRisk = 'It sends the same request as a sign-up or reset form, which the site\'s terms may forbid.'

/** Number of redirects to follow, if the format of the pack follows redirects. */
const maxRedirects = 3

/** Converts an entry of a pack to an account check. */
export function toCheck(
  entry: PackEntry, { slug, pack, tags }: Required<Pick<AccountCheck, 'slug' | 'pack' | 'tags'>>,
): AccountCheck {
  const { address, page, body, headers, errors = [], encoding } = entry
  const accepts = readNamesRule(entry).rule
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
    ...(encoding !== undefined && { encoding }),
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
