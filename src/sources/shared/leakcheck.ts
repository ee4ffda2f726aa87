import { requireKey } from '../kit/json-look-up.ts'
import type { JsonLookUp } from '../kit/json-look-up.ts'
import { failureFromErrorText } from '../kit/error-text.ts'
import { type Shape, arrayOf, flag, integer, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

export const leakCheckPageSize = 1_000
const types: Record<string, string> = { 'Email Address': 'email', 'Pseudonym': 'username', 'Domain Name': 'domain' }

/**
 * One record of LeakCheck. Further fields hold the leaked data of the account (`password`, `first_name` and others).
 */
const row = {
  ...objectWith({}, {
    source: objectWith({}, { name: text, breach_date: textOrNull, ...unchecked({ unverified: integer }) }),
    fields: arrayOf(text), // names of all fields in the breach, including fields that the record leaves out
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
 * Pro API of LeakCheck, version 2. Each request uses one unit of the quota. An invalid key returns 400, a used-up quota
 * 403. https://wiki.leakcheck.io/en/api/api-v2-pro
 */
export const leakCheckLookUp: JsonLookUp<typeof answer> = {
  accepts: { pattern: /^[^]{3,}$/, rule: 'LeakCheck takes three characters or more' },
  request: (value, context, type, page) => ({
    url: `https://leakcheck.io/api/v2/query/${encodeURIComponent(value)}`
      + `?type=${types[type]}&limit=${leakCheckPageSize}&offset=${page * leakCheckPageSize}`,
    headers: { 'accept': 'application/json', 'x-api-key': requireKey(context) },
    maxBytes: 8 * 1_048_576,
  }),
  readable: [400, 403, 422],
  response: answer,
}

/** Returns the records of a response. Throws a `SourceFailure` if it reports an error. */
export function leakCheckRows({ success, result = [], error = '' }: Shape<typeof answer>): LeakCheckRow[] {
  if (success) return result
  if (/^not found/i.test(error)) return []
  throw failureFromErrorText(error)
}
