import { card, date, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { each, integer, objectWith, text, unchecked } from '../kit/schema.ts'

/**
 * Public account on codeberg.org. Codeberg runs Forgejo. Names start with a letter or digit, followed by letters,
 * digits, hyphens, dots and underscores.
 */
export const codeberg = httpModule({
  slug: 'codeberg',
  name: 'Codeberg',
  description: 'Public account on Codeberg with this name',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['coding'],
  homepage: 'https://codeberg.org',
  facts: { url: 'https://github.com/go-gitea/gitea/blob/main/modules/structs/user.go', day: '2026-11-24' },
  accepts: {
    pattern: /^[a-z\d][\w.-]*$/i,
    rule: 'Codeberg names are letters, digits, dots, hyphens and underscores, and start with a letter or digit',
  },
  request: name => ({ url: `https://codeberg.org/api/v1/users/${encodeURIComponent(name)}` }),
  response: objectWith({ id: integer, login: text, created: text }, unchecked({
    ...each(['full_name', 'html_url', 'avatar_url', 'location', 'website', 'description', 'pronouns'], text),
    ...each(['followers_count', 'following_count'], integer),
  })),
  cards: user => [card([
    ['Login', user.login, 'login'],
    ['Name', user.full_name, 'full_name'],
    ['Profile', link(user.html_url ?? `https://codeberg.org/${encodeURIComponent(user.login)}`), 'html_url'],
    ['Description', user.description, 'description'],
    ['Pronouns', user.pronouns, 'pronouns'],
    ['Location', user.location, 'location'],
    ['Website', link(user.website), 'website'],
    ['Followers', user.followers_count, 'followers_count'],
    ['Following', user.following_count, 'following_count'],
    ['Avatar', link(user.avatar_url), 'avatar_url'],
    ['Created', date(user.created), 'created'],
  ], { ...user })],
  examples: { found: ['forgejo', 'Codeberg'], notFound: ['tracewell-no-such-account-0'] },
})
