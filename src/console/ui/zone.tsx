import { signal } from '@preact/signals'

const stored = 'tracewell-times'
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether times are shown in UTC, as in exports, and not in the zone of the reader. */
export const isUtc = signal(localStorage.getItem(stored) === 'utc')

/** Name of the time zone of the shown times: `Europe/Paris`, or `UTC`. */
export const zoneName = (): string => isUtc.value ? 'UTC' : ownZone

/** Displays in which zone the times of the page are, and changes it for the whole console. */
export const ZoneSwitch = () => (
  <footer class="zone">
    <span>Times are in {zoneName()}.</span>
    {ownZone !== 'UTC' && (
      <button type="button" onClick={() => {
        isUtc.value = !isUtc.value
        if (isUtc.value) localStorage.setItem(stored, 'utc')
        else localStorage.removeItem(stored)
      }}>Show them in {isUtc.value ? ownZone : 'UTC'}</button>
    )}
  </footer>
)
