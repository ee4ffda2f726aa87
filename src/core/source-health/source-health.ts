import type { Database } from '../../db/database.ts'
import type { ListState } from '../../db/lists.ts'
import type { HealthKind, SourceHealth, SourceId } from '../../db/source-health.ts'
import { createBatches } from '../../lib/batches.ts'
import type { Clock } from '../../lib/clock.ts'
import type { SourceKind, WorkFacts } from '../../lib/telemetry.ts'
import { listSources } from '../../sources/lists/index.ts'
import { faultOf } from '../lists/condition.ts'
import { afterSelfTest, isOnProbation, sourceKey, untested, withProbation, type SelfTestResult } from './state.ts'

interface SourceHealthParts {
  database: Pick<Database, 'sourceHealth' | 'lists'>
  clock: Clock
  /** Slugs of the modules. A tool source with the slug of a module asks the same service, and shares its health. */
  moduleSlugs: ReadonlySet<string>
  /** Slugs of the account checks that send the request of the module with the same slug. They share its health. */
  rowSlugs?: ReadonlySet<string>
  /** `true` if calls decide the health of sources that nothing tests. */
  callsDecide: boolean
}

/** Number of consecutive failed calls of a source after which it is tested at once. */
const maxFailures = 5
/** A source is not tested again within this time because of failed calls, in milliseconds. */
const testPauseMs = 15 * 60_000
const refreshMs = 30_000
/** A search of account checks decides the health of hundreds of sites at once. They are stored together. */
const gathered = { waitMs: 100, maxItems: 500 }

/** Reasons for which a call fails although the source may be in order, or was not asked. */
const passing = new Set([
  'UPSTREAM_RATE_LIMITED', 'UPSTREAM_KEY_REFUSED', 'UPSTREAM_QUOTA', 'SOURCE_BENCHED', 'CONTROL_FAILED',
  'NAME_FOLDED', 'NAME_NOT_SHOWN', 'ADDRESS_FOLDED', 'ADDRESS_REFUSED', 'NO_PUBLIC_PROFILE', 'PROXY_FAILED',
  'MACHINE_BUSY',
])

/** Kinds of sources that have health, by the kind of their calls. */
const kinds: Partial<Record<SourceKind, HealthKind>> = {
  module: 'module',
  leak: 'leak',
  breach: 'breach',
  account: 'account',
  tool: 'tool',
  logo: 'logo',
}

export type SourceHealthView = ReturnType<typeof createSourceHealth>

/**
 * Creates the view that this process has of the health of all sources. It reads the tables every 30 seconds, so another
 * process's self-test takes effect within that time. The health of a list is that of its copy.
 */
export function createSourceHealth({ database, clock, moduleSlugs, rowSlugs, callsDecide }: SourceHealthParts) {
  let byKey = new Map<string, SourceHealth>()
  let revision = 0
  let timer: NodeJS.Timeout | undefined
  const failures = new Map<string, number>()
  const store = createBatches({
    ...gathered,
    write: (_, take: () => readonly SourceHealth[]) => {
      const newest = new Map(take().map(health => [sourceKey(health), health]))
      // in one order, so that two processes cannot deadlock
      return database.sourceHealth.store(...[...newest.keys()].sort().map(key => newest.get(key)!))
    },
  })

  async function refresh(): Promise<void> {
    const now = clock.now()
    const tested = (await database.sourceHealth.list()).map(health => withProbation(health, now))
    const all = [...tested, ...(await database.lists.states()).map(state => healthOfList(state))]
    const next = new Map(all.map(health => [sourceKey(health), health]))
    if (JSON.stringify(all) !== JSON.stringify([...byKey.values()])) revision++
    byKey = next
  }

  const modulesOf: Partial<Record<HealthKind, ReadonlySet<string> | undefined>> =
    { tool: moduleSlugs, account: rowSlugs }
  const idOf = ({ kind, slug }: SourceId): SourceId =>
    ({ kind: modulesOf[kind]?.has(slug) ? 'module' : kind, slug })

  /** Stores the health of a source that nothing tests, as its calls decide it. */
  async function decide(id: SourceId, result: SelfTestResult): Promise<void> {
    const now = clock.now()
    const health = byKey.get(sourceKey(id)) ?? { ...untested(id, now), dueAt: null }
    const next = afterSelfTest(health, result, now)
    byKey.set(sourceKey(id), next)
    revision++
    await store('', next)
  }

  return {
    refresh,
    of: (id: SourceId): SourceHealth | undefined => byKey.get(sourceKey(idOf(id))),
    /** Changes with each change of the table that this process has read. */
    get revision(): number { return revision },

    /**
     * Counts a call of a source. The fifth failure in a row makes the source degraded, and its self-test due. If
     * nothing tests the source, five failures count as a failed self-test, and a success as one that passed.
     */
    async observe({ kind: called, slug, outcome, cached, code, isOfValue }: WorkFacts['source']): Promise<void> {
      const kind = kinds[called]
      if (kind === undefined) return
      const id = idOf({ kind, slug })
      const key = sourceKey(id)
      if (cached || isOfValue || outcome === 'skipped' || outcome === 'aborted') return
      if (code !== undefined && passing.has(code)) return
      const health = byKey.get(key)
      const decides = callsDecide && (health === undefined || health.dueAt === null)
      if (outcome === 'success' || outcome === 'no_results') {
        failures.delete(key)
        if (decides && health?.state !== 'ok') await decide(id, { verdict: 'ok' })
        return
      }
      const count = (failures.get(key) ?? 0) + 1
      failures.set(key, count)
      const isReturning = decides && health !== undefined && isOnProbation(health)
      if (count < maxFailures && !isReturning) return
      failures.delete(key)
      const [one, many] = kind === 'logo' ? ['look-up', 'look-ups'] : ['search', 'searches']
      const subject = isReturning ? `the next ${one}` : `${maxFailures} ${many} in a row`
      const reason = `${subject} failed: ${code}`
      if (decides) return decide(id, { verdict: 'failed', reason })
      const now = clock.now()
      const testedBefore = new Date(now.getTime() - testPauseMs)
      await database.sourceHealth.reportFailures(id, reason, now.toISOString(), testedBefore.toISOString())
    },

    /** Reads the table now, and then every 30 seconds. A failed read keeps what was read before. */
    async start(): Promise<void> {
      await refresh()
      timer = setInterval(() => void refresh().catch(() => undefined), refreshMs)
      timer.unref()
    },

    stop(): void {
      clearInterval(timer)
    },
  }
}

/**
 * A list is degraded if its last download failed, or if a considerable part of it could not be read; searches then use
 * the copy. It is benched if its downloads have failed for 30 days.
 */
function healthOfList(list: ListState): SourceHealth {
  const { slug, revision, fetchedAt, failedAt, failure } = list
  const checkedAt = failedAt ?? fetchedAt
  const fault = faultOf(listsBySlug.get(slug) ?? {}, list)
  return {
    kind: 'module',
    slug,
    state: fault ? fault.state === 'unavailable' ? 'benched' : 'degraded' : revision === null ? 'untested' : 'ok',
    since: checkedAt ?? '',
    reason: fault?.reason ?? null,
    failures: failure ? 1 : 0,
    checkedAt,
    dueAt: '',
  }
}

const listsBySlug = new Map(listSources.map(list => [list.slug, list]))
