import { slugOfHost } from '../../kit/row.ts'
import { anyName, type ProfileSite } from '../profile-site.ts'

/** Servers that run Misskey. To add one, add its host. */
const misskeyHosts = ['misskey.io', 'misskey.design', 'nijimiss.moe']

/** Public accounts: https://misskey-hub.net/en/docs/for-developers/api/ */
const misskey = (host: string): ProfileSite => ({
  slug: `misskey-${slugOfHost(host)}`,
  name: `Misskey (${host})`,
  homepage: `https://${host}`,
  source: 'https://misskey-hub.net/en/docs/for-developers/api/',
  recorded: { as: 'misskey', host },
  names: { pattern: /^\w{1,128}$/, rule: 'Names are letters, digits and underscores' },
  url: `https://${host}/api/users/show`,
  body: { username: '{value}' },
  account: '',
  login: 'username',
  missing: { status: [404, 400], path: 'error.code', says: /^NO_SUCH_USER$/ },
  page: `https://${host}/@{value}`,
  fields: [
    ['Identifier', 'id'],
    ['Name', 'name'],
    ['Avatar', 'avatarUrl', 'link'],
    ['Bio', 'description'],
    ['About', 'fields.*.value'],
    ['Location', 'location'],
    ['Birthday', 'birthday', 'date'],
    ['Bot', 'isBot'],
    ['Followers', 'followersCount'],
    ['Following', 'followingCount'],
    ['Notes', 'notesCount'],
    ['Created', 'createdAt', 'date'],
    ['Last change', 'updatedAt', 'date'],
  ],
  examples: {
    found: 'syuilo',
    account: {
      id: '7rkr3b1c1c',
      username: 'syuilo',
      name: 'Sam Example',
      description: 'Builds things.',
      createdAt: '2019-04-14T17:30:49.000Z',
      followersCount: 60,
      followingCount: 12,
      notesCount: 9265,
    },
    notFound: 'tracewell_no_such_account_0',
    missing: {
      error: {
        message: 'No such user.',
        code: 'NO_SUCH_USER',
        id: '4362f8dc-731f-4ad8-a694-be5a88922a24',
        kind: 'client',
      },
    },
  },
})

/** Forums that run NodeBB: https://docs.nodebb.org/api/read/ */
const nodebb = (host: string): ProfileSite => ({
  slug: `nodebb-${slugOfHost(host)}`,
  tags: ['forum'],
  name: `NodeBB (${host})`,
  homepage: `https://${host}`,
  source: 'https://docs.nodebb.org/api/read/',
  recorded: { as: 'nodebb', host },
  names: anyName,
  url: `https://${host}/api/user/{value}`,
  account: '',
  login: 'username',
  missing: { status: 404, path: 'path', says: /^\/?(api\/)?user\// },
  page: `https://${host}/user/{value}`,
  fields: [
    ['Identifier', 'uid'],
    ['Name', 'fullname'],
    ['About', 'aboutmeParsed', 'html'],
    ['Location', 'location'],
    ['Website', 'website', 'link'],
    ['Account status', 'banned', { true: 'banned' }],
    ['Reputation', 'reputation'],
    ['Posts', 'postcount'],
    ['Followers', 'followerCount'],
    ['Following', 'followingCount'],
    ['Last seen', 'lastonlineISO', 'date'],
    ['Created', 'joindateISO', 'date'],
  ],
  examples: {
    found: 'admin',
    account: {
      uid: 1,
      username: 'admin',
      userslug: 'admin',
      location: 'Lyon',
      reputation: 60,
      postcount: 9265,
      joindateISO: '2014-11-22T10:00:00.000Z',
      lastonlineISO: '2026-10-01T10:00:00.000Z',
    },
    notFound: 'tracewell-no-such-account-0',
    missing: { path: '/user/tracewell-no-such-account-0', loggedIn: false, title: '[[global:404.title]]' },
  },
})

export const federatedSites: readonly ProfileSite[] = [
  ...misskeyHosts.map(misskey),
  ...['forums.opera.com', 'community.nodebb.org'].map(nodebb),
]
