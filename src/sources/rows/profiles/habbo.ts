import { slugOfHost } from '../../kit/row.ts'
import { countryOf } from '../../kit/tags.ts'
import { anyName, type ProfileSite } from '../profile-site.ts'

/** Hotels of Habbo, one a language. */
const hosts = [
  'www.habbo.com',
  'www.habbo.com.br',
  'www.habbo.com.tr',
  'www.habbo.de',
  'www.habbo.es',
  'www.habbo.fi',
  'www.habbo.fr',
  'www.habbo.it',
  'www.habbo.nl',
  'origins.habbo.com',
  'origins.habbo.com.br',
  'origins.habbo.es',
]

/** Public profiles: https://www.habbo.com/api/public/api-docs/ */
const habbo = (host: string): ProfileSite => ({
  slug: slugOfHost(host),
  tags: countryOf(host),
  name: `Habbo (${host})`,
  homepage: `https://${host}`,
  source: 'https://www.habbo.com/api/public/api-docs/',
  recorded: { as: 'habbo', host },
  names: anyName,
  url: `https://${host}/api/public/users?name={value}`,
  account: '',
  login: 'name',
  missing: { status: 404, path: 'error', says: /^not-found$/ },
  page: `https://${host}/profile/{value}`,
  fields: [
    ['Identifier', 'uniqueId'],
    ['Motto', 'motto'],
    ['Level', 'currentLevel'],
    ['Profile visible', 'profileVisible'],
    ['Last seen', 'lastAccessTime', 'date'],
    ['Created', 'memberSince', 'date'],
  ],
  examples: {
    found: 'admin',
    account: {
      uniqueId: 'hhus-00000000000000000000000000000001',
      name: 'admin',
      motto: 'Builds things.',
      memberSince: '2007-03-12T10:00:00.000+0000',
      profileVisible: true,
      currentLevel: 9,
      lastAccessTime: '2026-10-01T10:00:00.000+0000',
    },
    notFound: 'tracewell-no-such-0',
    missing: { error: 'not-found' },
  },
})

export const habboSites: readonly ProfileSite[] = hosts.map(habbo)
