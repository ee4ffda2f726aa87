import { setTimeout as sleep } from 'node:timers/promises'
import { moduleId } from '../../../../src/core/catalogue/modules.ts'
import { until } from '../../../support/until.ts'
import { createFaults, createRandom } from '../../outcome.ts'
import { createCluster, quantile } from '../cluster.ts'
import type { Gate } from '../gate.ts'

/**
 * Longest time from the end of an orchestrator's start to the next search, in milliseconds. The lease of the killed one
 * ends in this time. How long the start takes depends on the machine.
 */
const longestMs = 15_000
/** Longest time for which an orchestrator works before it is killed, in milliseconds. */
const longestLifeMs = 6_000
/** Values that are searched in each round, so that the investigation does not end before the last kill. */
const perRound = 40

/**
 * Kills the only orchestrator again and again while it starts the searches of an investigation, and starts it again at
 * once. Measures the time from each kill, and from the end of each start, to the next search that is started.
 */
export const succession: Gate = async ({ rounds, say, ...engines }) => {
  const { check, faults } = createFaults()
  const random = createRandom(rounds)
  await using cluster = await createCluster({ ...engines, slowMs: 2_000, outcomes: () => 'slow' })
  const { stage } = cluster
  const { key } = await stage.subscribe('pro')
  const orchestrator = await cluster.start('orchestrator', 'duties')
  await cluster.start('runner', 'runner')
  const api = await cluster.start('api', 'api')
  await cluster.ready()
  const { status, body } = await api.process.request('POST', '/investigations', {
    key,
    body: {
      observables: Array.from({ length: rounds * perRound }, (_, index) => ({ value: `succession${index}` })),
      modules: { mode: 'selected', ids: [moduleId('codeberg')] },
    },
  })
  if (status !== 201) throw new Error(`the investigation was answered with ${status}`)
  const { id } = body.data.investigation
  const startedAfter = async (ms: number): Promise<number | undefined> => {
    const times = await stage.db('searches').where({ investigation_id: id })
      .where('created_at', '>', new Date(ms).toISOString()).orderBy('created_at').limit(1).pluck<string[]>('created_at')
    return times[0] === undefined ? undefined : Date.parse(times[0])
  }
  await until('the first search is started', async () => await startedAfter(0) !== undefined, 50, 60_000)

  const [times, timesSinceReady]: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round++) {
    await sleep(random() * longestLifeMs)
    await orchestrator.restart()
    const killedAt = Date.now()
    await until('the orchestrator has started', () => Promise.resolve(orchestrator.process.output !== ''), 20, 120_000)
    const readyAt = Date.now()
    let next: number | undefined
    await until('another search is started', async () =>
      (next = await startedAfter(killedAt)) !== undefined, 50, 120_000)
    times.push(next! - killedAt)
    timesSinceReady.push(Math.max(0, next! - readyAt))
    say(`${round} of ${rounds}: the next search after ${times.at(-1)} ms, the start took ${readyAt - killedAt} ms`)
  }
  const late = timesSinceReady.filter(time => time > longestMs)
  check(late.length === 0, `${late.length} of ${rounds} took over 15 s: ${late.join(', ')} ms`)
  return {
    faults,
    figures: {
      'orchestrators killed': rounds,
      'next search after a kill, p50 / p90 / max': figureOf(times),
      'next search after a start, p50 / p90 / max': figureOf(timesSinceReady),
    },
  }
}

const figureOf = (times: readonly number[]): string =>
  `${[quantile(times, 0.5), quantile(times, 0.9), Math.max(...times)].map(time => Math.round(time)).join(' / ')} ms`
