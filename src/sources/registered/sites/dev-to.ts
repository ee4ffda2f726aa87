import { devTo as member } from '../../modules/dev-to.ts'
import type { AccountCheck } from '../account-check.ts'
import { objectWith } from '../../kit/schema.ts'
import { textLike, namedBy, lookUpOf } from '../helpers.ts'

export const devTo: AccountCheck = {
  slug: 'dev-to',
  name: 'DEV Community',
  homepage: member.homepage,
  facts: {
    url: 'https://github.com/forem/forem/blob/main/app/controllers/concerns/api/users_controller.rb',
    day: '2026-11-24',
  },
  tags: ['coding', 'writing'],
  types: ['Pseudonym'],
  ...lookUpOf(member),
  registered: [{ status: 200, schema: member.lookUp.response, holds: namedBy('username') }],
  notRegistered: [{
    status: 404,
    schema: objectWith({ error: textLike('^not found'), status: { const: 404 } }),
    isWeak: true,
  }],
  url: name => `https://dev.to/${encodeURIComponent(name)}`,
  examples: { registered: ['ben'], notRegistered: ['tracewell_no_such_account_0'] },
  notifies: false,
}
