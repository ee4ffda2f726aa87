import { join } from 'node:path'
import { operations, securitySchemes } from '../../generated/images-operations.ts'
import { validators } from '../../generated/images-validators.js'
import type { Config } from '../config/read.ts'
import { createFlags } from '../core/flags/flags.ts'
import { createImageChecks } from '../images/checks.ts'
import { createImageHandlers } from '../images/handlers.ts'
import { imagePreflight, imageServiceHeaders } from '../images/reply.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { readDocument } from './files.ts'
import type { Services } from './services.ts'

interface ImageParts {
  health: Services['api']['health']
  logos: NonNullable<Services['logos']>
  clock: Clock
  log: Log
}

/** Returns the options of the application that serves the image service. */
export function composeImages(config: Config, { health, logos, clock, log }: ImageParts) {
  const flags = createFlags({ folder: join(config.dataDir, 'cache'), log })
  return {
    readDocument: readDocument('images'),
    securitySchemes,
    operations,
    validators,
    handlers: createImageHandlers({
      health,
      clock,
      logos,
      flags,
    }),
    checks: createImageChecks({ flags }),
    publicUrl: config.publicImagesUrl,
    service: 'images',
    headers: imageServiceHeaders,
    preflight: imagePreflight,
    emptyValues: true,
    methodFirst: true,
    ignoreUnknown: true, // pages add a version to the address of an image, to get past the cache of browsers
  }
}
