import type { operations } from '../../generated/images.ts'
import { healthHandlers } from '../api/health.ts'
import type { Health } from '../core/health.ts'
import type { Handlers } from '../http/handler.ts'

/** Every operation of openapi/images.yaml. None needs a key. */
export function createImageHandlers(parts: { health: Health }): Handlers<operations, keyof operations, undefined, keyof operations> {
  return healthHandlers(parts)
}
