import { leakRecordsSize } from '../kit/size.ts'
import { unread } from '../kit/terms.ts'
import { requireKey } from '../kit/json-look-up.ts'
import { failureFromErrorText } from '../kit/error-text.ts'
import type { Query, QueryType } from '../kit/source.ts'
import { isSameValue } from '../kit/spelling.ts'
import { httpLeakSource } from './http-leak-source.ts'
import type { LeakRecord } from './leak-source.ts'
import { notPublicIp } from '../kit/scope.ts'
import { integer, objectWith, text, unchecked } from '../kit/schema.ts'

const fields: Record<QueryType, string> = {
  'Email Address': 'email',
  'Pseudonym': 'username',
  'Domain Name': 'domain',
  'Cryptocurrency': 'cryptocurrency_address',
  'IP Address': 'ip_address',
}

/**
 * Maximum number of records in one response, and depth of its pages. A request costs one credit, however many records
 * it returns.
 */
const pageSize = 10_000

/**
 * Leak records with their contents. If the account has no credits left, the API returns 403.
 * No document says whether `total` counts the duplicates that `de_dupe` removes. So duplicates are asked for too, as by
 * public clients that compare `total` with the number of entries, and equal records are left out here.
 * API: https://dehashed.com/docs, and https://github.com/hmaverickadams/DeHashed-API-Tool
 * Fields of a record: https://docs.rs/crate/dehashed-rs/latest/source/src/res.rs
 */
export const dehashed = httpLeakSource({
  code: 'dehashed',
  name: 'DeHashed',
  description: 'Records of this value in leaks, with their contents',
  homepage: 'https://dehashed.com',
  types: ['Email Address', 'Pseudonym', 'Domain Name', 'Cryptocurrency', 'IP Address'],
  template: 'credentials',
  mapping: {
    hashed_password: 'hash',
    ip_address: 'ip',
    dob: 'birthday',
    cryptocurrency_address: 'wallet',
    database_name: 'breach',
  },
  terms: unread('https://dehashed.com/terms'),
  requiresKey: true,
  deadlineMs: 30_000,
  skipReason: notPublicIp,
  request: (value, context, type) => ({
    url: 'https://api.dehashed.com/v2/search',
    method: 'POST',
    headers: {
      'accept': 'application/json',
      'content-type': 'application/json',
      'dehashed-api-key': requireKey(context),
    },
    body: JSON.stringify({
      query: `${fields[type]}:"${value.replace(/[\\"]/g, '\\$&')}"`,
      page: 1,
      size: pageSize,
      wildcard: false,
      regex: false,
      de_dupe: false,
    }),
  }),
  size: leakRecordsSize,
  readable: [403],
  response: {
    ...objectWith({}, {
      entries: {
        type: ['array', 'null'],
        items: { ...objectWith({ database_name: text }, unchecked({ id: text })), additionalProperties: true },
      },
      error: text,
      message: text,
      ...unchecked({ total: integer }),
    }),
    anyOf: [{ required: ['entries'] }, { required: ['error'] }, { required: ['message'] }],
  },
  records(answer, query) {
    if (answer.entries === undefined) throw failureFromErrorText(answer.error ?? answer.message ?? '')
    return distinct((answer.entries ?? []).filter(entry => isAbout(entry, query)).map(({ id: _, ...entry }) => entry))
  },
  hasRest: ({ entries, total = 0 }) => total > (entries?.length ?? 0),
  examples: { found: ['test@example.com'], notFound: ['no-such-mailbox@tracewell.example'] },
})

/**
 * `true` if a record is about the searched value. If an e-mail address or a name is searched, the API also returns
 * records with a longer value that contains the searched value.
 */
function isAbout(entry: LeakRecord, { type, value }: Query): boolean {
  if (type !== 'Email Address' && type !== 'Pseudonym') return true
  const values = [entry[fields[type]]].flat()
  return values.some(one => typeof one === 'string' && isSameValue({ type, value }, one.trim()))
}

/** Returns the records without those that have the same members as an earlier one. */
const distinct = (records: readonly LeakRecord[]): LeakRecord[] =>
  [...new Map(records.map(record => [membersOf(record), record])).values()]

const membersOf = (record: LeakRecord): string => JSON.stringify(Object.entries(record).sort())
