import { slugOfHost } from '../../kit/row.ts'
import type { ProfileSite } from '../profile-site.ts'

/**
 * Homeservers of Matrix: name of the server in user ids, host of its client API, a user. To add one, add its row. The
 * host is in the server's `/.well-known/matrix/client`.
 */
const homeservers = [
  ['matrix.org', 'matrix-client.matrix.org', 'matthew'],
  ['envs.net', 'matrix.envs.net', 'creme'],
  ['kde.org', 'kde.modular.im', 'tobiasfella'],
] as const

/**
 * Public profiles: https://spec.matrix.org/latest/client-server-api/#get_matrixclientv3profileuserid. An account
 * without a display name and an avatar is answered like a missing one, so "no results" means that there is no public
 * profile.
 */
const matrix = ([server, host, user]: (typeof homeservers)[number]): ProfileSite => ({
  slug: `matrix-${slugOfHost(server)}`,
  name: `Matrix (${server})`,
  homepage: `https://${server}`,
  source: 'https://spec.matrix.org/latest/client-server-api/#get_matrixclientv3profileuserid',
  recorded: { as: 'matrix', host, server },
  seen: '2026-11-24',
  names: {
    pattern: /^[\w.=+-]{1,200}$/,
    rule: 'Names are letters, digits, dots, hyphens, underscores, equals and plus signs',
  },
  url: `https://${host}/_matrix/client/v3/profile/@{lower}:${server}`,
  account: '',
  has: ['displayname', 'avatar_url'],
  proves: 'registered',
  missing: { status: 404, path: 'errcode', says: /^M_NOT_FOUND$/ },
  page: `https://matrix.to/#/@{lower}:${server}`,
  fields: [['Name', 'displayname'], ['Avatar', 'avatar_url'], ['Time zone', '"m.tz"']],
  examples: {
    found: user,
    account: { 'displayname': 'Sam Example', 'avatar_url': `mxc://${server}/SamExampleAvatar`, 'm.tz': 'Europe/Paris' },
    notFound: 'tracewell-no-such-account-0',
    missing: { errcode: 'M_NOT_FOUND', error: 'Profile was not found' },
  },
})

export const matrixSites: readonly ProfileSite[] = homeservers.map(matrix)
