/**
 * Starts the product with two kinds of modules. Some return many large cards immediately. The rest end one after
 * another until the run stops.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { card } from '../../../src/sources/kit/card.ts'
import type { Card, Module } from '../../../src/sources/kit/source.ts'
import { answerParent } from '../../support/child.ts'
import { anyStreams, startServer, unlimitedPlan } from '../../support/child-server.ts'

export interface Setting {
  environment: Record<string, string>
  flood: Flood
  /** Number of accounts. `keys` is the number of keys of each account. */
  accounts: number
  keys: number
  /**
   * Time in milliseconds after which the server drops a reader that reads nothing. Default: the default of the product.
   */
  stalledClientTimeoutMs?: number
}

export interface Flood {
  /** Number of modules that end immediately. Each returns `cards` cards of `cardBytes` bytes. */
  modules: number
  cards: number
  cardBytes: number
  /** Number of modules that end one after another, one every `everyMs` milliseconds, with one small card each. */
  drops: number
  everyMs: number
}

export interface Served {
  port: number
  /** API keys, one list for each account. */
  keys: string[][]
}

const stopped = new AbortController()

function floodModules({ modules, cards, cardBytes, drops, everyMs }: Flood): Module[] {
  const numbered = (number: number, text: string): Card => card([['Number', number, 'number']], { number, text })
  const large = Array.from({ length: modules }, (_, index): Module => ({
    ...shared, slug: `flood-${index}`,
    run: () => Array.from({ length: cards }, (_, number) => numbered(number, 'x'.repeat(cardBytes))),
  }))
  const small = Array.from({ length: drops }, (_, index): Module => ({
    ...shared, slug: `drop-${index}`,
    async* run() {
      await sleep(index * everyMs, undefined, { signal: stopped.signal }).catch(() => undefined)
      yield numbered(index, 'later')
    },
  }))
  return [...large, ...small]
}

const shared: Omit<Module, 'slug' | 'run'> = {
  name: 'Flood',
  description: 'Has cards',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['social'],
  kind: 'derived',
  homepage: 'https://flood.example',
  default: true,
  requiresKey: false,
  deadlineMs: 3_000_000,
  cacheMs: 0,
  examples: { found: [], notFound: [] },
}

answerParent({
  async start({ environment, flood, accounts: count, keys: each, stalledClientTimeoutMs }: Setting): Promise<Served> {
    const { product, keys } = await startServer({
      ...anyStreams,
      EGRESS_ROUTES: '*=http://127.0.0.1:9/{host}',
      RUNNER_CAPACITY: '10000',
      ...environment,
    }, {
      modules: floodModules(flood),
      ...stalledClientTimeoutMs === undefined ? {} : { stalledClientTimeoutMs },
    }, { count, each, plan: unlimitedPlan })
    return { port: product.api!.port, keys }
  },
  collect: () => globalThis.gc?.(),
  /** Ends the modules that still run, so that every search can end. */
  stop: () => stopped.abort(),
})
