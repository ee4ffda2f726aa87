import type { Upstream } from './upstream.ts'

/** A GIF of one transparent pixel. All its bytes are ASCII, so a string can hold it. */
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
