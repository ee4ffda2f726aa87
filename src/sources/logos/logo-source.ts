import type { Context } from '../kit/source.ts'

/** An address that may hold an image. */
export interface Candidate {
  /** http, https or data. */
  url: string
  /** Shorter edge in pixels, as declared or as usual. `Infinity` for a vector image. */
  edge: number
}

/**
 * Edge of a touch icon without a declared size. https://developer.apple.com/design/human-interface-guidelines/app-icons
 */
export const touchEdge = 180
/** Assumed edge of an icon without a declared size; most are small. */
export const unknownEdge = 48

/** Logo candidates in a page. */
export interface Page {
  /** Address of the page after redirects. */
  url: string
  icons: readonly Candidate[]
  manifest: string | undefined
  /** `og:logo`, then `logo` of schema.org in JSON-LD, then in microdata. */
  logos: readonly Candidate[]
}

/** Site whose logo is searched. Several sources read the same page; it is fetched once. */
export interface Site {
  /** Lower-case ASCII, without `www.`. */
  domain: string
  /** Returns the root page. Throws a `SourceFailure` if the site does not answer. */
  page(context: Context): Promise<Page>
}

/** One way to find the logo of a site. */
export interface LogoSource {
  /** Sent to callers in `X-Logo-Source`. */
  slug: string
  /** Documentation of the source. */
  homepage: string
  /**
   * Returns candidates for an image of `edge` by `edge` pixels, best first; an empty list if it finds nothing. Throws a
   * `SourceFailure` if the source cannot answer.
   */
  candidates(site: Site, edge: number, context: Context): Promise<readonly Candidate[]>
  /**
   * Address of the image that a service generates for a domain without a logo. Its domain does not exist. An image that
   * looks the same is no logo.
   */
  placeholder?(domain: string, edge: number): string
}

/** Sorts candidates: large enough ones first, smallest of them first, then the others, largest first. */
export function bestFirst(candidates: readonly Candidate[], edge: number): Candidate[] {
  const enough = candidates.filter(candidate => candidate.edge >= edge).sort((one, other) =>
    compare(one.edge, other.edge)
  )
  const less = candidates.filter(candidate => candidate.edge < edge).sort((one, other) => compare(other.edge, one.edge))
  return [...new Map([...enough, ...less].map(candidate => [candidate.url, candidate])).values()]
}

/** Handles `Infinity - Infinity`, which is NaN. */
const compare = (one: number, other: number): number => one === other ? 0 : one - other

/** Returns the largest square of a `sizes` attribute (`16x16 32x32`, `any`); `undefined` if it has no usable value. */
export function largestOf(sizes: string | undefined): number | undefined {
  const edges = (sizes ?? '').toLowerCase().split(/\s+/).slice(0, 64).map(size => {
    const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(size) ?? []
    return size === 'any' ? Infinity : Math.min(Number(width), Number(height))
  })
  const usable = edges.filter(edge => edge > 0)
  return usable.length === 0 ? undefined : Math.max(...usable)
}

/** `true` if URL or media type mark a vector image. */
export const isVector = (url: string, type: string | undefined): boolean =>
  /^image\/svg\+xml\b/i.test(type ?? '') || /^data:image\/svg\+xml/i.test(url) || /\.svgz?(?:[?#]|$)/i.test(url)

/** Resolves an address in a page against `base`. Returns `undefined` if its scheme cannot hold an image. */
export function addressOf(text: string | undefined, base: string): string | undefined {
  const url = text === undefined || text.trim() === '' ? null : URL.parse(text.trim(), base)
  return url && /^(?:https?|data):$/.test(url.protocol) ? url.href : undefined
}

/**
 * Returns a domain that cannot exist, with the same first letter, since some services draw that letter.
 * https://www.rfc-editor.org/rfc/rfc2606
 */
export const nonexistentDomainLike = (domain: string): string => `${domain[0] ?? 'x'}-no-such-site.invalid`
