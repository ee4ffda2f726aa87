import { slugOfHost } from '../../kit/row.ts'
import { countryOf } from '../../kit/tags.ts'
import type { ProfileSite } from '../profile-site.ts'

/** Forges that run Forgejo. To add one, add its host. */
const forgejoHosts = ['git.disroot.org', 'git.gay', 'git.lolcat.ca']

/** Forges that run Gitea, whose answers have the same form. To add one, add its host. */
const giteaHosts = ['opendev.org']

/** Forges that run GitLab. To add one, add its host. */
const gitlabHosts = ['0xacab.org', 'framagit.org', 'gitlab.freedesktop.org', 'gitlab.inria.fr', 'invent.kde.org']

// An account that only members see is answered with another message: its name is not free.
const missingUser = { status: 404, path: 'message', says: /^user (redirect )?does not exist / } as const

/** Public accounts: https://forgejo.org/docs/latest/user/api-usage/ */
const forgejo = (host: string): ProfileSite => ({
  slug: `forgejo-${slugOfHost(host)}`,
  name: `Forgejo (${host})`,
  homepage: `https://${host}`,
  source: 'https://forgejo.org/docs/latest/user/api-usage/',
  seen: '2026-11-27',
  recorded: { as: 'forgejo', host },
  names: {
    pattern: /^[a-z\d][\w.-]{0,39}$/i,
    rule: 'Names are letters, digits, dots, hyphens and underscores, and start with a letter or digit',
  },
  url: `https://${host}/api/v1/users/{value}`,
  account: '',
  login: 'login',
  missing: missingUser,
  page: `https://${host}/{value}`,
  fields: [
    ['Name', 'full_name'],
    ['Profile', 'html_url', 'page'],
    ['Description', 'description'],
    ['Pronouns', 'pronouns'],
    ['Location', 'location'],
    ['Website', 'website', 'link'],
    ['Followers', 'followers_count'],
    ['Following', 'following_count'],
    ['Avatar', 'avatar_url', 'link'],
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
  seen: '2026-11-27',
  recorded: { as: 'gitlab', host },
  names: { pattern: /^[\w.-]{1,255}$/, rule: 'GitLab names are letters, digits, underscores, dots and hyphens' },
  url: `https://${host}/api/v4/users?username={value}`,
  account: '',
  list: true,
  login: 'username',
  page: `https://${host}/{value}`,
  fields: [
    ['Name', 'name'],
    ['Profile', 'web_url', 'page'],
    ['E-mail', 'public_email'],
    ['State', 'state'],
    ['Locked', 'locked', 'flag'],
    ['Avatar', 'avatar_url', 'link'],
  ],
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

/** Accounts on gitlab.com. The parameter `username` finds only whole names, in any letter case. */
const gitlabCom: ProfileSite = {
  ...gitlab('gitlab.com'),
  slug: 'gitlab',
  name: 'GitLab',
  description: 'Public account on gitlab.com with this name',
  default: true,
  names: { ...gitlab('gitlab.com').names, isClaim: false }, // https://docs.gitlab.com/user/reserved_names
  examples: {
    found: 'sytses',
    account: {
      id: 4_183_321,
      username: 'sytses',
      public_email: '',
      name: 'Sam Example',
      state: 'active',
      locked: false,
      avatar_url: 'https://gitlab.com/uploads/-/system/user/avatar/4183321/avatar.png',
      web_url: 'https://gitlab.com/{value}',
    },
    notFound: 'tracewell-no-such-account-0',
    missing: [],
  },
}

/** Accounts on codeberg.org, which runs Forgejo, and on gitea.com, which runs Gitea. */
const largeForgejo = (host: string, found: ProfileSite['examples']['found']) => ({
  ...forgejo(host),
  source: 'https://github.com/go-gitea/gitea/blob/main/modules/structs/user.go',
  seen: '2026-11-27',
  names: {
    pattern: /^[a-z\d][\w.-]*$/i,
    rule: 'Codeberg names are letters, digits, dots, hyphens and underscores, and start with a letter or digit',
    isClaim: false,
  },
  missing: { ...missingUser, isWeak: false },
  examples: {
    found,
    account: {
      id: 51_443,
      login: 'sam',
      login_name: '',
      source_id: 0,
      full_name: 'Sam Example',
      email: '{value}@noreply.codeberg.org',
      avatar_url: `https://${host}/avatars/0`,
      html_url: `https://${host}/{value}`,
      language: '',
      is_admin: false,
      last_login: '0001-01-01T00:00:00Z',
      created: '2021-02-03T04:05:06Z',
      restricted: false,
      active: false,
      prohibit_login: false,
      location: 'Lyon',
      pronouns: '',
      website: 'https://sam.example',
      description: 'Builds things.',
      visibility: 'public',
      followers_count: 42,
      following_count: 9,
      starred_repos_count: 5,
      username: '{value}',
    },
    notFound: 'tracewell-no-such-account-0',
    missing: {
      message: 'user redirect does not exist [name: {value}]',
      url: `https://${host}/api/swagger`,
    },
  },
} satisfies ProfileSite)

export const forgeSites: readonly ProfileSite[] = [
  gitlabCom,
  {
    ...largeForgejo('codeberg.org', ['forgejo', 'Codeberg']),
    slug: 'codeberg',
    name: 'Codeberg',
    description: 'Public account on Codeberg with this name',
    default: true,
  },
  {
    ...largeForgejo('gitea.com', 'gitea'),
    slug: 'gitea',
    name: 'Gitea',
    recorded: { as: 'gitea', host: 'gitea.com' },
  },
  ...forgejoHosts.map(forgejo),
  ...giteaHosts.map(host => ({ ...forgejo(host), recorded: { as: 'gitea', host } })),
  ...gitlabHosts.map(gitlab),
]
