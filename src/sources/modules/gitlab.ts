import { card, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { arrayOf, each, integer, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

/** Public account on gitlab.com. Rule for names: https://docs.gitlab.com/user/reserved_names */
export const gitlab = httpModule({
  slug: 'gitlab',
  name: 'GitLab',
  description: 'Public account on gitlab.com with this name',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['coding'],
  homepage: 'https://gitlab.com',
  facts: { url: 'https://docs.gitlab.com/api/users/#list-users', day: '2026-11-24' },
  accepts: { pattern: /^[\w.-]{1,255}$/, rule: 'GitLab names are letters, digits, underscores, dots and hyphens' },
  request: username => ({ url: `https://gitlab.com/api/v4/users?${new URLSearchParams({ username }).toString()}` }),
  response: arrayOf(objectWith(
    { id: integer, ...each(['username', 'name', 'state', 'web_url'], text) },
    unchecked({ avatar_url: textOrNull }),
  )),
  cards: (users, query) => users
    .filter(user => user.username.toLowerCase() === query.value.toLowerCase())
    .map(user => card([
      ['Login', user.username, 'username'],
      ['Name', user.name, 'name'],
      ['Profile', link(user.web_url), 'web_url'],
      ['State', user.state, 'state'],
      ['Avatar', link(user.avatar_url), 'avatar_url'],
    ], { ...user })),
  examples: { found: ['sytses'], notFound: ['tracewell-no-such-account-0'] },
})
