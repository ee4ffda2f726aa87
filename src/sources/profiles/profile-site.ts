import type { QueryType } from '../kit/source.ts'

/** Format in which a card displays a field. `html` becomes text. */
export type FieldFormat = 'link' | 'date' | 'html'

/**
 * A site with an API that describes one account in JSON. A row of this type is a module; its simulated answers come
 * from its examples.
 *
 * `{name}` in a text stands for the searched name, percent-encoded in a URL. A path names a member of a JSON value,
 * such as `data.user`. The empty path is the whole value.
 */
export interface ProfileSite {
  /** Unique name in kebab case. It never changes. */
  slug: string
  name: string
  homepage: string
  /** Documentation of the API, or another place from which the facts of this row come. */
  source: string
  /** Pattern of the names that the site allows, and a sentence that explains it. */
  names: { pattern: RegExp, rule: string }
  url: string
  headers?: Readonly<Record<string, string>>
  /** Body of a POST request, as JSON. Missing for a GET request. */
  body?: object
  /** Path of the account in the answer. */
  account: string
  /** `true` if `account` is the path of a list, which is searched for the account. */
  list?: boolean
  /** Path of the name in the account. It must equal the searched name, in any case. */
  login: string
  /**
   * The answer for a name without an account. `says` is a text or number that the member at `path` matches, or `null`
   * if the member is null and the answer names no `errors`. Without them, the status proves it alone. Without a status,
   * only a list that lacks the name does. Any other answer without the account is a failure, never "no results".
   */
  missing: { status?: number | readonly number[], path?: string, says?: RegExp | null }
  /** Page of the account, for readers. */
  page?: string
  /** Fields of the card: label, path in the account, format. Default format: text. */
  fields: ReadonlyArray<readonly [label: string, path: string, format?: FieldFormat]>
  /** `true` if a search that names no modules asks this site. Default: `false`. */
  default?: boolean
  examples: {
    /** A name that has an account, and the account in the site's answer. */
    found: string
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

/** The type of the values that these sites look up. */
export const profileType: QueryType = 'Pseudonym'

/** Returns a host in kebab case, for slugs. */
export const slugOfHost = (host: string): string => host.replace(/^www\./, '').replaceAll('.', '-')
