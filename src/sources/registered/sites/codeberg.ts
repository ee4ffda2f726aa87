import { codeberg as account } from '../../modules/codeberg.ts'
import type { AccountCheck } from '../account-check.ts'
import { objectWith } from '../../kit/schema.ts'
import { textLike, namedBy, lookUpOf } from '../helpers.ts'

export const codeberg: AccountCheck = {
  slug: 'codeberg',
  name: 'Codeberg',
  homepage: account.homepage,
  facts: { url: 'https://github.com/go-gitea/gitea/blob/main/services/context/user.go', day: '2026-11-24' },
  tags: ['coding'],
  types: ['Pseudonym'],
  ...lookUpOf(account),
  registered: [{ status: 200, schema: account.lookUp.response, holds: namedBy('login') }],
  notRegistered: [{ status: 404, schema: objectWith({ message: textLike('does not exist') }) }],
  url: name => `https://codeberg.org/${encodeURIComponent(name)}`,
  examples: { registered: ['forgejo'], notRegistered: ['tracewell-no-such-account-0'] },
  notifies: false,
}

/** Accounts on gitea.com. The responses have the same form, because Codeberg runs a fork of Gitea. */
export const gitea: AccountCheck = {
  ...codeberg,
  slug: 'gitea',
  name: 'Gitea',
  homepage: 'https://gitea.com',
  facts: { url: 'https://github.com/go-gitea/gitea/blob/main/services/context/user.go', day: '2026-11-24' },
  request: name => ({ url: `https://gitea.com/api/v1/users/${encodeURIComponent(name)}` }),
  url: name => `https://gitea.com/${encodeURIComponent(name)}`,
  examples: { registered: ['gitea'], notRegistered: ['tracewell-no-such-account-0'] },
}
