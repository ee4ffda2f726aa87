import type { JsonLookUp } from '../kit/json-look-up.ts'
import { refusal } from '../kit/refusal.ts'
import { type Shape, arrayOf, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

const textNumberOrNull = { type: ['string', 'number', 'null'] } as const

/** One breach of an account, as XposedOrNot describes it. */
const breach = {
  ...objectWith({ breach: { type: 'string', minLength: 1 } }, {
    domain: textOrNull,
    xposed_date: textNumberOrNull, // a year, or a date
    xposed_data: textOrNull, // `Usernames;Email addresses;Passwords`
    xposed_records: textNumberOrNull,
    verified: textOrNull, // `Yes` or `No`
    ...unchecked('logo'),
  }),
  additionalProperties: true,
} as const
const answer = {
  ...objectWith({}, {
    Error: text,
    ExposedBreaches: { ...objectWith({ breaches_details: arrayOf(breach) }), type: ['object', 'null'] },
  }),
  anyOf: [{ required: ['ExposedBreaches'] }, { required: ['Error'] }],
} as const

export type XposedBreach = Shape<typeof breach>

/**
 * The breaches of an e-mail address with their details. Breaches that are sensitive are never told. Keyless: 2 questions
 * a second, 25 an hour and 100 a day. https://xposedornot.com/api_doc, https://github.com/XposedOrNot/XposedOrNot-API
 */
export const xposedLookUp: JsonLookUp<typeof answer> = {
  request: email => ({
    url: `https://api.xposedornot.com/v1/breach-analytics?${new URLSearchParams({ email }).toString()}`,
    headers: { accept: 'application/json' },
  }),
  response: answer,
}

/** The breaches of an answer; throws a `SourceFailure` where it is a refusal. */
export function xposedBreaches({ ExposedBreaches: exposed, Error: error }: Shape<typeof answer>): XposedBreach[] {
  if (error !== undefined && !/^(not found|no breaches)/i.test(error)) throw refusal(error)
  return exposed?.breaches_details ?? []
}

/** `Usernames;Passwords` as a list. */
export const xposedData = ({ xposed_data: data }: XposedBreach): string[] =>
  (data ?? '').split(';').map(part => part.trim()).filter(part => part !== '')
