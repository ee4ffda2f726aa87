import type { operations } from '../../generated/images.ts'
import { healthHandlers } from '../api/health.ts'
import type { Flags } from '../core/flags/flags.ts'
import type { Health } from '../core/upkeep/health.ts'
import type { Logos } from '../core/logos/logos.ts'
import type { Clock } from '../lib/clock.ts'
import { flagHandlers } from './flags.ts'
import { logoHandlers } from './logos.ts'
import { createWorkLimit } from './reply.ts'
import type { ImageHandlers } from './types.ts'

/** Handlers of every operation in openapi/images.yaml. */
export function createImageHandlers(
  parts: { health: Health, flags: Flags, logos: Logos, clock: Clock },
): ImageHandlers<keyof operations> {
  const countWork = createWorkLimit(parts)
  return {
    ...healthHandlers(parts),
    ...flagHandlers({ ...parts, countWork }),
    ...logoHandlers({ ...parts, countWork }),
  }
}
