import type { Context } from '../kit/source.ts'

/** A possible logo: the URL of an image, and the size of the image. */
export interface Candidate {
  /** URL with the scheme http, https or data. */
  url: string
  /**
   * Length of the shorter edge in pixels. An assumed value if the page declares no size. `Infinity` for a vector image.
   */
  edge: number
}

/**
 * Assumed edge of a touch icon without a declared size, in pixels.
 * https://developer.apple.com/design/human-interface-guidelines/app-icons
 */
export const touchEdge = 180
/** Assumed edge of any other icon without a declared size, in pixels. Most of these icons are small. */
export const unknownEdge = 48

/** Logo candidates that a page declares. */
export interface Page {
  /** URL of the page after redirects. */
  url: string
  icons: readonly Candidate[]
  manifest: string | undefined
  /** URL of the page to which a `meta` element leads browsers. */
  refresh: string | undefined
  /** Declared logos in this order: `og:logo`, `logo` of schema.org in JSON-LD, `logo` in microdata. */
  logos: readonly Candidate[]
}

/** A site whose logo is searched for. Its root page is fetched once, for all logo sources. */
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
   * Returns a URL at which the service serves its placeholder, the picture for domains without a logo. The URL contains
   * a domain that does not exist. A candidate with the same picture is not a logo.
   */
  placeholder?(domain: string, edge: number): string
}

/**
 * A logo source that is a service for all sites, and not the site itself. Only services have health: a site that is
 * down says nothing about other sites.
 */
export interface IconService extends LogoSource {
  name: string
  /**
   * Domains that the service has an image of, and domains without one. The latter end in `.invalid`, and are not the
   * domain of `placeholder`.
   */
  examples: { found: readonly string[], notFound: readonly string[] }
}

/**
 * Sorts candidates: first the candidates of at least `edge` pixels, the smallest first; then the smaller candidates,
 * the largest first. Drops duplicates.
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
 * Returns the shorter edge of the largest size in a `sizes` attribute, such as `16x16 32x32`. Returns `Infinity` for
 * `any`, and `undefined` if no size is valid.
 */
export function largestOf(sizes: string | undefined): number | undefined {
  const edges = (sizes ?? '').toLowerCase().split(/\s+/).slice(0, 64).map(size => {
    const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(size) ?? []
    return size === 'any' ? Infinity : Math.min(Number(width), Number(height))
  })
  const usable = edges.filter(edge => edge > 0)
  return usable.length === 0 ? undefined : Math.max(...usable)
}

/** Returns `true` if the URL or the media type denotes a vector image. */
export const isVector = (url: string, type: string | undefined): boolean =>
  /^image\/svg\+xml\b/i.test(type ?? '') || /^data:image\/svg\+xml/i.test(url) || /\.svgz?(?:[?#]|$)/i.test(url)

/**
 * Resolves a URL in a page against `base`. Returns `undefined` if the URL is not valid, or if its scheme is not http,
 * https or data.
 */
export function addressOf(text: string | undefined, base: string): string | undefined {
  const url = text === undefined || text.trim() === '' ? null : URL.parse(text.trim(), base)
  return url && /^(?:https?|data):$/.test(url.protocol) ? url.href : undefined
}

/**
 * Returns a domain that cannot exist, with the first letter of `domain`. The letter is kept because some services draw
 * it as their placeholder.
 * https://www.rfc-editor.org/rfc/rfc2606
 */
export const nonexistentDomainLike = (domain: string): string => `${domain[0] ?? 'x'}-no-such-site.invalid`
