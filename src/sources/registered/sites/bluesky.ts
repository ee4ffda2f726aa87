import { bluesky as profile, handle, invalidHandle } from '../../modules/bluesky.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { objectWith, text } from '../../kit/schema.ts'
import { checkOf, sameText } from '../helpers.ts'

const missing = 'Profile not found'

/** An account that was taken down counts as registered. */
export const bluesky: AccountCheck = {
  ...checkOf(profile),
  registered: [
    proof({
      status: 200,
      schema: objectWith({ did: text, handle: text }),
      holds: (body, name) => body.handle === invalidHandle || sameText(body.handle, handle(name)),
    }),
    { status: 400, schema: objectWith({ error: { enum: ['AccountTakedown', 'AccountDeactivated'] } }) },
  ],
  notRegistered: [{
    status: 400,
    schema: objectWith({ error: { const: 'InvalidRequest' }, message: { const: missing } }),
  }],
  errors: [{
    status: 400,
    schema: objectWith({ error: { const: 'InvalidRequest' }, message: { ...text, not: { const: missing } } }),
    code: 'UPSTREAM_ERROR',
    message: 'the source rejected the request',
  }],
  url: name => `https://bsky.app/profile/${handle(name)}`,
  examples: { registered: ['bsky.app'], notRegistered: ['tracewell-no-such-0'] },
}
