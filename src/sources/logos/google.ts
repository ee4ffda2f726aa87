import { nonexistentDomainLike, type LogoSource } from './logo-source.ts'

/** Undocumented. Returns 404 with a 16-pixel globe for names without an icon. https://www.google.com/s2/favicons */
export const google: LogoSource = {
  slug: 'google',
  homepage: 'https://www.google.com/s2/favicons?domain=example.com',
  candidates: async ({ domain }, edge) => [{ url: addressFor(domain, edge), edge }],
  placeholder: (domain, edge) => addressFor(nonexistentDomainLike(domain), edge),
}

const addressFor = (domain: string, edge: number): string =>
  `https://www.google.com/s2/favicons?${new URLSearchParams({ domain, sz: String(edge) }).toString()}`
