import { join } from 'node:path'
import type { Config } from '../config/read.ts'
import { createLogos, type Logos } from '../core/logos/logos.ts'
import { createLookUp } from '../core/logos/look-up.ts'
import type { Painter } from '../core/logos/painter.ts'
import { createDiskCache, type DiskCache } from '../core/logos/disk-cache.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { Client } from '../sources/client.ts'
import { logoSources } from '../sources/logos/index.ts'

/** Builds the disk cache of logos. The sandbox uses a separate folder, because it stores invented logos. */
export function composeDiskCache({ dataDir, sandbox, logoCacheMb }: Config): DiskCache {
  return createDiskCache({
    folder: join(dataDir, 'cache', sandbox ? 'sandbox-logos' : 'logos'),
    maxBytes: logoCacheMb * 2 ** 20,
  })
}

export function composeLogos(
  config: Config,
  { client, painter, clock, log }: { client: Client, painter: Painter, clock: Clock, log: Log },
): Logos {
  const sources = logoSources.filter(({ slug }) => config.logoSources?.has(slug) ?? true)
  return createLogos({
    lookUp: createLookUp({ sources, client, painter, clock }),
    painter,
    diskCache: composeDiskCache(config),
    clock,
    log,
  })
}
