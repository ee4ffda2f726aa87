import type { Request } from '../client.ts'
import type { FailureCode } from '../kit/failures.ts'
import type { Context, QueryType } from '../kit/source.ts'
import type { Marker, Proof } from './proof.ts'

export type CheckedType = Extract<QueryType, 'Email Address' | 'Pseudonym'>

/** One public question to one site: is this value registered there? A fact sheet; `checkAccount` does the work. */
export interface AccountCheck {
  /** kebab-case, unique, never changed. */
  slug: string
  name: string
  homepage: string
  types: readonly CheckedType[]
  /**
   * What the site is asked. Redirects are answers too (a wall often is one), so none is followed unless the request
   * says so.
   */
  request: (value: string, context: Context, type: QueryType) => Request
  /** The site's own ways to say that it cannot tell, such as a quota in a body that comes with 200. */
  errors?: readonly Marker[]
  /** Any one of these proves that the value is registered; none of them may hold where one of the others does. */
  registered: readonly Proof[]
  /** Any one of these proves that it is not. */
  notRegistered: readonly Proof[]
  /** The values that the site can have, and that rule in words. The site is not asked about any other. */
  names?: { pattern: RegExp; rule: string }
  /** The public page of an account, where there is one. */
  url?: (value: string, type: QueryType) => string | null
  /** Values that are known to be registered, and not to be. `checks run` asks about them. */
  examples: { registered: readonly string[]; notRegistered: readonly string[] }
  /** Whether the question could send the person a message. Such a check is listed, and never run. */
  notifies: boolean
  /** A question that a sign-up, sign-in or reset form asks: off unless the operator switches on this very check. */
  probe?: { risk: string }
  /** From the question to the verdict; 10 s unless told. */
  deadlineMs?: number
}

export type ReasonCode =
  | FailureCode
  | 'NAME_NOT_POSSIBLE' // the site has no such names: it was not asked
  | 'TYPE_NOT_SUPPORTED' // the check is not made for this type: the site was not asked
  | 'MAY_NOTIFY' // the question could reach the person: the site was not asked
  | 'PROBE_OFF' // a form probe that nobody switched on: the site was not asked
  | 'CHECK_ERROR' // the check itself broke on this answer

/** What one check came to. */
export interface Verdict {
  status: 'registered' | 'not_registered' | 'unknown'
  /** Why it is unknown, or why the site was not asked; never holds the searched value. */
  reason: { code: ReasonCode; message: string } | null
  /** The account's public page; null unless it is registered. */
  url: string | null
}

/** What a check is handed: that of a module, and the form probes that the operator switched on, by slug. */
export interface CheckContext extends Context {
  probes?: ReadonlySet<string>
}
