import { card, date, link } from '../kit/card.ts'
import { SourceFailure } from '../failures.ts'
import { httpModule } from '../kit/http-module.ts'
import { arrayOf, each, integer, objectWith, text, textOrNull, unchecked, type Shape } from '../kit/schema.ts'

const user = objectWith({ id: text, basics: objectWith({ username: text }, unchecked({ ctime: integer })) }, {
  profile: { ...objectWith({}, each(['full_name', 'location', 'bio'], textOrNull)), type: ['object', 'null'] },
  pictures: objectWith({}, { primary: objectWith({}, { url: textOrNull }) }),
  proofs_summary: objectWith({}, {
    all: arrayOf(objectWith({ proof_type: text, nametag: text }, unchecked({ state: integer }))),
  }),
  public_keys: objectWith({}, { primary: objectWith({}, { key_fingerprint: textOrNull }) }),
  cryptocurrency_addresses: { type: 'object', additionalProperties: arrayOf(objectWith({ address: text })) },
})

/**
 * Words for the states of a proof. Only `OK` (1) holds: Keybase has found it. It has not found those that failed for a
 * while (2), are looked for (4), posted (6), without a hint (10) or unchecked (11), which the account still claims.
 * Those that failed for good (3), or are superseded (5), revoked (7) or deleted (8), are no longer claimed; neither are
 * unknown ones.
 * https://github.com/keybase/client/blob/master/protocol/avdl/keybase1/prove_common.avdl
 */
const proofStates: Readonly<Record<number, string>> = {
  1: 'Proved',
  2: 'Claimed',
  4: 'Claimed',
  6: 'Claimed',
  10: 'Claimed',
  11: 'Claimed',
}

const api = 'https://keybase.io/_/api/1.0'
const fields = 'basics,profile,pictures,proofs_summary,public_keys,cryptocurrency_addresses'

/**
 * Account with the searched name, and the accounts on other sites that its owner has proved. Names are 2 to 16 letters,
 * digits and underscores: https://github.com/keybase/client/blob/master/go/libkb/checkers.go
 * It is no row, because the proofs and wallets of an account bring their own labels.
 */
export const keybase = httpModule({
  slug: 'keybase',
  name: 'Keybase',
  description: 'Keybase account with this name, and the accounts on other sites that it proves',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['identity', 'social'],
  homepage: 'https://keybase.io',
  facts: { url: 'https://keybase.io/docs/api/1.0/call/user/lookup', day: '2026-11-27' },
  accepts: {
    pattern: /^[a-z\d]\w{1,15}$/i,
    rule: 'Keybase names are 2 to 16 letters, digits and underscores, without an underscore at the start',
  },
  request: name => ({
    url: `${api}/user/lookup.json?${new URLSearchParams({ usernames: name.toLowerCase(), fields }).toString()}`,
  }),
  response: objectWith({ status: objectWith({ code: integer }) }, {
    them: arrayOf({ ...user, type: ['object', 'null'] }),
  }),
  named: ({ them }) => them?.find(account => account !== null)?.basics.username,
  cards({ status, them }) {
    if (status.code !== 0 || !them) {
      throw new SourceFailure('UPSTREAM_ERROR', `the source answered with code ${status.code}`)
    }
    return them.flatMap(account => account === null ? [] : [profile(account)])
  },
  examples: { found: ['chris', 'max'], notFound: ['tw_no_such_0'] },
})

function profile(account: Shape<typeof user>) {
  const proofs = account.proofs_summary?.all ?? []
  const wallets = Object.entries(account.cryptocurrency_addresses ?? {})
    .flatMap(([coin, held]) => held.map(({ address }) => ({ coin, address })))
  return card([
    ['Login', account.basics.username, 'basics.username'],
    ['Name', account.profile?.full_name, 'profile.full_name'],
    ['Profile', link(`https://keybase.io/${encodeURIComponent(account.basics.username)}`)],
    ['Bio', account.profile?.bio, 'profile.bio'],
    ['Location', account.profile?.location, 'profile.location'],
    ['Avatar', link(account.pictures?.primary?.url), 'pictures.primary.url'],
    ...proofs.map(({ proof_type, nametag, state }) =>
      [`${proofStates[state ?? 0] ?? 'Former proof'} on ${proof_type}`, nametag, 'proofs_summary.all'] as const),
    ...wallets.map(({ coin, address }) => [`Wallet (${coin})`, address, 'cryptocurrency_addresses'] as const),
    ['PGP fingerprint', account.public_keys?.primary?.key_fingerprint, 'public_keys.primary.key_fingerprint'],
    ['Created', date(account.basics.ctime), 'basics.ctime'],
  ], { ...account })
}
