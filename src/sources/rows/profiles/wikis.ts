import { slugOfHost } from '../../kit/row.ts'
import type { ProfileSite } from '../profile-site.ts'

/** Addresses of the API of wikis that run MediaWiki. To add a wiki, add its address. */
const apis = [
  'https://wiki.archlinux.org/api.php',
  'https://wiki.openstreetmap.org/w/api.php',
  'https://community.fandom.com/api.php',
  'https://en.brickimedia.org/w/api.php',
]

const names = {
  // the characters that MediaWiki forbids in titles, and its rule for spaces, which `_` is one of:
  // https://www.mediawiki.org/wiki/Manual:Page_title
  pattern: /^(?![_\s])(?!.*[_\s]{2})(?:[^#<>[\]|{}]{0,84}[^#<>[\]|{}_\s])$/u,
  rule: 'Names of wikis are up to 85 characters without # < > [ ] | { }, and with single spaces or _ between words',
  isClaim: false,
} as const

/** A name as MediaWiki stores it: `_` is a space, and the first letter is a capital one. */
const spelling = (name: string): string => {
  const spaced = name.replaceAll(/[_\s]+/g, ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/**
 * Accounts of a wiki: https://www.mediawiki.org/wiki/API:Users
 * The answer is about the searched name alone, and spells it in the wiki's way (`spelling`).
 */
function wiki(api: string): ProfileSite {
  const { host, origin } = new URL(api)
  const path = api.endsWith('/w/api.php') ? '/wiki' : host === 'wiki.archlinux.org' ? '/title' : '/wiki'
  return {
    slug: `mediawiki-${slugOfHost(host)}`,
    name: `MediaWiki (${host})`,
    homepage: origin,
    source: 'https://github.com/wikimedia/mediawiki/blob/master/includes/api/ApiQueryUsers.php',
    seen: '2026-11-27',
    recorded: { as: 'mediawiki', api, pages: `${origin}${path}` },
    names,
    url: `${api}?action=query&format=json&formatversion=2&list=users` +
      '&usprop=editcount%7Cregistration%7Cgender%7Cgroups%7Cblockinfo&ususers={value}',
    account: 'query.users',
    list: true,
    login: 'name',
    spelling,
    has: 'userid',
    missing: [
      { status: 200, path: 'query.users.0.missing', says: /^true$/ },
      { status: 200, path: 'query.users.0.invalid', says: /^true$/ }, // no account can have such a name
    ],
    page: `${origin}${path}/User:{value}`,
    fields: [
      ['Identifier', 'userid'],
      ['Edits', 'editcount'],
      ['Groups', 'groups'],
      ['Gender', 'gender', { female: 'female', male: 'male' }],
      ['Blocked since', 'blockedtimestamp', 'date'],
      ['Blocked for', 'blockreason'],
      ['Until', 'blockexpiry'],
      ['Registered', 'registration', 'date'],
    ],
    examples: {
      found: 'Admin',
      account: {
        userid: 1,
        name: 'Admin',
        editcount: 9265,
        registration: '2008-05-22T10:00:00Z',
        groups: ['sysop', '*', 'user'],
        gender: 'unknown',
      },
      notFound: 'Tracewell no such account 0',
      missing: { batchcomplete: true, query: { users: [{ name: 'Tracewell no such account 0', missing: true }] } },
    },
  }
}

/**
 * One account for all wikis of Wikimedia: https://www.mediawiki.org/wiki/API:Globaluserinfo
 * The accounts on the single wikis are not asked for: there are up to a thousand.
 */
const wikimedia: ProfileSite = {
  slug: 'wikimedia',
  name: 'Wikimedia',
  homepage: 'https://meta.wikimedia.org',
  source: 'https://github.com/wikimedia/mediawiki-extensions-CentralAuth/blob/master/includes/Api/' +
    'ApiQueryGlobalUserInfo.php',
  seen: '2026-11-27',
  names,
  url: 'https://meta.wikimedia.org/w/api.php?action=query&format=json&formatversion=2&meta=globaluserinfo' +
    '&guiprop=editcount%7Cgroups&guiuser={value}',
  account: 'query.globaluserinfo',
  login: 'name',
  spelling,
  has: 'id',
  missing: [
    { status: 200, path: 'query.globaluserinfo.missing', says: /^true$/ },
    { status: 200, path: 'error.code', says: /^baduser$/ }, // no account can have such a name
  ],
  page: 'https://meta.wikimedia.org/wiki/Special:CentralAuth/{value}',
  fields: [
    ['Identifier', 'id'],
    ['Home wiki', 'home'],
    ['Locked', 'locked', 'flag'],
    ['Groups', 'groups'],
    ['Edits', 'editcount'],
    ['Registered', 'registration', 'date'],
  ],
  examples: {
    found: 'Jimbo Wales',
    account: {
      home: 'enwiki',
      id: 138,
      registration: '2008-05-22T10:00:00Z',
      name: 'Jimbo Wales',
      editcount: 15000,
      groups: ['founder'],
    },
    notFound: 'Tracewell no such account 0',
    missing: { batchcomplete: true, query: { globaluserinfo: { missing: true } } },
  },
}

export const wikiSites: readonly ProfileSite[] = [wikimedia, ...apis.map(wiki)]
