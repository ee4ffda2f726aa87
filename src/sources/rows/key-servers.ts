import type { RowHead } from '../kit/row.ts'

/** A key server with the protocol HKP. A row of this type is a module. */
export interface KeyServer extends RowHead {
  host: string
  /** Address that has a key. */
  found: string
}

const claims = 'OpenPGP keys that claim this address; anybody can upload a key with any address'

/** All key servers. To add one, add a row. */
export const keyServers: readonly KeyServer[] = [
  {
    slug: 'proton-keys',
    name: 'Proton keys',
    description: 'OpenPGP keys of a Proton mailbox; the oldest key is often as old as the mailbox',
    homepage: 'https://proton.me',
    source: 'https://proton.me/support/download-public-private-key',
    host: 'mail-api.proton.me',
    found: 'contact@protonmail.com',
  },
  {
    slug: 'pgpkeys-eu',
    recorded: { as: 'hockeypuck', host: 'pgpkeys.eu' },
    name: 'pgpkeys.eu',
    description: claims,
    homepage: 'https://pgpkeys.eu',
    source: 'https://github.com/hockeypuck/hockeypuck',
    seen: '2026-11-24',
    host: 'pgpkeys.eu',
    found: 'torvalds@linux-foundation.org',
  },
  {
    slug: 'ubuntu-keys',
    recorded: { as: 'hockeypuck', host: 'keyserver.ubuntu.com' },
    name: 'Ubuntu key server: keys',
    description: claims,
    homepage: 'https://keyserver.ubuntu.com',
    source: 'https://github.com/hockeypuck/hockeypuck',
    seen: '2026-11-24',
    host: 'keyserver.ubuntu.com',
    found: 'torvalds@linux-foundation.org',
  },
]
