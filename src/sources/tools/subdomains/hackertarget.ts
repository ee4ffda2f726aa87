import { SourceFailure } from '../../failures.ts'
import { failureFromErrorText } from '../../kit/error-text.ts'
import { changed } from '../../kit/shape.ts'
import { readLines } from './lines.ts'
import { nameSource } from './name-source.ts'
import { listSize } from '../../kit/size.ts'

/**
 * Names and addresses in the DNS data of HackerTarget, as lines of `host,ip`. Errors are also sent as text with status
 * 200, for example if the quota of about 50 requests a day is used up. https://hackertarget.com/ip-tools/
 */
export const hackertarget = nameSource({
  slug: 'hackertarget',
  name: 'HackerTarget',
  homepage: 'https://hackertarget.com',
  request: domain => ({
    url: `https://api.hackertarget.com/hostsearch/?${new URLSearchParams({ q: domain }).toString()}`,
  }),
  size: listSize(4),
  async read(answer) {
    const all = await readLines(answer, line => line)
    const [first] = all
    if (first === undefined) throw changed() // an answer without names is a sentence
    if (/^no (dns )?(a )?records/i.test(first)) return []
    if (/^error invalid host/i.test(first)) {
      throw new SourceFailure('UPSTREAM_ERROR', 'the source rejected the domain')
    }
    if (/^(error|api count|api key)/i.test(first)) throw failureFromErrorText(first)
    return all.map(line => line.split(',', 3))
  },
  response: {
    type: 'array',
    items: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      prefixItems: [{ type: 'string', pattern: '^[^\\s{<]+$' }, { type: 'string', pattern: '^[0-9a-fA-F.:]*$' }],
    },
  },
  names: rows => rows.values().map(([name]) => name),
})
