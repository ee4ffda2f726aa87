import { requireKey } from '../kit/json-look-up.ts'
import { listSize } from '../kit/size.ts'
import type { Terms } from '../kit/terms.ts'
import type { JsonLookUp } from '../kit/json-look-up.ts'
import { failureFromErrorText } from '../kit/error-text.ts'
import { type Shape, arrayOf, flag, integer, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

export const leakCheckPageSize = 1_000
/** Rules for users, on the page that asks for an account. */
export const leakCheckTerms: Terms = {
  text: 'No resale without confirmation',
  url: 'https://leakcheck.io',
  seen: '2026-11-28',
}
const types: Record<string, string> = { 'Email Address': 'email', 'Pseudonym': 'username', 'Domain Name': 'domain' }

/**
 * One record in a response of LeakCheck. Properties that are not declared here contain leaked data of the account, such
 * as `password`.
 */
const row = {
  ...objectWith({}, {
    source: objectWith({}, { name: text, breach_date: textOrNull, ...unchecked({ unverified: integer }) }),
    fields: arrayOf(text), // names of all leaked fields, including fields that this record does not contain
  }),
  additionalProperties: true,
} as const
const answer = {
  ...objectWith({ success: flag }, { error: text, result: arrayOf(row) }),
  if: { properties: { success: { const: true } } },
  then: { required: ['result'] },
} as const

export type LeakCheckRow = Shape<typeof row>

/**
 * Look-up in the Pro API of LeakCheck, version 2. Each request uses one unit of the quota. The API returns 400 for an
 * invalid key and 403 for a used-up quota. https://wiki.leakcheck.io/en/api/api-v2-pro
 */
export const leakCheckLookUp: JsonLookUp<typeof answer> = {
  accepts: { pattern: /^[^]{3,}$/, rule: 'LeakCheck takes three characters or more' },
  request: (value, context, type, page) => ({
    url: `https://leakcheck.io/api/v2/query/${encodeURIComponent(value)}`
      + `?type=${types[type]}&limit=${leakCheckPageSize}&offset=${page * leakCheckPageSize}`,
    headers: { 'accept': 'application/json', 'x-api-key': requireKey(context) },
  }),
  size: listSize(8), // 1,000 records
  readable: [400, 403, 422],
  response: answer,
}

/** Returns the records in a response. Throws a `SourceFailure` if the response reports an error. */
export function leakCheckRows({ success, result = [], error = '' }: Shape<typeof answer>): LeakCheckRow[] {
  if (success) return result
  if (/^not found/i.test(error)) return []
  throw failureFromErrorText(error)
}
