import { start } from '../../src/compose/start.ts'
import type { Overrides } from '../../src/compose/store.ts'
import { readConfig } from '../../src/config/read.ts'
import type { Module } from '../../src/sources/kit/source.ts'

/** URL and API key of a product that runs in this process. */
export interface Reached {
  url: string
  key: string
}

/** Starts the whole product in this process, with the given modules in place of the usual ones. */
export async function startEmbedded(
  modules: readonly Module[], environment: Record<string, string>, overrides: Overrides = {},
): Promise<Reached> {
  const config = readConfig({
    PORT: '0',
    IMAGES_PORT: '0',
    STREAMS_PER_KEY: '100000',
    STREAMS_PER_ADDRESS: '100000',
    ...environment,
  })
  const { api, accounts, plans, keys } = await start(config, { ...overrides, modules })
  const { id } = await accounts.create('bench@localhost')
  await plans.set(id, 'business')
  const { secret } = await keys.create(id)
  return { url: `http://${api!.host}:${api!.port}`, key: secret }
}
