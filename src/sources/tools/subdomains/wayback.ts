import { hostOf } from '../../../lib/subdomain-name.ts'
import { archiveTime, nameSource, datedName } from './name-source.ts'
import { listSize } from '../../kit/size.ts'
import { arrayOf, text } from '../../kit/schema.ts'

/**
 * Hosts of archived pages. The first row of the response holds the column names. Each further row is one page, with the
 * time of its first capture.
 * https://github.com/internetarchive/wayback/tree/master/wayback-cdx-server
 */
export const wayback = nameSource({
  slug: 'wayback',
  name: 'Wayback Machine',
  homepage: 'https://web.archive.org',
  deadlineMs: 30_000,
  request(domain) {
    const asked = new URLSearchParams({
      url: domain,
      matchType: 'domain',
      output: 'json',
      fl: 'original,timestamp',
      collapse: 'urlkey',
      limit: '50000',
    })
    return {
      url: `https://web.archive.org/cdx/search/cdx?${asked.toString()}`,
      timeoutMs: 30_000,
    }
  },
  size: listSize(24),
  response: arrayOf({ ...arrayOf(text), minItems: 2 }),
  names: rows => rows.values().drop(1)
    .map(([url = '', timestamp]) => datedName(hostOf(url) ?? '', archiveTime(timestamp))),
})
