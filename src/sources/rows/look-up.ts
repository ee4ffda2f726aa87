import type { Chain } from '../../facts/wallet.ts'
import type { TimeRules } from '../../lib/stated-time.ts'
import type { RowHead } from '../kit/row.ts'
import type { Size } from '../kit/size.ts'
import type { Module, QueryType } from '../kit/source.ts'
import type { Meanings } from '../kit/meanings/meaning.ts'
import type { Paging } from './paging.ts'

/**
 * Format in which a card displays a field. Default: text; a list of texts is joined.
 *
 * | format | value in the answer |
 * |---|---|
 * | `coins` | amount in the smallest unit of the coin: a whole number, a text of digits, or hexadecimal with `0x` |
 * | `count` | list, of which only the length is displayed |
 * | `date` | time in one of the forms of `kit/iso-time.ts` |
 * | `decimal` | amount in coins |
 * | `distinct` | list, of which each text or number is displayed once |
 * | `flag` | `true`, `1` or `yes`, also as a text; a card leaves out every other value |
 * | `hex` | number in hexadecimal with `0x` |
 * | `hex-text` | text whose bytes are in hexadecimal |
 * | `html` | HTML, displayed as text |
 * | `latest` | list of dates, of which the latest is displayed |
 * | `link` | web address; a relative one is resolved against `base` |
 * | `names` | object, of which the names of the members are displayed |
 * | `page` | web address of the page about the value, in place of `page` of the row, which stands in if it is missing |
 * | texts by value, such as `{ true: 'Closed' }` | text, number or boolean; a card leaves out every other value |
 */
export type LookUpFormat = NamedFormat | Readonly<Record<string, string>>
export type NamedFormat =
  'coins' | 'count' | 'date' | 'decimal' | 'distinct' | 'flag' | 'hex' | 'hex-text' | 'html' | 'latest' | 'link'
  | 'names' | 'page'

export type LookUpField = readonly [label: string, path: string, format?: LookUpFormat]

/**
 * Condition of an answer: a member of its JSON, or its whole text. A status alone proves nothing, because proxies,
 * other servers and moved interfaces have it too.
 */
export type Missing = OfMember | OfText

interface OfMember extends OfAnswer {
  path: string
  says: RegExp | 'empty list' | 'empty object' | null
  /** `true` if the object with the member at the path must have no other member. */
  only?: true
  text?: never
}

interface OfText extends OfAnswer {
  /** Pattern of the whole body, without white space around it: for an answer that is not JSON. */
  text: RegExp
  path?: never
  says?: never
  only?: never
}

interface OfAnswer {
  status?: number | readonly number[]
  /**
   * Paths in the answer of findings that can stand beside this content, such as threat feeds beside a count of zero.
   * The condition does not hold if one of them has content.
   */
  unless?: string | readonly string[]
  /**
   * `false` if no page about something else has this answer. An account check then needs no control question. Default:
   * `true`.
   */
  isWeak?: false
}

/**
 * A source that answers one question about one value in JSON. A row of this type is a module; its simulated answers
 * come from its examples.
 *
 * In a URL and a body, `{value}` stands for the searched value, percent-encoded in a URL. `{lower}` is the value in
 * lower case, `{label}` the part before the first dot, `{domain}` the part of an e-mail address after the `@`,
 * `{md5}` the MD5 of the value in lower case. A path names a member of a JSON value, as in `lib/json-path.ts`; a step
 * `{value}` is the searched value.
 */
