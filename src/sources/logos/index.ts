import { bimi } from './bimi.ts'
import { duckduckgo } from './duckduckgo.ts'
import { google } from './google.ts'
import type { LogoSource } from './logo-source.ts'
import { siteIcons } from './site-icons.ts'
import { siteLogo } from './site-logo.ts'
import { siteManifest } from './site-manifest.ts'

/**
 * All logo sources, in the order in which they are asked. Brandfetch is left out, since its guidelines forbid
 * programmatic fetches (https://docs.brandfetch.com/logo-api/guidelines); Clearbit is left out, since it was shut down.
 */
export const logoSources: readonly LogoSource[] = [siteManifest, siteIcons, bimi, siteLogo, google, duckduckgo]
