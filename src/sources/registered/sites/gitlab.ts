import { gitlab as account } from '../../modules/gitlab.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { lookUpOf, sameText } from '../helpers.ts'

/** The parameter `username` finds only whole names, in any letter case. */
export const gitlab: AccountCheck = {
  slug: 'gitlab',
  name: 'GitLab',
  homepage: account.homepage,
  facts: { url: 'https://docs.gitlab.com/api/users/#list-users', day: '2026-11-24' },
  tags: ['coding'],
  types: ['Pseudonym'],
  ...lookUpOf(account),
  registered: [proof({
    status: 200,
    schema: account.lookUp.response,
    holds: (users, name) => users.some(({ username }) => sameText(username, name)),
  })],
  notRegistered: [{ status: 200, schema: { type: 'array', maxItems: 0 }, isWeak: true }],
  url: name => `https://gitlab.com/${encodeURIComponent(name)}`,
  examples: { registered: ['sytses'], notRegistered: ['tracewell-no-such-account-0'] },
  notifies: false,
}
