import { createCollector } from '../../../support/collector.ts'
import { until } from '../../../support/until.ts'
import { readEvents } from '../../../support/sse.ts'
import { findCanary, toAllSinks } from '../../canaries/find.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster, quantile, type Node } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const closings = 20
const longestMs = 1_000

/**
 * Runs temporary searches on another node than the one that serves their readers. Looks for the searched value in
 * everything that the cluster writes, and closes streams in the middle to measure how fast their modules stop.
 */
export const temporary: Gate = async ({ say, ...engines }) => {
  const { check, faults } = createFaults()
  const startedAt = new Date()
  await using collector = await createCollector(undefined, engines.network.addressOf('outside'))
  await using cluster = await createCluster({
    ...engines,
    outcomes: value => value.startsWith('closed') ? 'hang' : 'success',
    environment: toAllSinks(collector),
  })
  const { stage } = cluster
  const { key } = await stage.subscribe('business')
  await stage.db('plans').update({ requests_per_minute: null })
  await cluster.start('orchestrator', 'duties')
  const runner = await cluster.start('runner', 'runner')
  const api = await cluster.start('api', 'api')
  await cluster.ready()
  const open = (value: string, signal?: AbortSignal) => api.process.send('POST', '/search/temporary', {
    key, body: { query: { type: 'Pseudonym', value } }, ...signal && { signal },
  })

  const canary = `canary${Date.now()}x`
  const events = await Array.fromAsync(readEvents(await open(canary)))
  const cards = events.filter(({ event }) => event === 'module.result').length
  check(events.at(-1)?.event === 'search.finished', 'the temporary search did not finish')
  check(cards > 0, 'the temporary search found nothing')

  const times: number[] = []
  for (let number = 0; number < closings; number++) {
    const leaving = new AbortController()
    const reader = (await open(`closed${number}`, leaving.signal)).body!.getReader()
    await reader.read()
    await until('modules run', async () => await freeSlots(runner) < 0, 5)
    const leftAt = performance.now()
    leaving.abort()
    await until('no module runs', async () => await freeSlots(runner) === 0, 5)
    times.push(performance.now() - leftAt)
  }
  const longest = Math.round(Math.max(...times))
  say(`modules stop ${Math.round(quantile(times, 0.5))} ms after the reader left, at most ${longest} ms`)
  check(longest <= longestMs, `modules stopped ${longest} ms after the reader left`)

  const { found, sinks } = await findCanary(canary, {
    processes: [...cluster.nodes].map(({ process }) => process),
    folder: stage.environment.DATA_DIR,
    databaseUrl: stage.environment.DATABASE_URL,
    startedAt,
    collector,
    wireFolder: engines.wire.folder,
  })
  check(found.length === 0, `the searched value is in ${found.join('; ')}`)
  check(sinks.length === 9, `only these places had something to read: ${sinks.join(', ')}`)
  return {
    faults,
    figures: {
      'places searched for the value': sinks.length,
      'cards of the temporary search': cards,
      'modules stop after the reader left, p50 / max': `${Math.round(quantile(times, 0.5))} / ${longest} ms`,
    },
  }
}

/** Returns the number of free slots of a runner, less all its slots: 0 if nothing runs. */
async function freeSlots({ process }: Node): Promise<number> {
  const text = await (await fetch(/metrics (http\S+)/.exec(process.output)![1]!)).text()
  const gauge = (name: string) => Number(new RegExp(`^tracewell_${name} (\\d+)`, 'm').exec(text)![1])
  return gauge('runner_places_free') - gauge('runner_places')
}
