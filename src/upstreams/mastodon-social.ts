import type { Upstream } from './upstream.ts'

/** https://docs.joinmastodon.org/spec/webfinger/ */
export const mastodonSocial: Upstream = {
  origin: 'https://mastodon.social',
  subject: ({ url }) => /^acct:([^@]*)@/.exec(url.searchParams.get('resource') ?? '')?.[1] ?? '',
  found: name => ({
    headers: { 'content-type': 'application/jrd+json; charset=utf-8' },
    body: {
      subject: `acct:${name}@mastodon.social`,
      aliases: [`https://mastodon.social/@${name}`, `https://mastodon.social/users/${name}`],
      links: [{ rel: 'self', type: 'application/activity+json', href: `https://mastodon.social/users/${name}` }],
    },
  }),
  notFound: () => ({ status: 404, body: '' }),
}
