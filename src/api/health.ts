import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function healthHandlers(
  { health }: Pick<ApiParts, 'health'>,
): ApiHandlers<'getHealth' | 'getLiveness' | 'getReadiness'> {
  async function ready() {
    const body = await health.ready()
    return body.status === 'unavailable'
      ? { status: 503 as const, body, headers: { 'Retry-After': 5 } }
      : { status: 200 as const, body }
  }
  return {
    getHealth: ready,
    getReadiness: ready,
    getLiveness: () => ({ status: 200, body: health.live() }),
  }
}
