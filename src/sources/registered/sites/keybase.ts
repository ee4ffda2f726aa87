import { keybase as account } from '../../modules/keybase.ts'
import type { AccountCheck } from '../account-check.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'
import { questionOf, same } from '../shapes.ts'

const lookup = (them: object): object => objectWith({ status: objectWith({ code: { const: 0 } }), them })

/** https://keybase.io/docs/api/1.0/call/user/lookup: a list with one place for each name, `null` where there is nobody. */
export const keybase: AccountCheck = {
  slug: 'keybase',
  name: 'Keybase',
  homepage: account.homepage,
  types: ['Pseudonym'],
  ...questionOf(account),
  errors: [{
    status: 200,
    schema: objectWith({ status: objectWith({ code: { ...integer, not: { const: 0 } } }) }),
    code: 'UPSTREAM_ERROR',
    message: 'the source refused the question',
  }],
  registered: [{
    status: 200,
    schema: lookup({
      type: 'array',
      minItems: 1,
      items: objectWith({ basics: objectWith({ username: text }) }),
    }),
    holds: (body, name) =>
      same((body as { them: Array<{ basics: { username: string } }> }).them[0]?.basics.username, name),
  }],
  notRegistered: [{ status: 200, schema: lookup({ type: 'array', minItems: 1, items: { type: 'null' } }) }],
  url: name => `https://keybase.io/${encodeURIComponent(name.toLowerCase())}`,
  examples: { registered: ['chris'], notRegistered: ['tw_no_such_0'] },
  notifies: false,
}
