import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { outcomeOf, type Outcome as SourceOutcome } from '../../src/upstreams/outcomes.ts'
import { createUpstreamServer } from '../../src/upstreams/server.ts'
import { upstreams } from '../../src/upstreams/index.ts'
import { startChild, type Child } from '../support/child.ts'
import { cpuSeconds } from '../bench/machine.ts'
import { createTestDatabase } from '../support/database.ts'
import { compareHandles, judgeDay, type Delay, type Sample } from './day/judge.ts'
import type { Handles } from './day/handles.ts'
import { createLoad } from './day/load.ts'
import type { Served, Setting } from './day/server.ts'
import { createRandom, type Outcome, type Say } from './outcome.ts'

export interface DayOptions {
  minutes: number
  seed: number
  /**
   * `true` to check memory and delays against their limits. This needs some minutes, and a machine without other load.
   */
  isTimed: boolean
  say: Say
}

const partners = 20
const fewestSamples = 60
const longestPauseMs = 5_000
const retainEveryMs = 20_000
const keptMs = 20_000
const minuteMs = 60_000
const warmUpMs = 60_000
/** Callers and sources keep idle connections for a while, and a webhook that failed is sent again. */
const settleMs = 120_000
const settleEveryMs = 5_000
const settledCounts = 4
const slowMs = 150

/**
 * Sends the load of a day to one process: searches, streams that break off and resume, webhooks, tools, images,
 * watches, deletion and retention. The memory must not grow, the event loop must stay free, and when the load has ended
 * the process must hold no more timers, sockets and listeners than before it.
 */
export async function soakDay({ minutes, seed, isTimed, say }: DayOptions): Promise<Outcome> {
  const random = createRandom(seed)
  await using database = await createTestDatabase()
  await using outside = await startOutside(random)
  await using server = startChild('soak/day/server.ts', ['--max-semi-space-size=4', '--expose-gc'])
  const setting: Setting = {
    environment: {
      DATA_DIR: database.folder,
      DATABASE_URL: database.url,
      EGRESS_ROUTES: outside.routes,
      ENVIRONMENT: 'test',
    },
    partners,
  }
  const served = await server.ask<Served>('start', setting)
  const load = createLoad({ served, receiver: outside.receiver, random })
  // the first requests and duties of a kind load code and open what stays open
  await load.run(AbortSignal.timeout(isTimed ? warmUpMs : minutes * minuteMs))
  await server.ask('retain', keptMs)
  const before = await settle(server)
  say(`idle: ${before.timers} timers, ${before.sockets} sockets, ${before.targetListeners} listeners`)

  const stop = new AbortController()
  const run = load.run(stop.signal)
  await server.ask('sample')
  await server.ask('forget')
  const cpu = cpuSeconds(server.pid)
  const samples = await watch(server, minutes * minuteMs, say)
  const delay = await server.ask<Delay>('delay')
  const share = (cpuSeconds(server.pid) - cpu) / (minutes * 60)
  stop.abort()
  await run
  say('the load has ended')
  const after = await settle(server, before)
  const outcome = judgeDay({ measured: { samples, delay }, before, after, isTimed })
  const counted = ([name, count]: [string, number]) => `${count} ${name}`
  return {
    figures: {
      'load': `${Object.entries(load.begun).map(counted).join(', ')}, ${outside.webhooks()} webhooks`,
      'not begun, because too many were running': Object.entries(load.left).map(counted).join(', ') || 0,
      'processor time of the server': `${share.toFixed(2)} cores`,
      ...outcome.figures,
    },
    faults: [
      ...outcome.faults,
      ...Array.from(load.faults, ([text, count]) => `${count} times: ${text}`),
    ],
  }
}

/** Takes samples until the time is over, and lets the retention run. */
async function watch(server: Child, forMs: number, say: Say): Promise<Sample[]> {
  const samples: Sample[] = []
  const startedAt = performance.now()
  const pauseMs = Math.min(longestPauseMs, forMs / fewestSamples)
  let retained = 0
  let retainAt = startedAt + retainEveryMs
  let sayAt = startedAt + minuteMs
  for (;;) {
    await sleep(pauseMs)
    const now = performance.now()
    if (now - startedAt > forMs) return samples
    samples.push(await server.ask<Sample>('sample'))
    if (now > retainAt) {
      retained += await server.ask<number>('retain', keptMs)
      retainAt = now + retainEveryMs
    }
    if (now < sayAt) continue
    sayAt = now + minuteMs
    const { heapMb, rssMb } = samples.at(-1)!
    const minute = Math.round((now - startedAt) / minuteMs)
    say(`${minute} of ${forMs / minuteMs} minutes: heap ${heapMb.toFixed(1)} MB, RSS ${rssMb.toFixed(0)} MB, ${
      retained} searches deleted by the retention`)
  }
}

/**
 * Counts the handles of the idle server, until none of them is more than in `goal`. Without a goal, until their number
 * has not fallen for a while.
 */
async function settle(server: Child, goal?: Handles): Promise<Handles> {
  const giveUpAt = performance.now() + settleMs
  let least = Infinity
  let unchanged = 0
  for (;;) {
    await sleep(settleEveryMs)
    const handles = await server.ask<Handles>('count')
    if (performance.now() > giveUpAt) return handles
    const total = handles.timers + handles.sockets + handles.targetListeners
    unchanged = total < least ? 0 : unchanged + 1
    least = Math.min(least, total)
    const isSettled = goal
      ? compareHandles(goal, handles).every(([, most, count]) => count <= most)
      : unchanged >= settledCounts && total === least
    if (isSettled) return handles
  }
}

/** Starts the simulated sources and the receiver of webhooks. */
async function startOutside(random: () => number) {
  const others: readonly SourceOutcome[] = ['none', 'none', 'slow', 'slow', 'failure', 'drop']
  const outcomes = (subject: string): SourceOutcome => {
    const wanted = outcomeOf(subject)
    return wanted !== 'success' || random() < 0.8 ? wanted : others[Math.floor(random() * others.length)]!
  }
  const world = createUpstreamServer({ upstreams, outcomes, slowMs })
  let webhooks = 0
  const receiver = createServer((request, response) => {
    webhooks++
    request.resume()
    response.writeHead(random() < 0.95 ? 204 : 500).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  return {
    routes: `${origin}=${origin},*=${await world.listen(0)}/{host}`,
    receiver: `${origin}/hook`,
    webhooks: () => webhooks,
    async [Symbol.asyncDispose]() {
      receiver.closeAllConnections()
      receiver.close()
      await world.close()
    },
  }
}
