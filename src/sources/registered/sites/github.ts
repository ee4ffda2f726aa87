import { github as profile } from '../../modules/github.ts'
import type { AccountCheck } from '../account-check.ts'
import { objectWith } from '../../kit/schema.ts'
import { textLike, namedBy, lookUpOf } from '../helpers.ts'

export const github: AccountCheck = {
  slug: 'github',
  name: 'GitHub',
  homepage: profile.homepage,
  facts: { url: 'https://github.com/WebBreacher/WhatsMyName/blob/main/wmn-data.json', day: '2026-11-24' },
  tags: ['coding'],
  types: ['Pseudonym'],
  ...lookUpOf(profile),
  registered: [{ status: 200, schema: profile.lookUp.response, holds: namedBy('login') }],
  notRegistered: [{ status: 404, schema: objectWith({ message: textLike('^Not Found$') }), isWeak: true }],
  url: name => `https://github.com/${encodeURIComponent(name)}`,
  examples: { registered: ['torvalds'], notRegistered: ['tracewell-no-such-account-0'] },
  notifies: false,
}
