import { card, date, link } from '../kit/card.ts'
import { SourceFailure } from '../failures.ts'
import { httpModule } from '../kit/http-module.ts'
import { requireSame } from '../kit/spelling.ts'
import { each, integer, objectWith, text, unchecked } from '../kit/schema.ts'

/** Error codes that prove that an account exists or existed. Each code maps to the state that is displayed. */
const closed: Record<string, string> = { AccountTakedown: 'Taken down', AccountDeactivated: 'Deactivated' }

/** Handle that an answer has if the server has no confirmed one: https://atproto.com/specs/handle */
export const invalidHandle = 'handle.invalid'

/** Converts a name to a handle. A name without a dot gets the suffix `.bsky.social`. */
export const handle = (name: string): string => name.includes('.') ? name : `${name}.bsky.social`

/**
 * Public profile of a handle. Rule for names: https://atproto.com/specs/handle
 * It is no row, because names get a suffix, and some errors prove an account.
 */
export const bluesky = httpModule({
  slug: 'bluesky',
  name: 'Bluesky',
  description: 'Public Bluesky profile with this handle, or with this name under bsky.social',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['social'],
  homepage: 'https://bsky.app',
  facts: {
    url: 'https://github.com/bluesky-social/atproto/blob/main/packages/bsky/src/api/app/bsky/actor/getProfile.ts',
    day: '2026-11-27',
  },
  accepts: {
    pattern: /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i,
    rule: 'Bluesky handles are letters, digits and hyphens, or a domain name',
  },
  request: name => ({
    url: `https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?${
      new URLSearchParams({ actor: handle(name) }).toString()
    }`,
  }),
  readable: [400],
  response: {
    ...objectWith({}, {
      did: text,
      handle: text,
      error: text,
      message: text,
      ...unchecked({
        ...each(['displayName', 'description', 'pronouns', 'website', 'avatar', 'createdAt'], text),
        verification: objectWith({}, { verifiedStatus: text, trustedVerifierStatus: text }),
        ...each(['followersCount', 'followsCount', 'postsCount'], integer),
      }),
    }),
    anyOf: [{ required: ['did', 'handle'] }, { required: ['error'] }],
  },
  cards(answer, query) {
    if (answer.error !== undefined) return errorCards(answer.error, answer.message, handle(query.value))
    const isConfirmed = answer.handle !== invalidHandle
    if (isConfirmed) requireSame({ ...query, value: handle(query.value) }, answer.handle)
    const { verifiedStatus, trustedVerifierStatus } = answer.verification ?? {}
    return [card([
      ['Handle', isConfirmed ? answer.handle : handle(query.value), 'handle'],
      ['State', isConfirmed ? undefined : 'Handle not confirmed'],
      ['Name', answer.displayName, 'displayName'],
      ['Profile', link(`https://bsky.app/profile/${isConfirmed ? answer.handle : answer.did}`)],
      ['Description', answer.description, 'description'],
      ['Pronouns', answer.pronouns, 'pronouns'],
      ['Website', link(answer.website), 'website'],
      ['Verified', [verifiedStatus, trustedVerifierStatus].includes('valid') ? 'yes' : undefined, 'verification'],
      ['Identifier', answer.did, 'did'],
      ['Posts', answer.postsCount, 'postsCount'],
      ['Followers', answer.followersCount, 'followersCount'],
      ['Follows', answer.followsCount, 'followsCount'],
      ['Avatar', link(answer.avatar), 'avatar'],
      ['Created', date(answer.createdAt), 'createdAt'],
    ], { ...answer })]
  },
  examples: { found: ['bsky.app', 'jay'], notFound: ['tracewell-no-such-0'] },
})

function errorCards(error: string, message = '', actor: string) {
  const state = closed[error]
  if (state) return [card([['Handle', actor], ['State', state, 'error']], { error, message })]
  if (error === 'InvalidRequest' && message === 'Profile not found') return []
  throw new SourceFailure('UPSTREAM_ERROR', 'the source rejected the request')
}
