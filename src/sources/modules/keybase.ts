import { card, date, link } from '../kit/card.ts'
import { SourceFailure } from '../kit/failures.ts'
import { httpModule } from '../kit/http-module.ts'

interface Proof {
  proof_type: string
  nametag: string
  service_url?: string
}
interface User {
  id: string
  basics: { username: string; ctime?: number }
  profile?: { full_name?: string | null; location?: string | null; bio?: string | null } | null
  proofs_summary?: { all?: Proof[] }
  public_keys?: { primary?: { key_fingerprint?: string | null } }
  cryptocurrency_addresses?: Record<string, Array<{ address: string }>>
}
interface Lookup {
  status: { code: number; name: string }
  them?: Array<User | null>
}

const api = 'https://keybase.io/_/api/1.0'
const fields = 'basics,profile,proofs_summary,public_keys,cryptocurrency_addresses'

/**
 * The account of this name, with the other accounts that its owner has proved to hold.
 * https://keybase.io/docs/api/1.0/call/user/lookup
 * Names are 2 to 16 letters, digits and underscores: https://github.com/keybase/client/blob/master/go/libkb/checkers.go
 */
export const keybase = httpModule<Lookup>({
  slug: 'keybase',
  name: 'Keybase',
  description: 'Keybase account with this name, and the accounts elsewhere that it proves',
  category: 'profile',
  types: ['Pseudonym'],
  homepage: 'https://keybase.io',
  names: {
    pattern: /^[a-z\d]\w{1,15}$/i,
    rule: 'Keybase names are 2 to 16 letters, digits and underscores, the first no underscore',
  },
  request: name => ({
    url: `${api}/user/lookup.json?${new URLSearchParams({ usernames: name.toLowerCase(), fields }).toString()}`,
  }),
  response: {
    type: 'object',
    required: ['status'],
    properties: {
      status: { type: 'object', required: ['code'], properties: { code: { type: 'integer' } } },
      them: {
        type: 'array',
        items: {
          type: ['object', 'null'],
          required: ['id', 'basics'],
          properties: {
            id: { type: 'string' },
            basics: { type: 'object', required: ['username'], properties: { username: { type: 'string' } } },
          },
        },
      },
    },
  },
  cards({ status, them }) {
    if (status.code !== 0 || !them) throw new SourceFailure('UPSTREAM_ERROR', `the source said ${status.code}`)
    return them.flatMap(user => user === null ? [] : [profile(user)])
  },
  examples: { found: ['chris', 'max'], notFound: ['tw_no_such_0'] },
})

function profile(user: User) {
  const proofs = user.proofs_summary?.all ?? []
  const wallets = Object.entries(user.cryptocurrency_addresses ?? {})
    .flatMap(([coin, held]) => held.map(({ address }) => ({ coin, address })))
  return card([
    ['Login', user.basics.username, 'basics.username'],
    ['Name', user.profile?.full_name, 'profile.full_name'],
    ['Profile', link(`https://keybase.io/${encodeURIComponent(user.basics.username)}`)],
    ['Bio', user.profile?.bio, 'profile.bio'],
    ['Location', user.profile?.location, 'profile.location'],
    ...proofs.map(proof => [`Proved on ${proof.proof_type}`, proof.nametag, 'proofs_summary.all'] as const),
    ...wallets.map(({ coin, address }) => [`Wallet (${coin})`, address, 'cryptocurrency_addresses'] as const),
    ['PGP fingerprint', user.public_keys?.primary?.key_fingerprint, 'public_keys.primary.key_fingerprint'],
    ['Created', date(user.basics.ctime), 'basics.ctime'],
  ], { ...user })
}
