import { useSession } from '../model/session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { Part } from '../ui/part.tsx'
import { numberOf, Time } from '../ui/time.tsx'
import { coreSearchMeaning } from '../ui/words.ts'
import { Report } from './report.tsx'

/** The use of the plan, and of each key if this one may manage the account. */
export function UsageView() {
  const { client, manage } = useSession()
  const { value, error } = useLoad(signal => client.account.usage({ signal }))
  const windows = value && {
    'Today (UTC)': value.limits.limits.daily,
    'This billing month': value.limits.limits.global,
  }
  return (
    <>
      <h1>Usage</h1>
      <p class="quiet">{coreSearchMeaning}</p>
      <Fault error={error} />
      {windows && (
        <div class="bars">
          {Object.entries(windows).map(([title, { used, max, resets_at: reset }]) => (
            <div>
              <h2>{title}</h2>
              <meter min={0} max={Math.max(1, max)} high={max * 0.9} value={used} aria-label={title} />
              <p>
                {numberOf(used)} of {numberOf(max)} core searches used, {numberOf(Math.max(0, max - used))} left; begins
                again <Time of={reset} />
              </p>
            </div>
          ))}
        </div>
      )}
      {manage
        ? <Part name="The last 30 days"><Report /></Part>
        : <p class="quiet">The use by day and by key needs a key that may manage the account.</p>}
    </>
  )
}
