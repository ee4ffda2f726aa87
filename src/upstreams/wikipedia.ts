import type { Upstream } from './upstream.ts'

const answer = (user: object) => ({ body: { batchcomplete: true, query: { users: [user] } } })

/** https://www.mediawiki.org/wiki/API:Users, format version 2 */
export const wikipedia: Upstream = {
  origin: 'https://en.wikipedia.org',
  subject: ({ url }) => url.searchParams.get('ususers') ?? '',
  found: name => answer({ userid: 24, name }),
  notFound: name => answer({ name, missing: true }),
}
