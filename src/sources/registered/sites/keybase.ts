import { keybase as account } from '../../modules/keybase.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { arrayOf, integer, objectWith, text } from '../../kit/schema.ts'
import { checkOf, sameText } from '../helpers.ts'

const lookup = <const Them extends object>(them: Them) =>
  objectWith({ status: objectWith({ code: { const: 0 } }), them })

/** The response has one entry per requested name. The entry is `null` if the name is unknown. */
export const keybase: AccountCheck = {
  ...checkOf(account),
  facts: { url: 'https://github.com/WebBreacher/WhatsMyName/blob/main/wmn-data.json', day: '2026-11-24' },
  errors: [{
    status: 200,
    schema: objectWith({ status: objectWith({ code: { ...integer, not: { const: 0 } } }) }),
    code: 'UPSTREAM_ERROR',
    message: 'the source rejected the request',
  }],
  registered: [proof({
    status: 200,
    schema: lookup({ ...arrayOf(objectWith({ basics: objectWith({ username: text }) })), minItems: 1 }),
    holds: ({ them: [user] }, name) => sameText(user?.basics.username, name),
  })],
  notRegistered: [{ status: 200, schema: lookup({ type: 'array', minItems: 1, items: { type: 'null' } }) }],
  url: name => `https://keybase.io/${encodeURIComponent(name.toLowerCase())}`,
  examples: { registered: ['chris'], notRegistered: ['tw_no_such_0'] },
}
