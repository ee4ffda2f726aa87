import { setTimeout as sleep } from 'node:timers/promises'
import { countActive, expectCharged, expectWhole } from '../support/ledger.ts'
import { until } from '../support/until.ts'
import { createStage, searchFor, type Stage } from '../support/stage.ts'
import { countUnsettled, checkDeliveries } from './kills/deliveries.ts'
import { createFleet, longestStartMs } from './kills/fleet.ts'
import { createPosts, outcomeFor } from './kills/posts.ts'
import { createReceivers, behaviours, type Behaviour, type Receivers } from './kills/receivers.ts'
import { checkRepetitions, recordedAttempts } from './kills/repetitions.ts'
import { eventTimes, longestOf, longestSilenceMs, silenceOf } from './kills/silence.ts'
import { createFinishedModules, follow, type Followed } from './kills/watch.ts'
import { createFaults, createRandom, type Outcome, type Say } from './outcome.ts'

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

const latestKillMs = 2_500
/**
 * One kill of four may happen during the start of the server, and one waits until a module has finished. The others
 * wait until the server has accepted a search. So slow machines also test running searches.
 */
const kinds = ['during the start', 'after a module', 'after a search', 'after a search'] as const
const mostModuleMs = 30_000
const settleMs = 300_000
/** Webhook retry schedule, in seconds. It has enough attempts for every receiver except `gone` to accept one. */
const schedule = '1,1,1,1,1,1'

/**
 * Kills the server with SIGKILL at random moments and restarts it. Afterwards it checks the database, the requests to
 * the sources, the streams that clients followed across kills and their silence, and the webhooks that arrived.
 */
export async function soakKills({ kills, processes = 1, seed, timed, say }: KillOptions): Promise<Outcome> {
  const random = createRandom(seed)
  await using stage = await createStage({ slowMs: 600, outcomes: outcomeFor })
  await using receivers = await createReceivers(id => hasEnded(stage, id))
  const fleet = createFleet(name => environmentOf(stage, receivers, name))
  const { accountId, key } = await stage.subscribe('business')
  const finished = createFinishedModules(stage)
  const posts = createPosts(key, receivers)
  const over = new AbortController()
  const readers: Array<Promise<Followed>> = []
  let begun = 0
  let killed = 0

  /** Waits until another module has finished. */
  async function aModule(): Promise<void> {
    await finished.note()
    const before = finished.count()
    const giveUpAt = Date.now() + mostModuleMs
    while (finished.count() === before && Date.now() < giveUpAt) {
      await sleep(100)
      await finished.note()
    }
  }

  /** Starts a process, sends searches to it, and kills it. */
  async function liveAndDie(): Promise<void> {
    const count = begun++
    const life = fleet.start()
    const { process } = life
    await using _process = process
    const first = Promise.withResolvers<void>()
    let follows = false
    const posting = posts.to(process, id => {
      if (!follows) readers.push(follow(fleet.serving, id, key, over.signal))
      follows = true
      first.resolve()
    })
    const kind = kinds[count % kinds.length]
    if (kind !== 'during the start') await Promise.race([first.promise, posting])
    if (kind === 'after a module') await aModule()
    await sleep(random() * latestKillMs)
    await fleet.kill(life)
    await posting
    await finished.note()
    if (++killed % 20 === 0) {
      say(`${killed} kills, ${posts.acknowledged.length} searches, ${receivers.received.length} deliveries`)
    }
  }

  try {
    await Promise.all(Array.from({ length: processes }, async () => { while (begun < kills) await liveAndDie() }))
    await stage.db('plans').where({ id: 'business' }).update({ concurrency: 1 })
    const { process: last } = fleet.start()
    await using _last = last
    await last.ready(longestStartMs)
    await until('every search ends', async () => await countActive(stage.db) === 0, 200, settleMs)
    const streams = await Promise.all(readers)
    const next = await last.request('POST', '/search', {
      key,
      body: {
        ...searchFor('crash0'),
        delivery: { webhook: { url: receivers.url('good'), secret: 'the secret of crash0' } },
      },
    })
    await until('the last search ends', async () => await countActive(stage.db) === 0, 200)
    say('every search has ended; waiting for the webhooks')
    await until('every webhook is settled', async () => await countUnsettled(stage.db) === 0, 500, settleMs)

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
    check(next.status === 201, `a search where the plan allows one at a time was answered with ${next.status}`)
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
    check(posts.acknowledged.length > kills / 2, `only ${posts.acknowledged.length} searches in ${kills} kills`)
    check(finished.count() > kills, `only ${finished.count()} modules had finished before a kill`)
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
  } finally {
    over.abort()
  }
}

const hasEnded = async ({ db }: Stage, id: string): Promise<boolean> =>
  (await db('searches').where({ id }).whereIn('status', ['finished', 'error'])).length > 0

/**
 * Returns the environment variables of the server. Requests to sources go to the simulator. Requests to the webhook
 * receivers, and to the target of their redirect, are sent directly.
 */
const environmentOf = ({ environment }: Stage, { routesFor }: Receivers, name: string): Record<string, string> => ({
  ...environment, WEBHOOK_RETRY_SCHEDULE: schedule, SECRET_KEY: 'a secret of the soak, and no other',
  EGRESS_ROUTES: [environment.EGRESS_ROUTES, ...routesFor(name)].join(','),
})

function countByManner({ received }: Receivers): Record<string, string> {
  const count = (behaviour: Behaviour) => {
    const got = received.filter(one => one.behaviour === behaviour)
    const searches = new Set(got.map(({ searchId }) => searchId)).size
    const taken = new Set(got.filter(one => one.accepted).map(({ searchId }) => searchId)).size
    return `${searches} webhooks, ${got.length} requests, ${taken} taken`
  }
  return Object.fromEntries(behaviours.map(behaviour => [`  to a receiver that is "${behaviour}"`, count(behaviour)]))
}
