import type { Upstream } from './upstream.ts'

/** https://github.com/HackerNews/API#users */
export const hackerNews: Upstream = {
  origin: 'https://hacker-news.firebaseio.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? '').replace(/\.json$/, ''),
  found: id => ({
    body: {
      about: 'Builds things.<p><a href="https:&#x2F;&#x2F;sam.example">https:&#x2F;&#x2F;sam.example</a>',
      created: 1_300_000_000,
      id,
      karma: 2937,
      submitted: [8_265_435, 8_168_423, 8_090_946],
    },
  }),
  notFound: () => ({ body: null }),
}
