import { hackerNews as account } from '../../modules/hacker-news.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'
import { checkOf } from '../helpers.ts'

const nothing = { status: 200, schema: { type: 'null' }, isWeak: true } as const

/** Names are case-sensitive. The response for an unknown name is `null`, and also for an account that never posted. */
export const hackerNews: AccountCheck = {
  ...checkOf(account),
  registered: [proof({
    status: 200,
    schema: objectWith({ id: text, created: integer, karma: integer }),
    holds: (user, name) => user.id === name,
  })],
  notRegistered: [{ ...nothing, isControlOnly: true }],
  errors: [{
    ...nothing,
    code: 'NO_PUBLIC_PROFILE',
    message: 'the site answers so about unknown names and about accounts that never posted',
  }],
  url: name => `https://news.ycombinator.com/user?id=${encodeURIComponent(name)}`,
  examples: { registered: ['pg'], notRegistered: [] },
}
