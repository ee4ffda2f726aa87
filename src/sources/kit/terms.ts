/** Terms of use of a source, as its publisher states them. */
export interface Terms {
  /** The terms in a few words. */
  text: string
  /** Page with the terms. */
  url: string
  /** `true` if they forbid commercial use. The source is then off unless the operator enables it. */
  restricted?: true
  /** Day on which they were read, as `2026-11-28`; `null` if they were not read. Missing if it is not recorded. */
  seen?: string | null
}

export const nonCommercial = 'non-commercial use only'
export const noPassingOn = 'no copies for others'

/**
 * Licence of Stop Forum Spam, as quoted in public: commercial sites may use the data without reselling them. It forbids
 * copies by program, so the lists are restricted, which are copies.
 */
export const stopForumSpamTerms: Terms = {
  text: 'CC BY-NC-ND 3.0: no resale, no copies for others',
  url: 'https://www.stopforumspam.com/license',
  seen: '2026-08-14',
}

/** Terms of a service of which no text was read. What the operator agreed to with the service applies. */
export const unread = (url: string): Terms => ({ text: 'not read', url, seen: null })

/** Returns the terms of a licence of Creative Commons, such as `by-nc`. */
export function creativeCommons(licence: 'by' | 'by-nc' | 'by-nc-sa'): Terms {
  const version = '4.0'
  const isRestricted = licence.includes('nc')
  return {
    text: `CC ${licence.toUpperCase()} ${version}: ${isRestricted ? nonCommercial : 'name the source'}`,
    url: `https://creativecommons.org/licenses/${licence}/${version}/`,
    ...isRestricted && { restricted: true },
  }
}

/**
 * Returns `true` if the operator allows the use of a source: its terms permit commercial use, or `enabled` has its name
 * or `all`.
 */
export const isAllowed = (enabled: ReadonlySet<string>, name: string, terms: Terms | undefined): boolean =>
  terms?.restricted !== true || enabled.has('all') || enabled.has(name)

/** Returns the terms of a source in the form of the API. */
export const describeTerms = (
  terms: Terms | undefined,
): { text: string, url: string, restricted: boolean, read_on: string | null } | null => terms === undefined ? null : {
  text: terms.text,
  url: terms.url,
  restricted: terms.restricted ?? false,
  read_on: terms.seen ?? null,
}
