import type { Gauges } from '../core/upkeep/gauges.ts'
import type { Instruments } from './instruments.ts'

/**
 * Creates the gauges about all processes, which are read from the store. Returns the function that sets them;
 * `undefined` if the store did not respond.
 */
export function createStoreMetrics({ gauge }: Instruments, labelOf: (slug: string) => string) {
  const storeUp = gauge('store_up', '1 if the store answered during this scrape, else 0')
  const searches = gauge('searches', 'Stored searches by state, in all processes', ['state'])
  const temporarySearches = gauge('temporary_searches', 'Running temporary searches, in all processes')
  const jobsWaiting = gauge(
    'jobs_waiting',
    'Jobs that wait in the database, for all processes: due now, or scheduled for later',
    ['kind', 'state'],
  )
  const oldestJob = gauge(
    'oldest_job_seconds',
    'Time for which the oldest due job has waited, in all processes; 0 if none is due',
    ['kind'],
  )
  const dutySuccess = gauge(
    'duty_last_success_timestamp_seconds',
    'Time of the last success of each duty, in all processes',
    ['duty'],
  )
  const sourceStates = gauge('sources', 'Sources with health, by kind and state, in all processes', ['kind', 'state'])
  const benched = gauge(
    'source_benched',
    '1 for each source that searches do not ask until a self-test passes',
    ['kind', 'source'],
  )

  return function setGauges(gauges: Gauges | undefined): void {
    storeUp.set(gauges ? 1 : 0)
    const counted = [searches, temporarySearches, jobsWaiting, oldestJob, dutySuccess, sourceStates, benched]
    for (const one of counted) one.reset()
    if (!gauges) return
    for (const [state, count] of Object.entries(gauges.searches)) searches.set({ state }, count)
    const { shards, webhooks, duties } = gauges
    for (const [kind, { due, scheduled, oldestMs }] of Object.entries({ shards, webhooks, duties })) {
      jobsWaiting.set({ kind, state: 'due' }, due)
      jobsWaiting.set({ kind, state: 'scheduled' }, scheduled)
      oldestJob.set({ kind }, oldestMs / 1_000)
    }
    for (const { name, succeededAt } of gauges.dutySuccesses) {
      dutySuccess.set({ duty: name }, Date.parse(succeededAt) / 1_000)
    }
    temporarySearches.set(gauges.temporarySearches)
    for (const { kind, slug, state } of gauges.sourceHealth) {
      sourceStates.inc({ kind, state })
      if (state === 'benched') benched.set({ kind, source: labelOf(slug) }, 1)
    }
  }
}
