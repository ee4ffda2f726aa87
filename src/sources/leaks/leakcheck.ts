import { httpLeakSource } from './http-leak-source.ts'
import type { LeakRecord } from './leak-source.ts'
import { leakCheckLookUp, leakCheckPageSize, leakCheckRows, leakCheckTerms } from './leakcheck-api.ts'
import type { LeakCheckRow } from './leakcheck-api.ts'

/** Highest offset for which the API returns a page, in records. */
const lastOffset = 2_500

/** Leak records with their data, at most 3,000 for each search. https://wiki.leakcheck.io/en/api/api-v2-pro */
export const leakCheck = httpLeakSource({
  ...leakCheckLookUp,
  code: 'leakcheck',
  name: 'LeakCheck',
  description: 'Records of this e-mail address, username or domain in leaks, with their contents',
  homepage: 'https://leakcheck.io',
  types: ['Email Address', 'Pseudonym', 'Domain Name'],
  template: 'credentials',
  mapping: {
    'dob': 'birthday',
    'zip': 'postcode',
    'origin': 'domain',
    'source.name': 'breach',
    'source.breach_date': 'breach_date',
  },
  terms: leakCheckTerms,
  requiresKey: true,
  deadlineMs: 30_000,
  records: answer => leakCheckRows(answer).map(toRecord),
  hasMore: (page, count) => count === leakCheckPageSize && (page + 1) * leakCheckPageSize <= lastOffset,
  hasRest: (_, count) => count === leakCheckPageSize,
  examples: { found: ['example@example.com'], notFound: ['no-such-mailbox@tracewell.example'] },
})

/** Converts a row to a record. Drops the list `fields`, and those properties of `source` whose value is 0. */
function toRecord({ source, fields: _, ...values }: LeakCheckRow): LeakRecord {
  const about = Object.entries(source ?? {}).filter(([, value]) => value !== 0)
  return { ...values, ...Object.fromEntries(about.map(([name, value]) => [`source.${name}`, value])) }
}
