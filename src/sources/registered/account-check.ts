import type { Request } from '../egress/client.ts'
import type { FailureCode } from '../failures.ts'
import type { RecordedAs, SourceFacts } from '../kit/facts.ts'
import type { Context, Query, QueryType } from '../kit/source.ts'
import { isAllowed, type Terms } from '../kit/terms.ts'
import type { CheckClass } from '../rows/address-site.ts'
import { unprovenReason, type CountedEntry } from './ledger.ts'
import type { ErrorMarker, Proof } from './proof.ts'
import type { Tokens } from './token.ts'
import type { UsualMisses } from './usual-miss.ts'

export type CheckedType = Extract<QueryType, 'Email Address' | 'Pseudonym'>

/** Time limit of a check that sets none, in milliseconds. */
export const defaultDeadlineMs = 10_000

/** Declares how to check whether a value is registered at a site. `checkAccount` runs the check. */
export interface AccountCheck {
  /** Unique name in kebab-case. It never changes. */
  slug: string
  name: string
  /** Name of the pack that the check comes from. Missing for a built-in check. */
  pack?: string
  /**
   * Addresses of the row that the check comes from, with placeholders (`rows/profile-site.ts`). The module with the
   * same slug sends the same request. Missing for other checks.
   */
  row?: { url: string, page?: string }
  /** Origin of the facts, if it is recorded. */
  facts?: SourceFacts
  /** As in `RowHead`. */
  recorded?: RecordedAs
  /** Terms of use, if any are known. */
  terms?: Terms
  /** Categories of the site, for example `coding` or `nsfw`. */
  tags?: readonly string[]
  homepage: string
  /** `true` if the site is a key server: what it has is a key, and no account. Default: `false`. */
  isKeyServer?: boolean
  types: readonly CheckedType[]
  /**
   * Builds the request to the site. Redirects are not followed by default: a redirect often leads to a login or block
   * page, which proves nothing.
   */
  request: (value: string, context: Context & { tokens?: Tokens }, type: QueryType) => Request
  /** Asks for what the request needs of a first answer (`token.ts`). Missing if it needs nothing. */
  tokens?: (value: string, context: CheckContext) => Promise<Tokens>
  /**
   * Responses without a verdict, for example a used-up quota with status 200. They are tested before the proofs.
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
  accepts?: {
    pattern: RegExp
    rule: string
    /** `true` if the site may allow more names. Another name is then `unknown`, not `not_registered`. */
    isClaim?: boolean
  }
  /** Returns the URL of the account's public page. Missing or `null` if the site has no such page. */
  url?: (value: string, type: QueryType) => string | null
  /**
   * Values that are registered at the real site, and values that are not. The command `checks run` uses them. The
   * registered ones are also control questions.
   */
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
  /** Character set of the responses, if the site states a wrong one. Default: as a browser does (`page-text.ts`). */
  encoding?: string
  /** How the site is asked. Default: `look-up`, which reads public data. */
  class?: CheckClass
  /** `true` if the check is off until `checks run --record` has seen that it tells addresses apart. */
  isUnproven?: true
  /** Result of the last `checks run --record`, if there is one (`ledger.ts`). */
  ledger?: CountedEntry
  /** Addresses that the site can have. A search for another one has no such check. Default: every address. */
  scope?: { includes: (value: string) => boolean, rule: string }
  /** Domain of the made-up address of a control question (`control-address.ts`). Missing for names. */
  control?: 'domain' | 'elsewhere'
  /** `true` if the site gets a hash of the address, which it can read in one way only: a twin shows nothing. */
  asksByHash?: true
  /** `true` if the request goes to the domain of the searched address: its failures say nothing about the check. */
  asksOwnHost?: true
  /** Time limit from the request to the verdict, in milliseconds. Default: `defaultDeadlineMs`. */
  deadlineMs?: number
}

