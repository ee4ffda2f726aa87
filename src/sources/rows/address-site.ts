import type { FailureCode } from '../failures.ts'
import type { RecordedAs } from '../kit/facts.ts'
import type { Tag } from '../kit/tags.ts'

/** A member that the answer must not have. Alone, it is a weak proof. */
export const absent = Symbol('absent')
/** A member with any value but null. */
export const present = Symbol('present')
/** A list without entries. */
export const emptyList = Symbol('empty list')
/** A list with entries. */
export const filledList = Symbol('filled list')
/** The searched address, or a list that has it; letter case is ignored. */
export const theAddress = Symbol('the address')

/**
 * Value that the member at a path must have. A pattern fits a text, a number or a boolean. If the path leads to a
 * list (`*`), one of its values must fit.
 */
export type Says =
  RegExp | string | number | boolean | null |
  typeof absent | typeof present | typeof emptyList | typeof filledList | typeof theAddress

/** Conditions on an answer. All that are given must hold; a condition with none of them is only a status. */
export interface AddressProof {
  /** Default: 200. A refusal (401, 403, 407, 429, 451) or a server error proves nothing. */
  status?: number | readonly number[]
  /** Values by path, as in `lib/json-path.ts`. The step `{local}` is the part of the address before the `@`. */
  json?: Readonly<Record<string, Says>>
  /** Text in the body. Case-sensitive. */
  text?: string
  /** Texts that the body must not have. Alone, it is a weak proof. */
  lacks?: readonly string[]
  /** Pattern of the whole body, without white space around it. */
  body?: RegExp
  /** Text around the address in the body, with the placeholders of `AddressAsk`; letter case is ignored. */
  names?: string
  /** Pattern of the target of a redirect. */
  location?: RegExp
  /** Start of the media type, in lower case. Alone, it is a weak proof. */
  mediaType?: string
  /**
   * `true` if a page about something else, or one for every address, could match. Default: `true` for `registered`,
   * except for proofs with `theAddress` or `names`; for `notRegistered`, `true` if nothing but a status, an absence or
   * a media type is proved.
   */
  isWeak?: boolean
}

/**
 * A request. Placeholders in its texts: `{email}`, `{local}` and `{domain}` (the parts of the address), `{lower}` and
 * `{lowerLocal}` (the address and the local part in lower case), `{md5}` and `{sha256}` of `{lower}`, `{zbase32}`
 * (z-base-32 of the SHA-1 of `{lowerLocal}`), `{uuid}` (made up, the same all day), and the names of `take`.
 * They are escaped for their place.
 */
export interface AddressAsk {
  url: string
  /** Default: POST if there is a body, else GET. */
  method?: 'GET' | 'POST'
  /** Only headers that the site needs. The user agent stays our own. */
  headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON. A text is sent as a form, with the media type of `headers` if they name one. */
  body?: object | string
}

/** Place of a value in a first answer: the value of a cookie, a `<meta>`, a form field, a header, a JSON member … */
export type Take =
  | { cookie: string, decode?: true } | { meta: string } | { field: string } | { header: string } | { json: string }
  /** … or the first group of a pattern in the body, or in the address to which the site redirected. */
  | { text: RegExp } | { address: RegExp }

/** A request before the question, from which values are taken. Its cookies are sent with the further ones. */
export interface FirstAsk extends AddressAsk {
  /**
   * Values by the name of their placeholder. Empty if only the cookies count. The name of an account is `handle`: the
   * simulator makes it up from the address.
   */
  take: Readonly<Record<string, Take>>
  /** Answer that ends the check, and its reason. Without it, a missing value is `UPSTREAM_CHANGED`. */
  lacking?: AddressProof & { code: FailureCode | 'NO_PUBLIC_PROFILE' | 'TYPE_NOT_SUPPORTED', message: string }
}

/** How a site is asked. `look-up` reads public data; the others hand the address to a form of the site. */
export type CheckClass = 'look-up' | 'availability' | 'sign-in' | 'sign-up' | 'reset'

/** A site that says whether an e-mail address is registered. `registered/address-check.ts` makes the check of it. */
export interface AddressSite {
  /** Unique name in kebab case. It never changes. */
  slug: string
  name: string
  homepage: string
  tags: readonly Tag[]
  /** Public page or code from which the facts come, and the day on which they were current. */
  facts: { url: string, day: string }
  class: CheckClass
  /** Why the check is off until `checks run --record` has seen it answer: old or single evidence. */
  unproven?: true
  /** Recorded answers that it shares with other rows. Default: those of its own slug. */
  recorded?: RecordedAs
  /** Domains of the addresses that the site knows. Other addresses are not part of its check. Default: every domain. */
  domains?: readonly string[]
  /** `true` if addresses at large mail providers are not part of the check: their hosts serve nothing of this kind. */
  ownDomain?: true
  /** Pattern of the local parts that the site can have. Other addresses are not part of the check. */
  locals?: RegExp
  /** Requests before the question, in order. */
  first?: readonly FirstAsk[]
  ask: AddressAsk
  registered: AddressProof | readonly AddressProof[]
  notRegistered: AddressProof | readonly AddressProof[]
  /** Answers about an address that the site does not take: neither used nor free. */
  refused?: AddressProof | readonly AddressProof[]
  /** Other answers without a verdict, such as a used-up quota with status 200. */
  errors?: ReadonlyArray<AddressProof & { code: FailureCode | 'NO_PUBLIC_PROFILE', message: string }>
  /** `true` if hidden accounts are answered like missing ones: a missing one is then never "not registered". */
  hides?: true
  /** `true` if what the site has is a key, and no account. */
  isKeyServer?: true
  /** `domain` if the site decides by the domain, such as a catch-all. Default: a made-up name at a mail provider. */
  control?: 'domain'
  /** Sentence about this site in addition to the risk of its class. */
  risk?: string
  /** Public page of the account, with the placeholders of `AddressAsk`. */
  page?: string
  /** Deadline of all its requests together, in milliseconds. Default: 10,000, or 15,000 with a first request. */
  deadlineMs?: number
}
