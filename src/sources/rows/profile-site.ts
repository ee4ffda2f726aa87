import type { RowHead } from '../kit/row.ts'
import type { LookUp } from './look-up.ts'

type Shared =
  'source' | 'spelling' | 'url' | 'headers' | 'body' | 'missing'
  | 'paging' | 'base' | 'times' | 'size' | 'page' | 'fields' | 'meanings'

/**
 * A site with an API that describes one account in JSON. A row of this type is a look-up (`profile-look-up.ts`) of the
 * account with the searched name. Placeholders, paths, formats and `missing` are those of `LookUp`.
 */
export interface ProfileSite extends Omit<RowHead, 'description' | 'source'>, Pick<LookUp, Shared> {
  /** Default: "Public profile of the account with this name on …". */
  description?: string
  /**
   * Pattern of the names that the site allows, and a sentence that explains it. `isClaim: false` if no account ever had
   * another name: an account check then answers `not_registered` about other names. Default: `unknown`.
   */
  names: { pattern: RegExp, rule: string, isClaim?: false }
  /** Path of the account in the answer. */
  account: string
  /** `true` if `account` is the path of a list, which is searched for the account. */
  list?: true
  /**
   * Path of the name in the account, or several of which an account has one. It must equal the searched name, in any
   * case. Missing if the site omits it.
   */
  login?: LookUp['equals']
  /** Member of every account, as in `LookUp`. Default: `login`. */
  has?: LookUp['has']
  /**
   * Limit of what answers prove to an account check (`profile-check.ts`). `registered`: hidden accounts are answered
   * like missing ones. `nothing`: names are not unique, or the source does not know all accounts; the row is then no
   * account check. Default: both verdicts.
   */
  proves?: 'registered' | 'nothing'
  examples: {
    /** Names that have an account, and the account in the site's answer. */
    found: string | readonly string[]
    account: object
    /** A name that has none, and the body of the site's answer. */
    notFound: string
    missing: unknown
  }
}

/** Names about which sites are asked that publish no rule. Their real rules may allow more. */
export const anyName = {
  pattern: /^[\w.-]{1,64}$/,
  rule: 'It is asked only about names of up to 64 letters, digits, dots, hyphens and underscores',
} as const