export type ReasonCode =
  | FailureCode
  | 'NAME_NOT_POSSIBLE' // the site does not allow such a name, so no request was sent
  | 'TYPE_NOT_SUPPORTED' // the check does not support this type of value, so no request was sent
  | 'MAY_NOTIFY' // the request could send the person a message, so no request was sent
  | 'PROBE_OFF' // the check is a form probe that the operator has not enabled, so no request was sent
  | 'SAME_AS_CONTROL' // the site answers the same about a control name, so the answer proves nothing
  | 'NAME_FOLDED' // the site answers the same about a similar name, so the answer may be about a third one
  | 'ADDRESS_FOLDED' // the site answers about another spelling of the address, perhaps another mailbox
  | 'NAME_NOT_SHOWN' // the name may be a page or a number of the site, and the answer does not name the account
  | 'CONTROL_FAILED' // the answer needs a control question, which has no answer
  | 'NO_PUBLIC_PROFILE' // the site answers about hidden accounts as about missing ones
  | 'ADDRESS_REFUSED' // the site does not take such an address, used or not
  | 'CHECK_ERROR' // an unexpected error while processing the response

/** Reason why a check has no verdict, or why no request was sent. The message never contains the searched value. */
export interface Reason {
  code: ReasonCode
  message: string
}

export type Status = 'registered' | 'not_registered'

/**
 * Status that the response of a site proves. `isWeak`: a page about something else could prove the same. `isNamed`: the
 * response names the searched value, so it is not about a similar name. `bareShape`: what the response shares with
 * those about other names (`usual-miss.ts`) if it has nothing of the site (`bare-page.ts`), else `null`.
 * `otherName`: page to which the site has redirected, which may be of the new name of the account, or `null`. `length`
 * and `type`: length of its text in UTF-16 units, and whether it is HTML or data.
 */
export type Finding =
  | {
    status: Status
    isWeak: boolean
    isNamed: boolean
    bareShape: string | null
    otherName: string | null
    length: number
    type: 'page' | 'data'
    reason: null
  }
  | { status: 'unknown', reason: Reason }

/** The result of one check. */
export interface Verdict {
  status: Status | 'unknown'
  /** Reason for an unknown status, or for a result without a request. `null` if a proof matched. */
  reason: Reason | null
  /** URL of the account's public page. `null` if the value is not registered, or if the site has no such pages. */
  url: string | null
}

/** Control questions, which `createControls` creates (`control.ts`). */
export interface Controls {
  /**
   * Returns the reason to doubt a weak finding, or `undefined` if the control question confirms it. Rejects only if the
   * signal of the context aborts.
   */
  doubt(check: AccountCheck, query: Query, status: Status, context: CheckContext): Promise<Reason | undefined>
  /**
   * Returns the answer that is kept under the key, or asks for it. Searches that ask at the same time share one
   * question. An unknown answer is asked again later. Rejects only if the signal of the context aborts.
   */
  once(key: string, context: CheckContext, ask: () => Promise<Finding>): Promise<Finding>
  /**
   * Asks, or waits for the answer to the same question of another search, which is kept for none. Rejects only if the
   * signal of the context aborts.
   */
  together(key: string, context: CheckContext, ask: () => Promise<Finding>): Promise<Finding>
  /** Bare answers that sites usually give about missing accounts. */
  usualMisses: UsualMisses
}

/** Context of an account check. */
export interface CheckContext extends Context {
  /** Slugs of the form probes that the operator enabled. */
  probes?: ReadonlySet<string>
  /** Answers to control questions, shared by all searches of the process. Default: nothing is shared. */
  controls?: Controls
  /** Address of the operator's own (`ACCOUNT_CONTROL_EMAIL`). The ledger says where it is registered. */
  ownAddress?: string | undefined
}

/** Names of the form probes and of the sources with restricted terms that the operator enabled. */
export interface EnabledChecks {
  probes: ReadonlySet<string>
  restrictedSources: ReadonlySet<string>
}

/** Returns `true` if a search may run the check. A check that could notify the person never runs. */
export const isCheckEnabled = (
  check: AccountCheck, { probes, restrictedSources }: EnabledChecks,
): boolean => !check.notifies && isProbeOn(check, probes) && unprovenReason(check) === undefined &&
  isAllowed(restrictedSources, check.slug, check.terms)

/** Returns the class of a check. A form probe of an older kind asks what a sign-in form asks. */
export const classOf = ({ class: own, probe }: Pick<AccountCheck, 'class' | 'probe'>): CheckClass =>
  own ?? (probe ? 'sign-in' : 'look-up')

/**
 * Returns `true` if the check is no form probe, or one that the operator enabled: by its slug, by its class, or with
 * `all`.
 */
export const isProbeOn = (check: AccountCheck, probes?: ReadonlySet<string>): boolean =>
  check.probe === undefined || [check.slug, classOf(check), 'all'].some(name => probes?.has(name))
