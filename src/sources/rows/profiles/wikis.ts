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
  // the characters that MediaWiki forbids in names: https://www.mediawiki.org/wiki/Manual:$wgInvalidUsernameCharacters
  pattern: /^[^#<>[\]|{}/@:]{1,85}$/u,
  rule: 'Names of wikis are up to 85 characters without # < > [ ] | { } / @ :',
}

/** Accounts of a wiki: https://www.mediawiki.org/wiki/API:Users */
function wiki(api: string): ProfileSite {
  const { host, origin } = new URL(api)
  const path = api.endsWith('/w/api.php') ? '/wiki' : host === 'wiki.archlinux.org' ? '/title' : '/wiki'
  return {
    slug: `mediawiki-${slugOfHost(host)}`,
    name: `MediaWiki (${host})`,
    homepage: origin,
    source: 'https://www.mediawiki.org/wiki/API:Users',
    names,
    url: `${api}?action=query&format=json&formatversion=2&list=users` +
      '&usprop=editcount%7Cregistration%7Cgender%7Cgroups%7Cblockinfo&ususers={value}',
    account: 'query.users',
    list: true,
    login: 'name',
    missing: { status: 200, path: 'query.users.0.missing', says: /^true$/ },
    page: `${origin}${path}/User:{value}`,
    fields: [
      ['Identifier', 'userid'],
      ['Edits', 'editcount'],
      ['Gender', 'gender'],
      ['Blocked for', 'blockreason'],
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

/** One account for all wikis of Wikimedia: https://www.mediawiki.org/wiki/API:Globaluserinfo */
const wikimedia: ProfileSite = {
  slug: 'wikimedia',
  name: 'Wikimedia',
  homepage: 'https://meta.wikimedia.org',
  source: 'https://www.mediawiki.org/wiki/API:Globaluserinfo',
  names,
  url: 'https://meta.wikimedia.org/w/api.php?action=query&format=json&formatversion=2&meta=globaluserinfo' +
    '&guiprop=editcount%7Cgroups%7Cmerged&guiuser={value}',
  account: 'query.globaluserinfo',
  login: 'name',
  missing: { status: 200, path: 'query.globaluserinfo.missing', says: /^true$/ },
  page: 'https://meta.wikimedia.org/wiki/Special:CentralAuth/{value}',
  fields: [
    ['Identifier', 'id'],
    ['Home wiki', 'home'],
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
      merged: [{ wiki: 'enwiki', editcount: 14000, registration: '2001-03-27T20:47:31Z' }],
    },
    notFound: 'Tracewell no such account 0',
    missing: { batchcomplete: true, query: { globaluserinfo: { missing: true } } },
  },
}

export const wikiSites: readonly ProfileSite[] = [wikimedia, ...apis.map(wiki)]