export interface LookUp extends RowHead {
  category: Exclude<Module['category'], 'analysis'>
  /** Documentation of the API, or another place from which the facts of this row come. */
  source: string
  type: QueryType
  /** Chains of the wallets that the source knows. Other wallets are never sent. Only for wallets. */
  chains?: readonly Chain[]
  /** Pattern of the values that the source accepts, and a sentence that explains it. */
  accepts?: { pattern: RegExp, rule: string }
  /** `{key}` stands for the source key, which a service that takes it in no header needs here. */
  url: string
  /** `{key}` stands for the source key. A header with it is sent only if the operator configured one. */
  headers?: Readonly<Record<string, string>>
  /**
   * Body of a POST request, as JSON. Missing for a GET request. A text is a form (`application/x-www-form-urlencoded`).
   * A list is a batch of JSON-RPC calls; its answer is read as an object that has the result of each call under the id
   * of the call.
   */
  body?: object | string
  /** Path of the record in the answer. Default: the whole answer. */
  record?: string
  /** `true` if `record` is the path of a list of records. An empty list means "no results". */
  list?: true
  /**
   * How the answer says that its list is the first part of a longer one, which the card then shows. If a list of
   * records lacks the value, such a part is a failure: the value may be in the rest.
   */
  paging?: Paging
  /**
   * Path in the record, or several of them. A record that has none of these members, or only empty lists, is a failure.
   */
  has: string | readonly string[]
  /**
   * Path in the record of a text or a list of texts. One of them must be the searched value, in any spelling of its
   * type (`spelling.ts`). Other records of a list are left out. Several paths: a record has one of them.
   */
  equals?: string | readonly string[]
  /** `true` if names below a searched domain count as the domain. */
  below?: true
  /**
   * Brings a name to the form in which the source compares names: `Mat&#39;s` and `Mat's`, or `a_b` and `a b`. It is
   * applied to the searched value and to the names of the answer.
   */
  spelling?: (name: string) => string
  /**
   * Paths in the record of amounts, counts, lists and objects. If all of them are zero or empty, there are no results.
   * If one is missing or -1, the answer is a failure, unless another one proves activity.
   */
  activity?: readonly string[]
  /**
   * Paths of fields that a record has without results too, such as the flag of a free mail service. Any other flag,
   * amount or list that a card would show contradicts `activity` and `missing` (`shown.ts`).
   */
  incidental?: readonly string[]
  /**
   * The documented answer for a value without a record, or several of them. It needs both the status (default: 2xx)
   * and the content. `says` is a pattern of the text, number or boolean at `path`, or of all values at a path with
   * `*`; `null` if that member is null; `empty list` and `empty object` if it has no content. The answer must not name
   * an `error` beside these three. An empty body counts as null. Any other answer without the record is a failure, also
   * an empty list of records, which proves it only if the row documents no answer.
   */
  missing?: Missing | readonly Missing[]
  /** Condition of an answer that counts, as for `missing`. Any other answer is a failure, such as a refusal. */
  complete?: { path: string, says: RegExp }
  /** Documented answer with which the service refuses the key, if its status is neither 401 nor 403. */
  refused?: OfMember
  /** Documented answer with which the service says that the quota of the key is used up, if its status is not 429. */
  spent?: OfMember
  /** Address against which links are resolved. Default: the root of `url`, for links that begin with a slash. */
  base?: string
  /**
   * Order of the numbers of dates such as 03/04/2026, and zone of the times that name none. Both need a document or
   * code of the service. Without them, such a date is left out, and such a time is only a day.
   */
  times?: TimeRules
  /** Limits of the answer (`kit/size.ts`). `raw` of a card then has only the displayed facts, by label. */
  size?: Size
  /** Coin of the amounts. */
  coin?: { symbol: string, decimals: number }
  /** Page about the value, for readers. A card links to it at its end, or in the line of the format `page`. */
  page?: string
  fields: readonly LookUpField[]
  /** `true` if a record can hold data for no card, such as passwords. `raw` then has only the displayed facts. */
  hasSecrets?: true
  /** As in `Module`. */
  meanings?: Readonly<Record<string, Meanings>>
  /** Deadline of one run, in milliseconds. Default: 10,000. */
  deadlineMs?: number
  examples: {
    /** Values about which the source knows something, and its answer; `{value}` in it stands for the value. */
    found: string | readonly string[]
    answer: unknown
    /** A value about which it knows nothing, and its answer. */
    notFound: string
    missing: unknown
  }
}
