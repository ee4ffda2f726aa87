/** Runs the product with modules that wait for a signal. After the signal, each module returns its cards. */
import { setTimeout as sleep } from 'node:timers/promises'
import { card } from '../../src/sources/kit/card.ts'
import type { Module } from '../../src/sources/kit/source.ts'
import { answerParent } from '../support/child.ts'
import { anyStreams, startServer, unlimitedPlan, type Reached } from '../support/child-server.ts'

export interface Flood {
  modules: number
  cards: number
  /** Time between the ends of two successive modules, in milliseconds. */
  everyMs: number
}

const released = Promise.withResolvers<void>()

function floodModule(number: number, { cards, everyMs }: Flood): Module {
  return {
    slug: `flood-${number}`,
    name: `Flood ${number}`,
    description: 'Has many cards',
    category: 'profile',
    types: ['Pseudonym'],
    tags: ['social'],
    kind: 'derived',
    homepage: 'https://flood.example',
    default: true,
    requiresKey: false,
    deadlineMs: 110_000,
    cacheMs: 0,
    examples: { found: [], notFound: [] },
    async* run({ value }) {
      await released.promise
      await sleep(number * everyMs)
      for (let count = 0; count < cards; count++) {
        yield card([['Name', value, 'name'], ['Number', count, 'number']], {
          name: value,
          number: count,
          module: number,
        })
      }
    },
  }
}

answerParent({
  async start({ dataDir, flood }: { dataDir: string, flood: Flood }): Promise<Reached> {
    const modules = Array.from({ length: flood.modules }, (_, index) => floodModule(index, flood))
    const environment = { ...anyStreams, DATA_DIR: dataDir, RUNNER_CAPACITY: String(flood.modules) }
    const { url, key } = await startServer(environment, { modules }, { plan: unlimitedPlan })
    return { url, key }
  },
  collect: () => globalThis.gc?.(),
  release: () => released.resolve(),
})
