import type { components } from '../../../generated/api.ts'
import type { SourceHealth } from '../../db/source-health.ts'

/** Returns the health of a source as the API reports it. */
export const healthInfo = (health: SourceHealth | undefined): components['schemas']['SourceHealth'] => ({
  state: health?.state ?? 'untested',
  since: health?.since || null,
  reason: health?.reason ?? null,
  checked_at: health?.checkedAt ?? null,
})
