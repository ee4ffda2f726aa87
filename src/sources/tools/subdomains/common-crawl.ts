import { absent } from '../../kit/absence.ts'
import { collectInSlices } from '../../../lib/collect-slices.ts'
import { nestsDeeper } from '../../../lib/json-depth.ts'
import { hostOf } from '../../../lib/subdomain-name.ts'
import type { Response } from '../../egress/client.ts'
import { SourceFailure } from '../../failures.ts'
import { fetchJson } from '../../kit/json-look-up.ts'
import { listSize } from '../../kit/size.ts'
import { notPublic } from '../../kit/scope.ts'
import type { ToolSource } from '../../kit/tool-source.ts'
import { readLines } from './lines.ts'
import { archiveTime, cacheMs, datedName } from './name-source.ts'
import type { SeenName } from './name-source.ts'
import { arrayOf, objectWith, text } from '../../kit/schema.ts'

const indexes = arrayOf(objectWith({
  'id': text,
  'cdx-api': { type: 'string', pattern: '^https://index\\.commoncrawl\\.org/' },
}))
const captures = arrayOf(objectWith({ url: text }, { timestamp: text }))

/** Hosts of the pages in the latest crawl. The response has one JSON object per line. https://index.commoncrawl.org */
export const commonCrawl: ToolSource<SeenName[]> = {
  slug: 'common-crawl',
  name: 'Common Crawl',
  homepage: 'https://commoncrawl.org',
  deadlineMs: 30_000,
  cacheMs,
  skipReason: notPublic,
  async find({ value }, context) {
    const index = await fetchJson(context, { url: 'https://index.commoncrawl.org/collinfo.json' }, {
      response: indexes,
    }, ([latest]) => latest?.['cdx-api'])
    if (index === undefined) throw new SourceFailure('UPSTREAM_CHANGED', 'the source lists no index')
    const asked = new URLSearchParams({ url: `*.${value}`, output: 'json', fl: 'url,timestamp', limit: '50000' })
    const request = { url: `${index}?${asked.toString()}`, timeoutMs: 30_000 }
    const source = {
      missing: [absent(404, 'message', '^No Captures found')],
      response: captures,
      size: listSize(24),
      read: (answer: Response) => readLines(answer, parse),
    }
    return fetchJson(context, request, source, found =>
      collectInSlices(found, ({ url, timestamp }) => datedName(hostOf(url) ?? '', archiveTime(timestamp))))
  },
}

function parse(line: string): unknown {
  try {
    if (nestsDeeper(Buffer.from(line), 10)) throw new Error('nested too deep')
    return JSON.parse(line)
  } catch (cause) {
    throw new SourceFailure('UPSTREAM_CHANGED', 'the response does not consist of lines of JSON', { cause })
  }
}
