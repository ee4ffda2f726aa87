import { card, date, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { each, integer, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

/**
 * Public profile of a GitHub account. Names of managed accounts have an underscore; names of apps end in `[bot]`:
 * https://docs.github.com/en/enterprise-cloud@latest/admin/managing-iam/iam-configuration-reference/username-considerations-for-external-authentication
 */
export const github = httpModule({
  slug: 'github',
  name: 'GitHub',
  description: 'Public profile of the GitHub account with this name',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['coding'],
  homepage: 'https://github.com',
  facts: { url: 'https://github.com/google/go-github/blob/master/github/users.go', day: '2026-11-24' },
  accepts: {
    pattern: /^[\w-]{1,39}(?:\[bot\])?$/,
    rule: 'GitHub names are up to 39 letters, digits, hyphens and underscores',
  },
  request: (name, { key }) => ({
    url: `https://api.github.com/users/${encodeURIComponent(name)}`,
    headers: { accept: 'application/vnd.github+json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
  }),
  response: objectWith({ login: text, id: integer, html_url: text, created_at: text }, unchecked({
    ...each(['name', 'company', 'blog', 'location', 'bio', 'avatar_url'], textOrNull),
    ...each(['public_repos', 'followers'], integer),
  })),
  cards: user => [card([
    ['Login', user.login, 'login'],
    ['Name', user.name, 'name'],
    ['Profile', link(user.html_url), 'html_url'],
    ['Bio', user.bio, 'bio'],
    ['Company', user.company, 'company'],
    ['Location', user.location, 'location'],
    ['Website', link(user.blog), 'blog'],
    ['Repositories', user.public_repos, 'public_repos'],
    ['Followers', user.followers, 'followers'],
    ['Avatar', link(user.avatar_url), 'avatar_url'],
    ['Created', date(user.created_at), 'created_at'],
  ], { ...user })],
  examples: { found: ['torvalds'], notFound: ['tracewell-no-such-account-0'] },
})
