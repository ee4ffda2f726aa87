import { bimi } from './bimi.ts'
import { duckduckgo } from './duckduckgo.ts'
import { google } from './google.ts'
import type { IconService, LogoSource } from './logo-source.ts'
import { siteIcons } from './site-icons.ts'
import { siteLogo } from './site-logo.ts'
import { siteManifest } from './site-manifest.ts'

/** The logo sources that are services. They have health. */
export const iconServices: readonly IconService[] = [google, duckduckgo]

/**
 * All logo sources, in the order in which they are asked.
 * Not used: Brandfetch, whose guidelines forbid fetching by programs (https://docs.brandfetch.com/logo-api/guidelines),
 * and Clearbit, which was shut down.
 */
export const logoSources: readonly LogoSource[] = [siteManifest, siteIcons, bimi, siteLogo, ...iconServices]
