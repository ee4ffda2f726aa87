import { nonexistentDomainLike, type IconService } from './logo-source.ts'

/**
 * Icons from an undocumented service of Google. For a name without an icon, the service returns 404 with a picture of a
 * globe, 16 pixels wide.
 * https://www.google.com/s2/favicons
 */
export const google: IconService = {
  slug: 'google',
  name: 'Google',
  homepage: 'https://www.google.com/s2/favicons?domain=example.com',
  candidates: async ({ domain }, edge) => [{ url: addressFor(domain, edge), edge }],
  placeholder: (domain, edge) => addressFor(nonexistentDomainLike(domain), edge),
  examples: { found: ['wikipedia.org'], notFound: ['tracewell-check.invalid'] },
}

const addressFor = (domain: string, edge: number): string =>
  `https://www.google.com/s2/favicons?${new URLSearchParams({ domain, sz: String(edge) }).toString()}`
