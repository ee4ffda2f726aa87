import { absent } from '../kit/absence.ts'
import { mediumSize } from '../kit/size.ts'
import type { JsonLookUp } from '../kit/json-look-up.ts'
import { failureFromErrorText } from '../kit/error-text.ts'
import { type Shape, arrayOf, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

const textNumberOrNull = { type: ['string', 'number', 'null'] } as const

/** One breach of an account in XposedOrNot. */
const breach = {
  ...objectWith({ breach: { type: 'string', minLength: 1 } }, {
    domain: textOrNull,
    xposed_date: textNumberOrNull, // a year or a date
    xposed_data: textOrNull, // `Usernames;Email addresses;Passwords`
    xposed_records: textNumberOrNull,
    verified: textOrNull, // `Yes` or `No`
    ...unchecked({ logo: textOrNull }),
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
 * Look-up of the breaches of an e-mail address. The API leaves sensitive breaches out. Without a key it allows 2
 * requests a second, 25 an hour and 100 a day. https://xposedornot.com/api_doc,
 * https://github.com/XposedOrNot/XposedOrNot-API
 */
export const xposedLookUp: JsonLookUp<typeof answer> = {
  request: email => ({
    url: `https://api.xposedornot.com/v1/breach-analytics?${new URLSearchParams({ email }).toString()}`,
    headers: { accept: 'application/json' },
  }),
  missing: [absent(404, 'Error', '^Not found$')],
  size: mediumSize, // each breach comes with a long description
  response: answer,
}

/** Returns the breaches in a response. Throws a `SourceFailure` if the response reports an error. */
export function xposedBreaches({ ExposedBreaches: exposed, Error: error }: Shape<typeof answer>): XposedBreach[] {
  if (error !== undefined && !/^(not found|no breaches)/i.test(error)) throw failureFromErrorText(error)
  return exposed?.breaches_details ?? []
}

/** Splits the data classes of a breach into a list: `Usernames;Passwords` → `Usernames`, `Passwords`. */
export const xposedData = ({ xposed_data: data }: XposedBreach): string[] =>
  (data ?? '').split(';').map(part => part.trim()).filter(part => part !== '')
