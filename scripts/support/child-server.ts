import { start, type Tracewell } from '../../src/compose/start.ts'
import type { Overrides } from '../../src/compose/store.ts'
import { readConfig } from '../../src/config/read.ts'
import type { Plan } from '../../src/db/plans.ts'

/** URL and API key of a server in a child process. */
export interface Reached {
  url: string
  key: string
}

/** The product that runs in this child process. `product` cannot be sent to the parent. */
export interface ChildServer extends Reached {
  product: Tracewell
  imagesUrl: string
  /** Ids of the accounts. */
  ids: string[]
  /** API keys, one list for each account. */
  keys: string[][]
}

interface ServerAccounts {
  /** Number of accounts. Default: 1. */
  count?: number
  /** Number of API keys of each account. Default: 1. */
  each?: number
  /** Plan of the accounts. Default: the plan `business`. */
  plan?: Plan
}

/** Settings of a server on which the limits of open connections and event streams decide nothing. */
export const anyStreams = { STREAMS_PER_KEY: '100000', STREAMS_PER_ADDRESS: '100000' }

/** A plan whose limits no bench reaches. */
export const unlimitedPlan: Plan = {
  id: 'bench',
  product: 'api',
  name: 'Bench',
  features: ['search'],
  requestsPerMinute: 1_000_000,
  concurrency: 1_000_000,
  daily: 1_000_000_000,
  monthly: 1_000_000_000,
  keyQuota: 100,
  retentionDays: 30,
}

/** Starts the product in this child process, by default with all roles on free ports, and creates its accounts. */
export async function startServer(
  environment: Record<string, string>, overrides: Overrides = {}, { count = 1, each = 1, plan }: ServerAccounts = {},
): Promise<ChildServer> {
  const product = await start(readConfig({ PORT: '0', IMAGES_PORT: '0', ...environment }), overrides)
  const { database, accounts, plans, keys, api, images } = product
  if (plan) await database.plans.insert(plan)
  const opened: { ids: string[], keys: string[][] } = { ids: [], keys: [] }
  for (let number = 0; number < count; number++) {
    const { id } = await accounts.create(`account-${number}@localhost`)
    await plans.set(id, plan?.id ?? 'business')
    const own: string[] = []
    while (own.length < each) own.push((await keys.create(id)).secret)
    opened.ids.push(id)
    opened.keys.push(own)
  }
  return {
    product,
    url: `http://${api!.host}:${api!.port}`,
    imagesUrl: images ? `http://${images.host}:${images.port}` : '',
    key: opened.keys[0]![0]!,
    ...opened,
  }
}
