import { expectCharged, expectWhole } from '../../support/ledger.ts'
import type { Stage } from '../../support/stage.ts'
import { createFaults, type Outcome, type Say } from '../outcome.ts'
import { checkDeliveries } from './deliveries.ts'
import type { createFleet } from './fleet.ts'
import type { createPosts } from './posts.ts'
import { behaviours, type Behaviour, type Receivers } from './receivers.ts'
import { checkRepetitions, recordedAttempts } from './repetitions.ts'
import { eventTimes, longestOf, longestSilenceMs, silenceOf } from './silence.ts'
import type { createFinishedModules, Followed } from './watch.ts'

export interface KillOptions {
  kills: number
  /** Number of processes that share the database. Each of them is killed and restarted. Default: 1. */
  processes?: number
  /**
   * Seed of the random kill times. The same seed gives the same kill times, but other timing depends on the machine.
   */
  seed: number
  /** Checks how long searches are silent. On a busy machine, the start of a process alone may take longer. */
  timed: boolean
  say: Say
}

/** The state after the last kill, when every search has ended and every webhook is settled. */
interface AfterKills {
  stage: Stage
  receivers: Receivers
  fleet: ReturnType<typeof createFleet>
  posts: ReturnType<typeof createPosts>
  finished: ReturnType<typeof createFinishedModules>
  streams: readonly Followed[]
  accountId: string
  /** Status of the answer to a search on a plan that allows one at a time. */
  next: number
}

/** Checks that nothing was lost, repeated or silent, and returns the figures. */
export async function judgeKills(
  { kills, processes = 1, seed, timed }: KillOptions,
  { stage, receivers, fleet, posts, finished, streams, accountId, next }: AfterKills,
): Promise<Outcome> {
  const { check, attempt, faults } = createFaults()
  const stored = await stage.db<{ id: string }>('searches').pluck('id')
  const lost = new Set(posts.acknowledged).difference(new Set(stored))
  check(lost.size === 0, `acknowledged searches that were lost: ${[...lost].join(', ')}`)
  check(posts.refused.length === 0, `searches that were answered with ${posts.refused.join(', ')}`)
  await attempt('the ledger', () => expectWhole(stage.db))
  await attempt('the charges', () => expectCharged(stage.db, accountId, stored.length))
  check(
    finished.ranAgain().length === 0,
    `finished modules that were run again: ${JSON.stringify(finished.ranAgain())}`,
  )
  check(next === 201, `a search where the plan allows one at a time was answered with ${next}`)
  for (const { events } of streams) {
    check(events.every(({ id }, index) => Number(id) === index + 1), 'a stream followed over the kills has a gap')
  }
  const silence = longestOf([
    ...(await eventTimes(stage.db)),
    ...streams.map(({ times }) => times),
  ].map(times => silenceOf(times, fleet.lives)))
  check(
    !timed || silence.sinceStart <= longestSilenceMs,
    `a search was silent for ${silence.sinceStart} ms after the last start`,
  )
  // how much is done between two kills depends on the machine; without any of it, the run would prove nothing
  const [leastSearches, leastModules] = timed ? [kills / 2, kills] : [0, 0]
  check(posts.acknowledged.length > leastSearches, `only ${posts.acknowledged.length} searches in ${kills} kills`)
  check(finished.count() > leastModules, `only ${finished.count()} modules had finished before a kill`)
  faults.push(...await checkDeliveries(stage.db, receivers))
  const repetitions = checkRepetitions(await recordedAttempts(stage.db), receivers.received, fleet.lives)
  faults.push(...repetitions.faults)

  return {
    faults,
    figures: {
      'kills': kills,
      'processes': processes,
      'seed': seed,
      'searches acknowledged': posts.acknowledged.length,
      'searches stored': stored.length,
      'terminal states and search.finished events, one each': stored.length,
      'streams followed over the kills': streams.length,
      'longest start of a process': `${fleet.longestStartMs()} ms`,
      'longest silence of a search': `${silence.total} ms`,
      'longest silence of a search since the last start': `${silence.sinceStart} ms`,
      'longest silence of a search since a process was ready': `${silence.sinceReady} ms`,
      'modules finished before a kill, none run again': finished.count(),
      'webhook requests received': receivers.received.length,
      'webhooks taken more than once': repetitions.repeated,
      'webhook requests not recorded before a kill': repetitions.unrecorded,
      ...countByManner(receivers),
    },
  }
}

function countByManner({ received }: Receivers): Record<string, string> {
  const count = (behaviour: Behaviour) => {
    const got = received.filter(one => one.behaviour === behaviour)
    const searches = new Set(got.map(({ searchId }) => searchId)).size
    const taken = new Set(got.filter(one => one.accepted).map(({ searchId }) => searchId)).size
    return `${searches} webhooks, ${got.length} requests, ${taken} taken`
  }
  return Object.fromEntries(behaviours.map(behaviour => [`  to a receiver that is "${behaviour}"`, count(behaviour)]))
}
