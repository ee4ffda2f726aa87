import { setTimeout as sleep } from 'node:timers/promises'
import type { TracewellProcess } from '../../support/process.ts'
import { searchFor } from '../../support/stage.ts'
import type { Outcome } from '../../../src/upstreams/outcomes.ts'
import { longestStartMs } from './fleet.ts'
import { secretOf, type Behaviour, type Receivers } from './receivers.ts'

const everyMs = 200
const sourceOutcomes: readonly Outcome[] = ['slow', 'success', 'partial', 'slow', 'none', 'drop', 'failure', 'slow']
const usual: readonly Behaviour[] = ['good', 'fails', 'drops', 'moved', 'gone', 'busy']

/**
 * Only one search in twenty uses the receiver that hangs, because each delivery attempt to this receiver takes 15 s.
 */
const behaviourOf = (number: number): Behaviour => number % 20 === 0 ? 'hangs' : usual[number % usual.length]!

/** Returns the outcome of a source. Within one search, some sources are fast, some slow, and some fail. */
export const outcomeFor = (value: string, origin: string): Outcome =>
  sourceOutcomes[(Number(/\d+$/.exec(value)?.[0] ?? 0) + origin.length) % sourceOutcomes.length]!

/**
 * Sends searches one after another until the server process ends. If a request gets no answer, its search may or may
 * not have been stored.
 */
export function createPosts(key: string, receivers: Receivers) {
  const acknowledged: string[] = []
  const refused: number[] = []
  let number = 0

  /**
   * Returns the body of the next search. Half of the searches bypass the cache, because the cache would hide that a
   * module ran twice.
   */
  function next(): object {
    const value = `crash${++number}`
    const webhook = { url: receivers.url(behaviourOf(acknowledged.length)), secret: secretOf(value) }
    return { ...searchFor(value), cache: { mode: number % 2 === 0 ? 'prefer' : 'bypass' }, delivery: { webhook } }
  }

  return {
    acknowledged,
    /** Received statuses other than 201 and 409. A valid search must not get them. */
    refused,
    async to(tracewell: TracewellProcess, onTaken: (id: string) => void): Promise<void> {
      try {
        await tracewell.ready(longestStartMs)
        for (;;) {
          const answer = await tracewell.request('POST', '/search', { key, body: next() })
          if (answer.status === 201) {
            acknowledged.push(answer.body.search.id)
            onTaken(answer.body.search.id)
          } else if (answer.status !== 409) refused.push(answer.status)
          await sleep(everyMs)
        }
      } catch (error) {
        if (!await hasEnded(tracewell)) throw error
      }
    },
  }
}

const hasEnded = (tracewell: TracewellProcess): Promise<boolean> =>
  Promise.race([tracewell.exited.then(() => true), sleep(2_000, false)])
