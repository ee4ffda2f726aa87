import { setTimeout as sleep } from 'node:timers/promises'
import { countActive, expectWhole } from '../../../support/ledger.ts'
import { until } from '../../../support/until.ts'
import { askedOrigins } from '../../../support/stage.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster, quantile, type Node } from '../cluster.ts'
import type { Gate } from '../gate.ts'

/** Longest time until the work of a dead runner continues elsewhere, in milliseconds. */
const longestMs = 15_000
/** Time for which a frozen runner sleeps, in milliseconds. */
const frozenMs = 30_000

/**
 * Kills (SIGKILL) and freezes (SIGSTOP) runners in turn while they work. Measures the time until another runner has
 * asked every source of the search again. A runner that wakes up must not write anything.
 */
export const recovery: Gate = async ({ rounds, say, ...engines }) => {
  const { check, attempt, faults } = createFaults()
  let answers = false // no source answers before its runner is dead
  await using cluster = await createCluster({ ...engines, outcomes: () => answers ? 'success' : 'hang' })
  const { stage } = cluster
  const { key } = await stage.subscribe('business')
  await cluster.start('orchestrator', 'duties')
  let busy: Node = await cluster.start('runner', 'runner-0')
  const api = await cluster.start('api', 'api')
  await cluster.ready()
  const times: number[] = []
  let zombieWrites = 0

  for (let round = 1; round <= rounds; round++) {
    const freezes = round % 2 === 0
    answers = false
    const value = `recovery${round}`
    const id = await stage.begin(api.process, key, value)
    const next = await cluster.start('runner', `runner-${round}`)
    const diedAt = performance.now()
    answers = true
    if (freezes) busy.process.signal('SIGSTOP')
    else await busy.process.kill()
    await until('another runner has asked every source again', () =>
      Promise.resolve([...askedOrigins.values()].every(origin => stage.timesAsked(origin, value) >= 2)), 20, 60_000)
    times.push(performance.now() - diedAt)
    await until('the search ends', async () => await countActive(stage.db) === 0, 100, 60_000)
    if (freezes) {
      await sleep(Math.max(0, frozenMs - (performance.now() - diedAt)))
      const before = await snapshot()
      busy.process.signal('SIGCONT')
      await sleep(4_000)
      if (await snapshot() !== before) zombieWrites++
    }
    await busy[Symbol.asyncDispose]()
    busy = next
    say(`${round} of ${rounds}: ${freezes ? 'frozen' : 'killed'}, elsewhere after ${Math.round(times.at(-1)!)} ms`)

    /** Everything that a runner writes about this search. */
    async function snapshot(): Promise<string> {
      return JSON.stringify([
        await stage.db('search_tasks').where({ search_id: id }).orderBy('slug'),
        await stage.db('search_events').where({ search_id: id }).orderBy('seq'),
      ])
    }
  }

  const late = times.filter(time => time > longestMs)
  check(late.length === 0, `${late.length} of ${rounds} took over 15 s: ${late.map(Math.round).join(', ')} ms`)
  check(zombieWrites === 0, `${zombieWrites} runners wrote after they woke up`)
  await attempt('the ledger', () => expectWhole(stage.db))
  return {
    faults,
    figures: {
      'runners killed or frozen': rounds,
      'work elsewhere, p50 / max': `${Math.round(quantile(times, 0.5))} / ${Math.round(Math.max(...times))} ms`,
      'writes of a runner that woke up': zombieWrites,
    },
  }
}
