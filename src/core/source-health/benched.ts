import type { SourceHealth } from '../../db/source-health.ts'

/** Returns the error of a source that is not asked because it is benched, or `undefined` if it is not benched. */
export function benchedError(
  health: SourceHealth | undefined,
): { code: 'SOURCE_BENCHED', message: string } | undefined {
  if (health?.state !== 'benched') return undefined
  const { reason } = health
  return { code: 'SOURCE_BENCHED', message: `the source is not asked for now: ${reason ?? 'it failed its tests'}` }
}
