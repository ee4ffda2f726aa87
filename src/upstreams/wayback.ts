import { queryParameter } from './request-parts.ts'
import type { Upstream } from './upstream.ts'

/**
 * https://github.com/internetarchive/wayback/tree/master/wayback-cdx-server. The first row of a response holds the
 * column names. Each later row holds the values of `original` and `timestamp`.
 */
export const wayback: Upstream = {
  origin: 'https://web.archive.org',
  subject: queryParameter('url'),
  found: domain => ({
    body: [
      ['original', 'timestamp'],
      [`http://www.${domain}:80/`, '20090102030405'],
      [`https://sam:secret@blog.${domain}/2015/?from=www.example.org`, '20150607080910'],
      [`mailto:sam@${domain}`, '20160102030405'],
    ],
  }),
  notFound: () => ({ body: [] }),
}
