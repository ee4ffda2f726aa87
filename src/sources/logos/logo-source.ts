import type { Context } from '../kit/source.ts'

/** A place where an image may be. */
export interface Candidate {
  /** http, https or data. */
  url: string
  /** Of the image's shorter edge, in pixels, as declared or as is usual; Infinity where it can be drawn at any size. */
  edge: number
}

/** A touch icon that does not say its size: what Apple asks for. https://developer.apple.com/design/human-interface-guidelines/app-icons */
export const touchEdge = 180
/** An icon that does not say its size is most often one of the small ones. */
export const unknownEdge = 48

/** What a page says of its site's logo. */
export interface Page {
  /** Of the page, after redirects. */
  url: string
  icons: readonly Candidate[]
  manifest: string | undefined
  /** `og:logo`, and `logo` of schema.org in JSON-LD and microdata, in this order. */
  logos: readonly Candidate[]
}

/** What is known of a site while its logo is looked for; several sources read the same page, and it is asked once. */
export interface Site {
  /** Lower-case ASCII, without `www.`. */
  domain: string
  /** The page at its root. Throws a `SourceFailure` where the site does not answer. */
  page(context: Context): Promise<Page>
}

/** One way to find the logo of a site. */
export interface LogoSource {
  /** Told to callers in `X-Logo-Source`. */
  slug: string
  /** What it rests on. */
  homepage: string
  /**
   * Where to look, the best first for an image of `edge` by `edge` pixels. Throws a `SourceFailure` where it cannot tell;
   * nothing to look at is an empty list.
   */
  candidates(site: Site, edge: number, context: Context): Promise<readonly Candidate[]>
  /**
   * Where a service that invents an image for every name shows what it invents for one like this: what looks the same is
   * no logo. The name in it cannot exist.
   */
  placeholder?(domain: string, edge: number): string
}

/** Those of at least the size that is needed first, the smallest of them before the others; then the largest. */
export function bestFirst(candidates: readonly Candidate[], edge: number): Candidate[] {
  const enough = candidates.filter(candidate => candidate.edge >= edge).sort((one, other) =>
    compare(one.edge, other.edge)
  )
  const less = candidates.filter(candidate => candidate.edge < edge).sort((one, other) => compare(other.edge, one.edge))
  return [...new Map([...enough, ...less].map(candidate => [candidate.url, candidate])).values()]
}

/** Infinity less Infinity is no number. */
const compare = (one: number, other: number): number => one === other ? 0 : one - other

/** The largest square of a `sizes` attribute (`16x16 32x32`, `any`); undefined where it says nothing that can be used. */
export function largestOf(sizes: string | undefined): number | undefined {
  const edges = (sizes ?? '').toLowerCase().split(/\s+/).slice(0, 64).map(size => {
    const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(size) ?? []
    return size === 'any' ? Infinity : Math.min(Number(width), Number(height))
  })
  const known = edges.filter(edge => edge > 0)
  return known.length === 0 ? undefined : Math.max(...known)
}

/** Whether an image can be drawn at any size, by what is said of it. */
export const isVector = (url: string, type: string | undefined): boolean =>
  /^image\/svg\+xml\b/i.test(type ?? '') || /^data:image\/svg\+xml/i.test(url) || /\.svgz?(?:[?#]|$)/i.test(url)

/** An address as a page writes it, seen from there; undefined where it is none that may hold an image. */
export function addressOf(text: string | undefined, base: string): string | undefined {
  const url = text === undefined || text.trim() === '' ? null : URL.parse(text.trim(), base)
  return url && /^(?:https?|data):$/.test(url.protocol) ? url.href : undefined
}

/**
 * A name that cannot exist and begins as this one does, since some services draw the first letter.
 * https://www.rfc-editor.org/rfc/rfc2606
 */
export const nonexistentDomainLike = (domain: string): string => `${domain[0] ?? 'x'}-no-such-site.invalid`
