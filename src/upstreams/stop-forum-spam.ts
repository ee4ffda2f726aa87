import type { Upstream, UpstreamRequest } from './upstream.ts'

const asked = ({ url }: UpstreamRequest) => url.searchParams.has('ip') ? 'ip' : 'email'

/** https://www.stopforumspam.com/usage */
export const stopForumSpam: Upstream = {
  origin: 'https://api.stopforumspam.org',
  subject: request => request.url.searchParams.get(asked(request)) ?? '',
  found: (value, request) => ({
    body: {
      success: 1,
      [asked(request)]: {
        value,
        lastseen: '2026-01-02 03:04:05',
        frequency: 27,
        appears: 1,
        confidence: 96.43,
      },
    },
  }),
  notFound: (value, request) => ({ body: { success: 1, [asked(request)]: { value, frequency: 0, appears: 0 } } }),
}
