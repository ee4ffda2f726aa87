import type { AccountCheck } from '../account-check.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'
import { textLike, namedBy } from '../helpers.ts'

/** The site also finds users by id, so the name in the response must match. */
export const codewars: AccountCheck = {
  slug: 'codewars',
  name: 'Codewars',
  homepage: 'https://www.codewars.com',
  facts: { url: 'https://github.com/WebBreacher/WhatsMyName/blob/main/wmn-data.json', day: '2026-11-24' },
  tags: ['coding'],
  types: ['Pseudonym'],
  request: name => ({ url: `https://www.codewars.com/api/v1/users/${encodeURIComponent(name)}` }),
  registered: [{ status: 200, schema: objectWith({ username: text, honor: integer }), holds: namedBy('username') }],
  notRegistered: [{ status: 404, schema: objectWith({ success: { const: false }, reason: textLike('^not found') }) }],
  url: name => `https://www.codewars.com/users/${encodeURIComponent(name)}`,
  examples: { registered: ['jhoffner'], notRegistered: ['tracewell-no-such-account-0'] },
  notifies: false,
}
