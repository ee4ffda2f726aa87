import type { AccountCheck } from '../account-check.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'
import { namedBy } from '../helpers.ts'

/** https://github.com/scratchfoundation/scratch-rest-api/wiki and https://en.scratch-wiki.info/wiki/Scratch_API */
export const scratch: AccountCheck = {
  slug: 'scratch',
  name: 'Scratch',
  homepage: 'https://scratch.mit.edu',
  facts: { url: 'https://github.com/soxoj/maigret/blob/main/maigret/resources/data.json', day: '2026-11-24' },
  tags: ['coding'],
  types: ['Pseudonym'],
  request: name => ({ url: `https://api.scratch.mit.edu/users/${encodeURIComponent(name)}` }),
  registered: [{ status: 200, schema: objectWith({ id: integer, username: text }), holds: namedBy('username') }],
  notRegistered: [{ status: 404, schema: objectWith({ code: { const: 'NotFound' } }), isWeak: true }],
  accepts: { pattern: /^[\w-]{1,30}$/, rule: 'Names are up to 30 letters, digits, hyphens and underscores' },
  url: name => `https://scratch.mit.edu/users/${encodeURIComponent(name)}/`,
  examples: { registered: ['griffpatch'], notRegistered: ['tracewell-nobody-0'] },
  notifies: false,
}
