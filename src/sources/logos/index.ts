import { bimi } from './bimi.ts'
import { duckduckgo } from './duckduckgo.ts'
import { google } from './google.ts'
import type { LogoSource } from './logo-source.ts'
import { siteIcons } from './site-icons.ts'
import { siteLogo } from './site-logo.ts'
import { siteManifest } from './site-manifest.ts'

/**
 * In the order in which they are asked. Not among them: Brandfetch, whose guidelines forbid programs that fetch
 * (https://docs.brandfetch.com/logo-api/guidelines), and Clearbit, whose logos have ended.
 */
export const logoSources: readonly LogoSource[] = [siteManifest, siteIcons, bimi, siteLogo, google, duckduckgo]
