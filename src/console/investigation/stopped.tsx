import type { Investigation, InvestigationStateData } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { countOf } from '../ui/time.tsx'

type StopCode = NonNullable<Investigation['stopped']>['code']

/** Advice for each reason. */
const advice: Record<StopCode, string> = {
  INVESTIGATION_CANCELLED: 'What was found until then stays.',
  BUDGET_EXHAUSTED: 'To search the rest, begin an investigation that may cost more.',
  RATE_LIMIT_EXCEEDED: 'To search the rest, begin an investigation when the quota of the account is renewed.',
  PLAN_FEATURE_REQUIRED: 'To search the rest, the account needs a plan that includes searches.',
  KEY_REVOKED: 'To search the rest, begin an investigation with another key.',
}

/** The values that an investigation did not search because it stopped, and what to do. */
export function Stopped({ state: { investigation: { stopped }, counts } }: { state: InvestigationStateData }) {
  if (stopped === null || counts.not_started === 0) return null
  return (
    <p class="advice">
      {countOf(counts.not_started, 'value was', 'values were')} not searched. {advice[stopped.code]}{' '}
      <a href={hrefOf('usage')}>Usage</a>
    </p>
  )
}
