import { countryOf } from '../../kit/tags.ts'
import { slugOfHost, type ProfileSite } from '../profile-site.ts'

/** Forges that run Forgejo or Gitea. To add one, add its host. */
const forgejoHosts = ['git.disroot.org', 'git.gay', 'git.lolcat.ca', 'opendev.org']

/** Forges that run GitLab. To add one, add its host. */
const gitlabHosts = ['0xacab.org', 'framagit.org', 'gitlab.freedesktop.org', 'gitlab.inria.fr', 'invent.kde.org']

/** Public accounts: https://forgejo.org/docs/latest/user/api-usage/ */
const forgejo = (host: string): ProfileSite => ({
  slug: `forgejo-${slugOfHost(host)}`,
  name: `Forgejo (${host})`,
  homepage: `https://${host}`,
  source: 'https://forgejo.org/docs/latest/user/api-usage/',
  names: {
    pattern: /^[a-z\d][\w.-]{0,39}$/i,
    rule: 'Names are letters, digits, dots, hyphens and underscores, and start with a letter or digit',
  },
  url: `https://${host}/api/v1/users/{value}`,
  account: '',
  login: 'login',
  missing: { status: 404, path: 'message', says: /^user (redirect )?does not exist/ },
  page: `https://${host}/{value}`,
  fields: [
    ['Name', 'full_name'],
    ['Avatar', 'avatar_url', 'link'],
    ['Description', 'description'],
    ['Pronouns', 'pronouns'],
    ['Location', 'location'],
    ['Website', 'website', 'link'],
    ['Followers', 'followers_count'],
    ['Created', 'created', 'date'],
  ],
  examples: {
    found: 'admin',
    account: {
      id: 12,
      login: 'admin',
      full_name: 'Sam Example',
      avatar_url: `https://${host}/avatars/0`,
      html_url: `https://${host}/admin`,
      created: '2021-06-01T07:01:46Z',
      location: 'Lyon',
      website: 'https://example.com',
      description: 'Builds things.',
      followers_count: 60,
      following_count: 9,
    },
    notFound: 'tracewell-no-such-account-0',
    missing: { message: 'user redirect does not exist [name: tracewell-no-such-account-0]' },
  },
})

/** Public accounts: https://docs.gitlab.com/api/users/#list-users */
const gitlab = (host: string): ProfileSite => ({
  slug: `gitlab-${slugOfHost(host)}`,
  tags: countryOf(host),
  name: `GitLab (${host})`,
  homepage: `https://${host}`,
  source: 'https://docs.gitlab.com/api/users/#list-users',
  names: { pattern: /^[\w.-]{1,255}$/, rule: 'GitLab names are letters, digits, underscores, dots and hyphens' },
  url: `https://${host}/api/v4/users?username={value}`,
  account: '',
  list: true,
  login: 'username',
  page: `https://${host}/{value}`,
  fields: [['Name', 'name'], ['Avatar', 'avatar_url', 'link'], ['State', 'state']],
  examples: {
    found: 'root',
    account: {
      id: 1,
      username: 'root',
      name: 'Sam Example',
      state: 'active',
      avatar_url: `https://${host}/uploads/-/system/user/avatar/1/avatar.png`,
      web_url: `https://${host}/root`,
    },
    notFound: 'tracewell-no-such-account-0',
    missing: [],
  },
})

export const forgeSites: readonly ProfileSite[] = [...forgejoHosts.map(forgejo), ...gitlabHosts.map(gitlab)]
