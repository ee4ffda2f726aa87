import { bluesky as profile } from '../../modules/bluesky.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { objectWith, text } from '../../kit/schema.ts'
import { textLike, lookUpOf, sameText } from '../helpers.ts'

const handle = (name: string): string => name.includes('.') ? name : `${name}.bsky.social`

/** An account that was taken down counts as registered. */
export const bluesky: AccountCheck = {
  slug: 'bluesky',
  name: 'Bluesky',
  homepage: profile.homepage,
  facts: {
    url: 'https://github.com/bluesky-social/atproto/blob/main/packages/bsky/src/api/app/bsky/actor/getProfile.ts',
    day: '2026-11-24',
  },
  tags: ['social'],
  types: ['Pseudonym'],
  ...lookUpOf(profile),
  registered: [
    proof({
      status: 200,
      schema: objectWith({ did: text, handle: text }),
      holds: (body, name) => sameText(body.handle, handle(name)),
    }),
    { status: 400, schema: objectWith({ error: { enum: ['AccountTakedown', 'AccountDeactivated'] } }) },
  ],
  notRegistered: [{
    status: 400,
    schema: objectWith({ error: { const: 'InvalidRequest' }, message: textLike('[Nn]ot found|[Uu]nable to resolve') }),
  }],
  url: name => `https://bsky.app/profile/${handle(name)}`,
  examples: { registered: ['bsky.app'], notRegistered: ['tracewell-no-such-0'] },
  notifies: false,
}
