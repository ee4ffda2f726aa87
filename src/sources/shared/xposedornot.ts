import type { JsonLookUp } from '../kit/json-look-up.ts'
import { refusal } from '../kit/refusal.ts'

/** One breach of an account as XposedOrNot has it. */
export interface XposedBreach extends Readonly<Record<string, unknown>> {
  breach: string
  domain?: string | null
  /** A year, or a date. */
  xposed_date?: string | number | null
  /** `Usernames;Email addresses;Passwords` */
  xposed_data?: string | null
  xposed_records?: number | string | null
  /** `Yes` or `No` */
  verified?: string | null
}

export interface XposedAnswer {
  ExposedBreaches?: { breaches_details: XposedBreach[] } | null
  Error?: string
}

const optional = (...types: string[]) => ({ type: [...types, 'null'] })

/**
 * The breaches of an e-mail address with their details. Breaches that are sensitive are never told. Keyless: 2 questions
 * a second, 25 an hour and 100 a day. https://xposedornot.com/api_doc, https://github.com/XposedOrNot/XposedOrNot-API
 */
export const xposedLookUp: JsonLookUp = {
  request: email => ({
    url: `https://api.xposedornot.com/v1/breach-analytics?${new URLSearchParams({ email }).toString()}`,
    headers: { accept: 'application/json' },
  }),
  response: {
    type: 'object',
    anyOf: [{ required: ['ExposedBreaches'] }, { required: ['Error'] }],
    properties: {
      Error: { type: 'string' },
      ExposedBreaches: {
        type: ['object', 'null'],
        required: ['breaches_details'],
        properties: {
          breaches_details: {
            type: 'array',
            items: {
              type: 'object',
              required: ['breach'],
              properties: {
                breach: { type: 'string', minLength: 1 },
                domain: optional('string'),
                xposed_date: optional('string', 'number'),
                xposed_data: optional('string'),
                xposed_records: optional('string', 'number'),
                verified: optional('string'),
              },
            },
          },
        },
      },
    },
  },
}

/** The breaches of an answer; throws a `SourceFailure` where it is a refusal. */
export function xposedBreaches({ ExposedBreaches: exposed, Error: error }: XposedAnswer): XposedBreach[] {
  if (error !== undefined && !/^(not found|no breaches)/i.test(error)) throw refusal(error)
  return exposed?.breaches_details ?? []
}

/** `Usernames;Passwords` as a list. */
export const xposedData = ({ xposed_data: data }: XposedBreach): string[] =>
  (data ?? '').split(';').map(part => part.trim()).filter(part => part !== '')
