import { htmlText } from '../../lib/html-text.ts'
import { valueAt } from '../../lib/json-path.ts'
import { card, date, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { changed } from '../kit/shape.ts'
import type { Card, Module } from '../kit/source.ts'
import { profileType, type FieldFormat, type ProfileSite } from './profile-site.ts'

const formats: Readonly<Record<FieldFormat, (value: unknown) => unknown>> = {
  link,
  date,
  html: value => typeof value === 'string' ? htmlText(value) : undefined,
}

/** Creates the module of a site. */
export function profileModule(site: ProfileSite): Module {
  const { slug, name, homepage, names, missing, headers, body, examples } = site
  return httpModule({
    slug,
    name,
    description: `Public profile of the account with this name on ${name}`,
    category: 'profile',
    types: [profileType],
    homepage,
    default: site.default ?? false,
    accepts: names,
    request: value => ({
      url: withName(site.url, encodeURIComponent(value)),
      headers: { ...body && { 'content-type': 'application/json' }, ...headers },
      ...body && { method: 'POST', body: withName(JSON.stringify(body), JSON.stringify(value).slice(1, -1)) },
    }),
    response: {},
    ...missing.path === undefined
      ? { missing: statusesOf(site) }
      : { missing: [], readable: statusesOf(site) },
    cards: (answer, { value }) => cardsOf(site, answer, value),
    examples: { found: [examples.found], notFound: [examples.notFound] },
  })
}

/** Returns the statuses of the answer for a name without an account. */
const statusesOf = ({ missing: { status = [] } }: ProfileSite): number[] => [status].flat()

const withName = (template: string, name: string): string => template.replaceAll('{name}', () => name)

/** Returns the card of the account. Throws `UPSTREAM_CHANGED` if the answer neither has it nor denies it. */
function cardsOf(site: ProfileSite, answer: unknown, name: string): Card[] {
  const { account: path, list, login } = site
  if (isMissing(site, answer)) return []
  const found = valueAt(answer, path)
  const isNamed = (account: unknown): account is Record<string, unknown> => {
    const value = valueAt(account, login)
    return typeof value === 'string' && value.toLowerCase() === name.toLowerCase()
  }
  if (list && Array.isArray(found)) return found.filter(isNamed).map(account => cardOf(site, account))
  if (list || !isNamed(found)) throw changed()
  return [cardOf(site, found)]
}

function isMissing({ missing: { path, says } }: ProfileSite, answer: unknown): boolean {
  if (path === undefined || says === undefined) return false
  const said = valueAt(answer, path)
  if (says === null) return said === null && valueAt(answer, 'errors') === undefined
  return ['string', 'number'].includes(typeof said) && says.test(String(said))
}

function cardOf({ login, page, fields }: ProfileSite, account: Record<string, unknown>): Card {
  const name = valueAt(account, login) as string
  return card([
    ['Login', name, login],
    ...page === undefined ? [] : [['Profile', link(withName(page, encodeURIComponent(name)))] as const],
    ...fields.map(([label, path, format]) => {
      const value = valueAt(account, path)
      return [label, format ? formats[format](value) : value, path] as const
    }),
  ], account)
}
