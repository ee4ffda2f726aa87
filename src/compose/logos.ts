import { join } from 'node:path'
import type { Config } from '../config/read.ts'
import { createLogos, type Logos } from '../core/logos/logos.ts'
import { createLookUp } from '../core/logos/look-up.ts'
import type { Painter } from '../core/logos/painter.ts'
import { createDiskCache, type DiskCache } from '../core/logos/disk-cache.ts'
import type { SourceHealthView } from '../core/source-health/source-health.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { Telemetry } from '../lib/telemetry.ts'
import type { Client } from '../sources/egress/client.ts'
import { logoSources } from '../sources/logos/index.ts'
import type { LogoSource } from '../sources/logos/logo-source.ts'

/** Builds the disk cache of logos. The sandbox uses a separate folder, because it stores invented logos. */
export function composeDiskCache({ dataDir, sandbox, logoCacheMb }: Config): DiskCache {
  return createDiskCache({
    folder: join(dataDir, 'cache', sandbox ? 'sandbox-logos' : 'logos'),
    maxBytes: logoCacheMb * 2 ** 20,
  })
}

/** Returns `true` if the operator did not leave the source out. */
export const isLogoSourceEnabled = (
  { logoSources: enabled }: Pick<Config, 'logoSources'>,
  { slug }: Pick<LogoSource, 'slug'>,
): boolean => enabled?.has(slug) ?? true

interface LogosParts {
  client: Client
  painter: Painter
  clock: Clock
  log: Log
  /** Health of the icon services. Missing in a terminal: all of them are then asked. */
  sourceHealth?: SourceHealthView
  telemetry?: Telemetry
}

export function composeLogos(
  config: Config,
  { client, painter, clock, log, sourceHealth: health, telemetry }: LogosParts,
): Logos {
  const sources = logoSources.filter(source => isLogoSourceEnabled(config, source))
  return createLogos({
    lookUp: createLookUp({
      sources,
      client,
      painter,
      clock,
      health,
      telemetry,
    }),
    painter,
    diskCache: composeDiskCache(config),
    clock,
    log,
  })
}
