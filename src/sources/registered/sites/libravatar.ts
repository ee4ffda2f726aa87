import { hash } from 'node:crypto'
import type { AccountCheck } from '../account-check.ts'

const avatar = (email: string): string =>
  `https://seccdn.libravatar.org/avatar/${hash('sha256', email.trim().toLowerCase())}`

/**
 * The avatar that an address has, asked for by its SHA-256. https://wiki.libravatar.org/api/
 * `d=404` says "none" by status. With MD5, and unless it is told not to, it would answer with Gravatar's.
 */
export const libravatar: AccountCheck = {
  slug: 'libravatar',
  name: 'Libravatar',
  homepage: 'https://www.libravatar.org',
  types: ['Email Address'],
  request: email => ({ url: `${avatar(email)}?s=16&d=404&gravatarproxy=n` }),
  registered: [{ status: 200, contentType: 'image/' }],
  notRegistered: [{ status: 404 }],
  url: avatar,
  examples: { registered: ['oliver@linux-kernel.at'], notRegistered: ['no-such-mailbox@tracewell.example'] },
  notifies: false,
}
