import { setTimeout as sleep } from 'node:timers/promises'
import type { TracewellProcess } from '../../support/process.ts'
import { searchFor } from '../../support/stage.ts'
import type { Outcome } from '../../../src/upstreams/outcomes.ts'
import { secretOf, type Manner, type Receivers } from './receivers.ts'

const everyMs = 200
const plays: readonly Outcome[] = ['slow', 'success', 'partial', 'slow', 'none', 'drop', 'failure', 'slow']
const usual: readonly Manner[] = ['good', 'fails', 'drops', 'moved', 'gone', 'busy']

/** One in twenty is sent to the receiver that hangs: each costs 15 s. */
const mannerOf = (number: number): Manner => number % 20 === 0 ? 'hangs' : usual[number % usual.length]!

/** In one search some sources are quick, some are slow, and some fail. */
export const playOf = (value: string, origin: string): Outcome =>
  plays[(Number(/\d+$/.exec(value)?.[0] ?? 0) + origin.length) % plays.length]!

/** Searches posted one after another, until the process they go to is gone. A post without an answer may or may not count. */
export function createPosts(key: string, receivers: Receivers) {
  const acknowledged: string[] = []
  const refused: number[] = []
  let number = 0

  /** Every other search asks for fresh answers: the cache would hide that a module ran again. */
  function next(): object {
    const value = `crash${++number}`
    const webhook = { url: receivers.url(mannerOf(acknowledged.length)), secret: secretOf(value) }
    return { ...searchFor(value), cache: { mode: number % 2 === 0 ? 'prefer' : 'bypass' }, delivery: { webhook } }
  }

  return {
    acknowledged,
    /** Statuses that no search should be answered with. */
    refused,
    async to(tracewell: TracewellProcess, onTaken: (id: string) => void): Promise<void> {
      try {
        await tracewell.ready()
        for (;;) {
          const answer = await tracewell.request('POST', '/search', { key, body: next() })
          if (answer.status === 201) {
            acknowledged.push(answer.body['search']['id'])
            onTaken(answer.body['search']['id'])
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
