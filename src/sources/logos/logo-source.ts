import type { Context } from '../kit/source.ts'

/** URL that may be an image. */
export interface Candidate {
  /** URL with the scheme http, https or data. */
  url: string
  /** Shorter edge in pixels: the declared one, or an assumed one if none is declared. `Infinity` for a vector image. */
  edge: number
}

/**
 * Edge of a touch icon without a declared size. https://developer.apple.com/design/human-interface-guidelines/app-icons
 */
export const touchEdge = 180
/** Assumed edge of an icon without a declared size. Most of them are small. */
export const unknownEdge = 48

/** Logo candidates that a page declares. */
export interface Page {
  /** URL of the page after redirects. */
  url: string
  icons: readonly Candidate[]
  manifest: string | undefined
  /** Declared logos in this order: `og:logo`, `logo` of schema.org in JSON-LD, `logo` in microdata. */
  logos: readonly Candidate[]
}

/** The site whose logo is wanted. It fetches its root page once and shares it between sources. */
export interface Site {
  /** Domain in lower-case ASCII, without `www.`. */
  domain: string
  /** Returns the root page. Throws a `SourceFailure` if the site does not answer. */
  page(context: Context): Promise<Page>
}

/** A way to find the logo of a site. */
export interface LogoSource {
  /** Name of the source. Callers receive it in the header `X-Logo-Source`. */
  slug: string
  /** Documentation of the source. */
  homepage: string
  /**
   * Returns candidates for an image of `edge` by `edge` pixels, the best first. Returns an empty list if the source has
   * no image. Throws a `SourceFailure` if it cannot answer.
   */
  candidates(site: Site, edge: number, context: Context): Promise<readonly Candidate[]>
  /**
   * Returns the URL of the picture that a service gives for a domain without a logo. The domain in that URL does not
   * exist. A candidate with the same picture is not a logo.
   */
  placeholder?(domain: string, edge: number): string
}

/**
 * Sorts candidates: first those that are large enough, the smallest first; then the others, the largest first. Drops
 * duplicates.
 */
export function bestFirst(candidates: readonly Candidate[], edge: number): Candidate[] {
  const enough = candidates.filter(candidate => candidate.edge >= edge).sort((one, other) =>
    compare(one.edge, other.edge)
  )
  const less = candidates.filter(candidate => candidate.edge < edge).sort((one, other) => compare(other.edge, one.edge))
  return [...new Map([...enough, ...less].map(candidate => [candidate.url, candidate])).values()]
}

/** Compares two edges. A subtraction would give NaN for two vector images (`Infinity - Infinity`). */
const compare = (one: number, other: number): number => one === other ? 0 : one - other

/**
 * Returns the edge of the largest square in a `sizes` attribute (`16x16 32x32`, `any`). `undefined` if it has no valid
 * size.
 */
export function largestOf(sizes: string | undefined): number | undefined {
  const edges = (sizes ?? '').toLowerCase().split(/\s+/).slice(0, 64).map(size => {
    const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(size) ?? []
    return size === 'any' ? Infinity : Math.min(Number(width), Number(height))
  })
  const usable = edges.filter(edge => edge > 0)
  return usable.length === 0 ? undefined : Math.max(...usable)
}

/** Returns `true` if the URL or the media type is that of a vector image. */
export const isVector = (url: string, type: string | undefined): boolean =>
  /^image\/svg\+xml\b/i.test(type ?? '') || /^data:image\/svg\+xml/i.test(url) || /\.svgz?(?:[?#]|$)/i.test(url)

/**
 * Resolves a URL in a page against `base`. Returns `undefined` if it is not valid or its scheme cannot hold an image.
 */
export function addressOf(text: string | undefined, base: string): string | undefined {
  const url = text === undefined || text.trim() === '' ? null : URL.parse(text.trim(), base)
  return url && /^(?:https?|data):$/.test(url.protocol) ? url.href : undefined
}

/**
 * Returns a domain that cannot exist. It has the same first letter, because some services draw that letter.
 * https://www.rfc-editor.org/rfc/rfc2606
 */
export const nonexistentDomainLike = (domain: string): string => `${domain[0] ?? 'x'}-no-such-site.invalid`
