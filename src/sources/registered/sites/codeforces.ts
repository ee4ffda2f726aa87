import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { arrayOf, objectWith, text } from '../../kit/schema.ts'
import { textLike, sameText } from '../helpers.ts'

const failed = (comment: string) => objectWith({ status: { const: 'FAILED' }, comment: textLike(comment) })

/**
 * A former handle does not count as registered. https://codeforces.com/apiHelp,
 * https://codeforces.com/apiHelp/methods#user.info
 */
export const codeforces: AccountCheck = {
  slug: 'codeforces',
  name: 'Codeforces',
  homepage: 'https://codeforces.com',
  facts: { url: 'https://github.com/WebBreacher/WhatsMyName/blob/main/wmn-data.json', day: '2026-11-24' },
  tags: ['coding'],
  types: ['Pseudonym'],
  request: handles => ({
    url: `https://codeforces.com/api/user.info?${
      new URLSearchParams({ handles, checkHistoricHandles: 'false' }).toString()
    }`,
  }),
  errors: [{
    status: [200, 400, 403, 429, 503],
    schema: failed('[Cc]all limit exceeded'),
    code: 'UPSTREAM_RATE_LIMITED',
    message: 'the source reports that its limit is reached',
  }],
  registered: [proof({
    status: 200,
    schema: objectWith({
      status: { const: 'OK' },
      result: { ...arrayOf(objectWith({ handle: text })), minItems: 1, maxItems: 1 },
    }),
    holds: ({ result: [user] }, name) => sameText(user?.handle, name),
  })],
  notRegistered: [{ status: 400, schema: failed('not found') }],
  accepts: {
    pattern: /^[\w.-]{1,24}$/,
    rule: 'Handles are up to 24 Latin letters, digits, underscores, hyphens and dots',
  },
  url: name => `https://codeforces.com/profile/${encodeURIComponent(name)}`,
  examples: { registered: ['tourist'], notRegistered: ['tracewell-no-such-0'] },
  notifies: false,
}
