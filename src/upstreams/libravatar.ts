import type { Upstream } from './upstream.ts'

/** One transparent pixel, in bytes that are ASCII too. */
const gif = 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'

/** https://wiki.libravatar.org/api/ */
export const libravatar: Upstream = {
  origin: 'https://seccdn.libravatar.org',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[2] ?? ''),
  found: () => ({ headers: { 'content-type': 'image/gif' }, body: gif }),
  notFound: () => ({
    status: 404, headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<h1>Image not found</h1>',
  }),
}
