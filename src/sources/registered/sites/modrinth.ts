import { modrinth as player } from '../../modules/modrinth.ts'
import type { AccountCheck } from '../account-check.ts'
import { objectWith, text } from '../../kit/schema.ts'
import { namedBy, checkOf } from '../helpers.ts'

/** The site also finds users by id, so the name in the response must match the searched name. */
export const modrinth: AccountCheck = {
  ...checkOf(player),
  errors: [{
    status: [404, 410],
    text: 'the requested route does not exist',
    code: 'UPSTREAM_CHANGED',
    message: 'the interface has moved',
  }],
  registered: [{ status: 200, schema: objectWith({ id: text, username: text }), holds: namedBy('username') }],
  notRegistered: [{ status: 404, holds: body => body === '', isWeak: true }],
  url: name => `https://modrinth.com/user/${encodeURIComponent(name)}`,
  examples: { registered: ['jellysquid3'], notRegistered: ['tracewell-no-such-account-0'] },
}
