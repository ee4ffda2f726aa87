import { useSession } from '../model/session.ts'
import { Bars } from '../ui/bars.tsx'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { countOf, dayOf, daysBetween, numberOf } from '../ui/time.tsx'
import { shortId } from '../ui/words.ts'

/** Shows the use of the last 30 days, by day and by key. */
export function Report() {
  const { client } = useSession()
  const { value, error } = useLoad(signal => client.account.usageReport({ signal }))
  if (value === undefined) return <Fault error={error} />
  const { from, to, total, days, keys } = value.data
  const used = new Map(days.map(({ day, core_searches: searches }) => [day, searches]))
  const mostOfKey = Math.max(1, ...keys.map(key => key.core_searches))
  return (
    <section>
      <h2>The last 30 days <small>{countOf(total.core_searches, 'core search', 'core searches')}</small></h2>
      <p class="quiet">
        {countOf(total.requests, 'recorded act')}, {numberOf(total.errors)} of them refused or failed.
      </p>
      {total.core_searches > 0 && (
        <Bars label="By day (UTC)" of="Day" unit="core searches"
          rows={daysBetween(from, to).map(name => ({ name: dayOf(name), value: used.get(name) ?? 0 }))} />
      )}
      <h3>By key</h3>
      {keys.length === 0 && <p class="quiet">No key was used.</p>}
      <ul class="list">
        {keys.map(({ key_id: id, label, core_searches: searches, requests, errors }) => (
          <li key={id}>
            <strong>{label || shortId(id)}</strong>
            <meter min={0} max={mostOfKey} value={searches} aria-label={`Core searches of ${label || id}`} />
            <span>{countOf(searches, 'core search', 'core searches')}</span>
            <span class="quiet">{countOf(requests, 'recorded act')}, {numberOf(errors)} refused or failed</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
