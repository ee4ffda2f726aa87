import type { AccountCheck } from '../account-check.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'
import { textLike, namedBy } from '../helpers.ts'

export const discogs: AccountCheck = {
  slug: 'discogs',
  name: 'Discogs',
  homepage: 'https://www.discogs.com',
  facts: { url: 'https://github.com/WebBreacher/WhatsMyName/blob/main/wmn-data.json', day: '2026-11-24' },
  tags: ['music'],
  types: ['Pseudonym'],
  request: name => ({ url: `https://api.discogs.com/users/${encodeURIComponent(name)}` }),
  registered: [{ status: 200, schema: objectWith({ id: integer, username: text }), holds: namedBy('username') }],
  notRegistered: [{ status: 404, schema: objectWith({ message: textLike('^User does not exist') }) }],
  url: name => `https://www.discogs.com/user/${encodeURIComponent(name)}`,
  examples: { registered: ['rodneyfool'], notRegistered: ['tracewell-no-such-account-0'] },
  notifies: false,
}
