import { bestFirst, type LogoSource } from './logo-source.ts'

/** Images that the page declares as its logo: `og:logo`, and `logo` of schema.org. https://schema.org/logo */
export const siteLogo: LogoSource = {
  slug: 'site-logo',
  homepage: 'https://schema.org/logo',
  candidates: async (site, edge, context) => bestFirst((await site.page(context)).logos, edge),
}
