import { htmlText } from '../../lib/html-text.ts'
import { valueAt } from '../../lib/json-path.ts'
import { playerModule, type Player, type PlayerModule } from '../gaming/player-module.ts'
import { card, date, isoTime, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { changed } from '../kit/shape.ts'
import type { Card, Module } from '../kit/source.ts'
import { profileType, type FieldFormat, type ProfileSite } from './profile-site.ts'

/** Converts a field of each format to plain text. */
const readers: Readonly<Record<FieldFormat, (value: unknown) => unknown>> = {
  link: value => value,
  date: isoTime,
  html: value => typeof value === 'string' ? htmlText(value) : undefined,
}

type Account = Record<string, unknown>

/** Creates the module of a site. */
export const profileModule = (site: ProfileSite): Module => httpModule({
  ...lookUpOf(site),
  category: 'profile',
  types: [profileType],
  cards: (answer, { value }) => accountsOf(site, answer, value).map(account => cardOf(site, account)),
})

/** Creates the module of a site about players. The gaming tool asks it too. */
export const playerSite = (site: ProfileSite): PlayerModule => playerModule({
  ...lookUpOf(site),
  player: (answer, { value }) => accountsOf(site, answer, value).map(account => playerOf(site, account))[0],
  cards: (answer, { value }) => accountsOf(site, answer, value).map(account => cardOf(site, account)),
})

/** Returns the request of a site, and which answers it accepts. */
function lookUpOf(site: ProfileSite) {
  const { slug, name, homepage, names, missing, headers, body, examples } = site
  return {
    slug,
    name,
    description: `Public profile of the account with this name on ${name}`,
    homepage,
    default: site.default ?? false,
    accepts: names,
    request: (value: string) => ({
      url: withName(site.url, encodeURIComponent(value)),
      headers: { ...body && { 'content-type': 'application/json' }, ...headers },
      ...body && { method: 'POST' as const, body: withName(JSON.stringify(body), JSON.stringify(value).slice(1, -1)) },
    }),
    response: {},
    ...missing.path === undefined
      ? { missing: statusesOf(site) }
      : { missing: [], readable: statusesOf(site) },
    examples: { found: [examples.found], notFound: [examples.notFound] },
  }
}

/** Returns the statuses of the answer for a name without an account. */
const statusesOf = ({ missing: { status = [] } }: ProfileSite): number[] => [status].flat()

const withName = (template: string, name: string): string => template.replaceAll('{name}', () => name)

/** Returns the accounts of this name. Throws `UPSTREAM_CHANGED` if the answer neither has one nor denies it. */
function accountsOf(site: ProfileSite, answer: unknown, name: string): Account[] {
  const { account: path, list, login } = site
  if (isMissing(site, answer)) return []
  const found = valueAt(answer, path)
  const isNamed = (account: unknown): account is Account => {
    const value = valueAt(account, login)
    return typeof value === 'string' && value.toLowerCase() === name.toLowerCase()
  }
  if (list && Array.isArray(found)) return found.filter(isNamed)
  if (list || !isNamed(found)) throw changed()
  return [found]
}

function isMissing({ missing: { path, says } }: ProfileSite, answer: unknown): boolean {
  if (path === undefined || says === undefined) return false
  const said = valueAt(answer, path)
  if (says === null) return said === null && valueAt(answer, 'errors') === undefined
  return ['string', 'number', 'boolean'].includes(typeof said) && says.test(String(said))
}

function cardOf(site: ProfileSite, account: Account): Card {
  const { login, fields } = site
  return card([
    ['Login', valueAt(account, login), login],
    ['Profile', link(pageOf(site, account))],
    ...fields.map(([label, path, format]) => {
      const value = read(account, path, format)
      return [label, format === 'link' ? link(value) : format === 'date' ? date(value) : value, path] as const
    }),
  ], account)
}

/** Properties of a player by the label of their field. Other fields are statistics. */
const playerFields: Readonly<Record<string, keyof Player>> = {
  'Identifier': 'id',
  'Name': 'name',
  'Avatar': 'avatar_url',
  'State': 'state',
  'Bio': 'bio',
  'Country': 'country',
  'Location': 'location',
  'Created': 'created_at',
  'Last seen': 'last_seen_at',
}

function playerOf(site: ProfileSite, account: Account): Player {
  const player: Player = { login: valueAt(account, site.login) as string, url: pageOf(site, account) ?? null }
  const stats: NonNullable<Player['stats']> = {}
  for (const [label, path, format] of site.fields) {
    const fact = read(account, path, format)
    if (typeof fact !== 'string' && typeof fact !== 'number' && typeof fact !== 'boolean') continue
    const property = playerFields[label]
    if (property) Object.assign(player, { [property]: property === 'id' ? fact : String(fact) })
    else stats[label.toLowerCase().replaceAll(' ', '_')] = fact
  }
  return { ...player, stats }
}

const read = (account: Account, path: string, format?: FieldFormat): unknown => {
  const value = valueAt(account, path)
  return format ? readers[format](value) : value
}

const pageOf = ({ page, login }: ProfileSite, account: Account): string | undefined =>
  page && withName(page, encodeURIComponent(valueAt(account, login) as string))
