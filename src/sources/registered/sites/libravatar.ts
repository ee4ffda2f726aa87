import { hash } from 'node:crypto'
import type { AccountCheck } from '../account-check.ts'

const avatar = (email: string): string =>
  `https://seccdn.libravatar.org/avatar/${hash('sha256', email.trim().toLowerCase())}`

/**
 * Checks for an avatar of an address. The request contains the SHA-256 of the address. `d=404`: the site returns 404 if
 * there is no avatar. `gravatarproxy=n`: the site never returns an avatar from Gravatar, which it otherwise does for an
 * MD5 hash.
 */
export const libravatar: AccountCheck = {
  slug: 'libravatar',
  name: 'Libravatar',
  homepage: 'https://www.libravatar.org',
  facts: { url: 'https://github.com/libravatar/ivatar/blob/2276ea962f71f88316186ea95db863f1185efe3a/ivatar/views.py', day: '2026-11-27' },
  tags: ['identity', 'images'],
  types: ['Email Address'],
  request: email => ({ url: `${avatar(email)}?s=16&d=404&gravatarproxy=n` }),
  asksByHash: true,
  registered: [{ status: 200, contentType: 'image/' }],
  notRegistered: [{ status: 404, contentType: 'text/html', text: 'Image not found' }],
  url: avatar,
  examples: { registered: ['oliver@linux-kernel.at'], notRegistered: ['no-such-mailbox@tracewell.example'] },
  notifies: false,
}
