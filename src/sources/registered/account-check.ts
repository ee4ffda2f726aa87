import type { Request } from '../client.ts'
import type { FailureCode } from '../kit/failures.ts'
import type { Context, QueryType } from '../kit/source.ts'
import type { ErrorMarker, Proof } from './proof.ts'

export type CheckedType = Extract<QueryType, 'Email Address' | 'Pseudonym'>

/** Time limit of a check that sets none, in milliseconds. */
export const defaultDeadlineMs = 10_000

/** Declares how to check whether a value is registered at a site. `checkAccount` runs the check. */
export interface AccountCheck {
  /** Unique name in kebab-case. It never changes. */
  slug: string
  name: string
  homepage: string
  types: readonly CheckedType[]
  /**
   * Builds the request to the site. Redirects are not followed by default: a redirect often leads to a login or block
   * page, which proves nothing.
   */
  request: (value: string, context: Context, type: QueryType) => Request
  /**
   * Responses that report a failure, for example a used-up quota with status 200. They are tested before the proofs.
   */
  errors?: readonly ErrorMarker[]
  /**
   * Proofs of an account. The value is registered if a response matches at least one of these proofs and no proof in
   * `notRegistered`.
   */
  registered: readonly Proof[]
  /**
   * Proofs that there is no account. The value is not registered if a response matches at least one of these proofs and
   * no proof in `registered`.
   */
  notRegistered: readonly Proof[]
  /**
   * Pattern of the names that the site allows, and a sentence that explains the pattern. Names that do not match are
   * never sent to the site.
   */
  accepts?: { pattern: RegExp; rule: string }
  /** Returns the URL of the account's public page. Missing or `null` if the site has no such page. */
  url?: (value: string, type: QueryType) => string | null
  /** Values that are registered at the real site, and values that are not. The command `checks run` uses them. */
  examples: { registered: readonly string[]; notRegistered: readonly string[] }
  /**
   * `true` if the request could make the site send a message to the owner of the value. The check is then listed, but
   * never run.
   */
  notifies: boolean
  /**
   * Set if the check sends the same request as a sign-up, sign-in or reset form of the site. The check is then off by
   * default; the operator can enable it.
   */
  probe?: { risk: string }
  /** Time limit from the request to the verdict, in milliseconds. Default: `defaultDeadlineMs`. */
  deadlineMs?: number
}

export type ReasonCode =
  | FailureCode
  | 'NAME_NOT_POSSIBLE' // the site does not allow such a name, so no request was sent
  | 'TYPE_NOT_SUPPORTED' // the check does not support this type of value, so no request was sent
  | 'MAY_NOTIFY' // the request could send the person a message, so no request was sent
  | 'PROBE_OFF' // the check is a form probe that the operator has not enabled, so no request was sent
  | 'CHECK_ERROR' // an unexpected error while processing the response

/** The result of one check. */
export interface Verdict {
  status: 'registered' | 'not_registered' | 'unknown'
  /**
   * Reason for an unknown status, or for a result without a request. `null` if a proof matched. The message never
   * contains the searched value.
   */
  reason: { code: ReasonCode; message: string } | null
  /** URL of the account's public page. `null` if the value is not registered, or if the site has no such pages. */
  url: string | null
}

/** Context of an account check. `probes` holds the slugs of the form probes that the operator enabled. */
export interface CheckContext extends Context {
  probes?: ReadonlySet<string>
}
