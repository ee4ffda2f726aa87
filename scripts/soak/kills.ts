import { setTimeout as sleep } from 'node:timers/promises'
import { countActive } from '../support/ledger.ts'
import { until } from '../support/until.ts'
import { createStage, searchFor, type Stage } from '../support/stage.ts'
import { countUnsettled } from './kills/deliveries.ts'
import { createFleet, longestStartMs } from './kills/fleet.ts'
import { judgeKills, type KillOptions } from './kills/judge.ts'
import { createPosts, outcomeFor } from './kills/posts.ts'
import { createReceivers, type Receivers } from './kills/receivers.ts'
import { createFinishedModules, follow, type Followed } from './kills/watch.ts'
import { createRandom, type Outcome } from './outcome.ts'

export type { KillOptions }

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
export async function soakKills(options: KillOptions): Promise<Outcome> {
  const { kills, processes = 1, seed, say } = options
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

    return await judgeKills(options, {
      stage,
      receivers,
      fleet,
      posts,
      finished,
      streams,
      accountId,
      next: next.status,
    })
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
