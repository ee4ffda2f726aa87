import { bluesky as profile, handle } from '../../modules/bluesky.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { objectWith, text } from '../../kit/schema.ts'
import { textLike, checkOf, sameText } from '../helpers.ts'

/** An account that was taken down counts as registered. */
export const bluesky: AccountCheck = {
  ...checkOf(profile),
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
}
