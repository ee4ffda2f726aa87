import { unescaped } from '../../rows/key-server-module.ts'
import type { AccountCheck } from '../account-check.ts'
import { sameText } from '../helpers.ts'

const lookup = 'https://keyserver.ubuntu.com/pks/lookup'

/**
 * Returns `true` if a user id in a machine-readable index has this address. The server searches for words, so it can
 * also return keys of other addresses.
 */
function listed(index: unknown, email: string): boolean {
  const userIds = String(index).split(/\r?\n/).filter(line => line.startsWith('uid:')).map(line =>
    unescaped(line.split(':')[1] ?? '')
  )
  return userIds.some(id => sameText(/<([^<>]*)>\s*$/.exec(id)?.[1] ?? id, email))
}

/**
 * Checks for a key that has this address in one of its user ids. The server does not verify addresses, so any person
 * may have uploaded the key. https://datatracker.ietf.org/doc/html/draft-gallagher-openpgp-hkp (machine-readable index)
 */
export const ubuntuKeyserver: AccountCheck = {
  slug: 'ubuntu-keyserver',
  name: 'keyserver.ubuntu.com',
  homepage: 'https://keyserver.ubuntu.com',
  facts: {
    url: 'https://github.com/hockeypuck/hockeypuck/blob/master/src/hockeypuck/hkp/handler.go',
    day: '2026-11-24',
  },
  tags: ['identity'],
  isKeyServer: true,
  types: ['Email Address'],
  request: email => ({ url: `${lookup}?op=index&options=mr&exact=on&search=${encodeURIComponent(email)}` }),
  registered: [{ status: 200, contentType: 'text/plain', text: 'info:1:', holds: listed }],
  notRegistered: [
    { status: 404, contentType: 'text/plain', text: 'Not Found' },
    {
      status: 200,
      contentType: 'text/plain',
      holds: (index, email) => /^info:1:\d+\s/.test(String(index)) && !listed(index, email),
    },
  ],
  url: email => `${lookup}?op=index&search=${encodeURIComponent(email)}`,
  examples: { registered: ['torvalds@kernel.org'], notRegistered: ['no-such-mailbox@tracewell.example'] },
  notifies: false,
}
