import { hackerNews as account } from '../../modules/hacker-news.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'
import { checkOf } from '../helpers.ts'

/** Names are case-sensitive. The response for an unknown name is `null`. */
export const hackerNews: AccountCheck = {
  ...checkOf(account),
  registered: [proof({
    status: 200,
    schema: objectWith({ id: text, created: integer, karma: integer }),
    holds: (user, name) => user.id === name,
  })],
  notRegistered: [{ status: 200, schema: { type: 'null' }, isWeak: true }],
  url: name => `https://news.ycombinator.com/user?id=${encodeURIComponent(name)}`,
  examples: { registered: ['pg'], notRegistered: ['tw-no-such-0'] },
}
