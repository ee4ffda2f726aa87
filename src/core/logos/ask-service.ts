import type { OutcomeLabel, Telemetry } from '../../lib/telemetry.ts'
import { SourceFailure } from '../../sources/failures.ts'
import type { IconService } from '../../sources/logos/logo-source.ts'
import { benchedError } from '../source-health/benched.ts'
import type { SourceHealthView } from '../source-health/source-health.ts'
import type { Picture } from './picture-types.ts'

/** Answer of one logo source: its best usable image, and the failures of its requests. */
export interface LogoAnswer {
  picture: Picture | undefined
  failures: SourceFailure[]
}

interface AskServiceParts {
  health: Pick<SourceHealthView, 'of'> | undefined
  telemetry: Telemetry
  signal: AbortSignal
}

/**
 * Asks an icon service and reports the outcome to telemetry, which decides its health. A benched service is not asked:
 * the answer then has the failure SOURCE_BENCHED.
 */
export async function askService(
  { slug }: IconService,
  ask: () => Promise<LogoAnswer>,
  { health, telemetry, signal }: AskServiceParts,
): Promise<LogoAnswer> {
  const call = { kind: 'logo', slug, cached: false } as const
  const benched = benchedError(health?.of(call))
  if (benched !== undefined) {
    const { code, message } = benched
    telemetry.report('source', { ...call, outcome: 'skipped', code })
    return { picture: undefined, failures: [new SourceFailure(code, message)] }
  }
  const work = telemetry.begin('source')
  try {
    const answer = await work.within(ask)
    const outcome = labelOf(answer, signal)
    const code = outcome === 'failed' || outcome === 'timeout' ? answer.failures[0]?.code : undefined
    work.end({ ...call, outcome, code })
    return answer
  } finally {
    work.end({ ...call, outcome: 'aborted', code: undefined }) // has no effect if the outcome was already reported
  }
}

function labelOf({ picture, failures: [failure] }: LogoAnswer, signal: AbortSignal): OutcomeLabel {
  if (picture !== undefined) return 'success'
  // The sources before this one may have used up the time of the look-up, so the service is not to blame.
  if (signal.aborted) return 'aborted'
  if (failure === undefined) return 'no_results'
  return failure.code === 'UPSTREAM_TIMEOUT' ? 'timeout' : 'failed'
}
