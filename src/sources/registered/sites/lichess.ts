import { lichess as player } from '../../modules/lichess.ts'
import type { AccountCheck } from '../account-check.ts'
import { objectWith } from '../../kit/schema.ts'
import { textLike, namedBy, lookUpOf } from '../helpers.ts'

/** A closed account counts as registered. */
export const lichess: AccountCheck = {
  slug: 'lichess',
  name: 'Lichess',
  homepage: player.homepage,
  facts: { url: 'https://lichess.org/api#tag/Users/operation/apiUser', day: '2026-11-24' },
  tags: ['gaming'],
  types: ['Pseudonym'],
  ...lookUpOf(player),
  registered: [{ status: 200, schema: player.lookUp.response, holds: namedBy('username') }],
  notRegistered: [{ status: 404, schema: objectWith({ error: textLike('^Not found') }), isWeak: true }],
  url: name => `https://lichess.org/@/${encodeURIComponent(name)}`,
  examples: { registered: ['thibault'], notRegistered: ['tracewell-no-such-account-0'] },
  notifies: false,
}
