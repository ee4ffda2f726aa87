import type { Request } from '../client.ts'
import type { FailureCode } from '../kit/failures.ts'
import type { Context, QueryType } from '../kit/source.ts'
import type { ErrorMarker, Proof } from './proof.ts'

export type CheckedType = Extract<QueryType, 'Email Address' | 'Pseudonym'>

/** Declares how to check whether a value is registered at a site. `checkAccount` runs the check. */
export interface AccountCheck {
  /** kebab-case, unique, never changed. */
  slug: string
  name: string
  homepage: string
  types: readonly CheckedType[]
  /**
   * The request to the site. Redirects are not followed by default, because a redirect is an answer too, often a wall.
   */
  request: (value: string, context: Context, type: QueryType) => Request
  /** Answers by which the site reports a failure, for example a used-up quota with status 200. */
  errors?: readonly ErrorMarker[]
  /** Each of these proves that the value is registered. An answer must not also match `notRegistered`. */
  registered: readonly Proof[]
  /** Each of these proves that the value is not registered. */
  notRegistered: readonly Proof[]
  /** Pattern of the possible names, and the rule in words. No request is sent for any other value. */
  accepts?: { pattern: RegExp; rule: string }
  /** URL of the public page of an account, if the site has such pages. */
  url?: (value: string, type: QueryType) => string | null
  /** Values that are known to be registered and not registered. `checks run` uses them. */
  examples: { registered: readonly string[]; notRegistered: readonly string[] }
  /** `true` if the request could send the person a message. Such a check is listed but never run. */
  notifies: boolean
  /** Set if a sign-up, sign-in or reset form sends this request. Such a check is off until the operator enables it. */
  probe?: { risk: string }
  /** Deadline from the request to the verdict. Default: 10 s. */
  deadlineMs?: number
}

export type ReasonCode =
  | FailureCode
  | 'NAME_NOT_POSSIBLE' // the site has no such names: it was not asked
  | 'TYPE_NOT_SUPPORTED' // the check does not support this type, so the site is not asked
  | 'MAY_NOTIFY' // the question could reach the person: the site was not asked
  | 'PROBE_OFF' // a form probe that the operator has not switched on: the site was not asked
  | 'CHECK_ERROR' // the check itself broke on this answer

/** The result of one check. */
export interface Verdict {
  status: 'registered' | 'not_registered' | 'unknown'
  /** Reason why the status is unknown or no request was sent. It never contains the searched value. */
  reason: { code: ReasonCode; message: string } | null
  /** URL of the account's public page; `null` if not registered. */
  url: string | null
}

/** The context of a module, and the slugs of the form probes that the operator enabled. */
export interface CheckContext extends Context {
  probes?: ReadonlySet<string>
}
