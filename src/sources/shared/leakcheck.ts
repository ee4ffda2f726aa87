import { requireKey } from '../kit/json-look-up.ts'
import type { JsonLookUp } from '../kit/json-look-up.ts'
import { refusal } from '../kit/refusal.ts'

/** One record of LeakCheck: beside these what the breach had of the account (`password`, `first_name` …). */
export interface LeakCheckRow extends Readonly<Record<string, unknown>> {
  source?: { name?: string; breach_date?: string | null; unverified?: number }
  /** Names of the fields that the breach had of the account, also of those left out here. */
  fields?: readonly string[]
}

export interface LeakCheckAnswer {
  success: boolean
  result?: LeakCheckRow[]
  error?: string
}

export const leakCheckPageSize = 1_000
const types: Record<string, string> = { 'Email Address': 'email', 'Pseudonym': 'username', 'Domain Name': 'domain' }
const text = { type: 'string' }

/**
 * The Pro API of LeakCheck, version 2. Each question takes one of the quota. A key that is not valid is told with 400, a
 * quota that is used up with 403. https://wiki.leakcheck.io/en/api/api-v2-pro
 */
export const leakCheckLookUp: JsonLookUp = {
  names: { pattern: /^[^]{3,}$/, rule: 'LeakCheck takes three characters or more' },
  request: (value, context, type, page) => ({
    url: `https://leakcheck.io/api/v2/query/${encodeURIComponent(value)}`
      + `?type=${types[type]}&limit=${leakCheckPageSize}&offset=${page * leakCheckPageSize}`,
    headers: { 'accept': 'application/json', 'x-api-key': requireKey(context) },
    maxBytes: 8 * 1_048_576,
  }),
  readable: [400, 403, 422],
  response: {
    type: 'object',
    required: ['success'],
    properties: {
      success: { type: 'boolean' },
      error: text,
      result: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            source: { type: 'object', properties: { name: text, breach_date: { type: ['string', 'null'] } } },
            fields: { type: 'array', items: text },
          },
        },
      },
    },
    if: { properties: { success: { const: true } } },
    then: { required: ['result'] },
  },
}

/** The records of an answer; throws a `SourceFailure` where it is a refusal. */
export function leakCheckRows({ success, result = [], error = '' }: LeakCheckAnswer): LeakCheckRow[] {
  if (success) return result
  if (/^not found/i.test(error)) return []
  throw refusal(error)
}
