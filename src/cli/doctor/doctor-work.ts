import type { Config } from '../../config/read.ts'
import { loadAccountChecks } from '../../compose/account-packs.ts'
import { enabledLists } from '../../compose/outside.ts'
import { ConfigError } from '../../config/read.ts'
import { createPackFolder, packFolder } from '../../core/catalogue/account-packs.ts'
import type { Gauges } from '../../core/upkeep/gauges.ts'
import { describeList } from '../../core/lists/report.ts'
import type { Repositories } from '../../db/database.ts'
import type { HealthState } from '../../db/source-health.ts'
import { systemClock } from '../../lib/clock.ts'
import { counted, durationText, fine, toDo, warning, type Check } from './doctor-check.ts'

/** Waits that show that no or too few processes work, in milliseconds. */
const maxWaitMs = { shards: 5 * 60_000, webhooks: 15 * 60_000, duties: 5 * 60_000 }
/** Age from which a pack probably has dead sites, in milliseconds. */
const oldPackMs = 90 * 86_400_000

/** Checks the runners and the work that waits for them and for the orchestrators. */
export async function checkQueue(database: Repositories, gauges: Gauges): Promise<Check> {
  const { shards, webhooks, duties, searches } = gauges
  const runners = await database.runners.listAlive()
  const busy = runners.reduce((sum, runner) => sum + runner.busy, 0)
  const capacity = runners.reduce((sum, runner) => sum + runner.capacity, 0)
  const oldest = shards.due > 0 ? `, the oldest for ${durationText(shards.oldestMs)}` : ''
  const finding = [
    runners.length === 0 ? 'no live runner' : `${counted(runners.length, 'live runner')}, ${busy} of ${capacity} busy`,
    `${counted(shards.due, 'shard')} waiting${oldest}`,
    `${counted(webhooks.due, 'webhook')} waiting`,
    `${counted(searches.error, 'stored search', 'stored searches')} ended with an error`,
  ].join('; ')
  if (runners.length === 0 && shards.due === 0) {
    return warning('queue', finding, 'Start a server, or a process whose ROLE has runner, before you search.')
  }
  if (runners.length === 0) {
    return toDo('queue', finding, 'Start a server, or a process whose ROLE has runner: no search runs without one.')
  }
  if (shards.oldestMs > maxWaitMs.shards) return toDo('queue', finding, 'Add runners, or raise RUNNER_CAPACITY.')
  if (webhooks.oldestMs > maxWaitMs.webhooks || duties.oldestMs > maxWaitMs.duties) {
    return toDo('queue', finding, 'Start a process whose ROLE has orchestrator: webhooks and deletion wait for one.')
  }
  return fine('queue', finding)
}

const states: readonly HealthState[] = ['ok', 'degraded', 'benched', 'untested']
const maxNamed = 5

/**
 * Checks the health of the sources, as self-tests and calls have found it. A few benched sources are normal; if half of
 * those that were tested are benched, this host probably cannot reach them.
 */
export function checkSources({ sourceHealth }: Gauges): Check {
  const of = (state: HealthState) => sourceHealth.filter(health => health.state === state)
  const tested = sourceHealth.length - of('untested').length
  if (tested === 0) return fine('sources', 'none was tested yet')
  const benched = of('benched')
  const finding = [
    states.map(state => `${of(state).length.toLocaleString('en')} ${state}`).join(', '),
    ...benched.slice(0, maxNamed).map(({ kind, slug, reason }) => `${kind} ${slug}: ${reason ?? 'no reason'}`),
    ...benched.length > maxNamed ? [`and ${benched.length - maxNamed} more`] : [],
  ].join('; ')
  return benched.length * 2 < tested ? fine('sources', finding) : toDo('sources', finding,
    'Searches skip benched sources until a self-test passes. Run "doctor --online" to check the way out, and ask a ' +
    'source with "modules check" or "sources check"; update Tracewell if sources have changed.')
}

/** Checks the packs of account checks. */
export async function checkPacks(config: Config, now = new Date()): Promise<Check> {
  try {
    const { packs } = await loadAccountChecks(config)
    const stored = await createPackFolder({
      folder: packFolder(config.dataDir),
      clock: systemClock,
      lock: () => () => undefined, // nothing is changed
      withClient: () => Promise.reject(new Error('nothing is downloaded')),
    }).list()
    if (packs.length === 0) return fine('packs', config.sandbox ? 'the sandbox uses none' : 'none')
    const ages = new Map(stored.map(({ name, addedAt }) => [name, now.getTime() - Date.parse(addedAt)]))
    const finding = packs.map(({ name, used, isStored }) => {
      const age = isStored ? ages.get(name) : undefined
      return `${name}: ${counted(used, 'site')}${age === undefined ? '' : `, added ${durationText(age)} ago`}`
    }).join('; ')
    const old = stored.filter(({ name }) => ages.get(name)! > oldPackMs).map(({ name }) => name)
    return old.length === 0
      ? fine('packs', finding)
      : toDo('packs', finding, `Run "checks packs refresh ${old.join(' ')}": sites change within months.`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return toDo('packs', error.faults.join('; '), 'Add these packs again with "checks packs add", or remove them.')
  }
}

/** Checks the copies of lists. */
export async function checkLists(config: Config, database: Repositories, now = new Date()): Promise<Check> {
  const copies = new Map((await database.lists.states()).map(state => [state.slug, state]))
  const reports = enabledLists(config).map(list => describeList(list, copies.get(list.slug), true, now))
  const used = reports.filter(({ state }) => state !== 'not used')
  if (used.length === 0) return fine('lists', 'none is in use')
  const ages = used.flatMap(({ ageSeconds }) => ageSeconds ?? [])
  const oldest = ages.length === 0 ? '' : `, the oldest copy is of ${durationText(Math.max(...ages) * 1_000)} ago`
  const failed = used.filter(({ failure }) => failure !== null)
  const counts = `${counted(used.length, 'list')} in use${oldest}`
  return failed.length === 0 ? fine('lists', counts) : toDo(
    'lists',
    [counts, ...failed.slice(0, maxNamed).map(({ slug, failure }) => `${slug}: ${failure}`)].join('; '),
    `Run "lists refresh ${failed.map(({ slug }) => slug).join(' ')}"; searches use last good copies of up to 30 days.`,
  )
}
