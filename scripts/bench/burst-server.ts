/** The product, with modules that answer at once and send no request. */
import { start } from '../../src/compose/start.ts'
import { readConfig } from '../../src/config/read.ts'
import { card } from '../../src/sources/kit/card.ts'
import { openAccounts } from './accounts.ts'
import { answerParent } from './children.ts'
import type { Reached } from './embedded.ts'
import { lookUps } from './look-ups.ts'

export interface BurstServer {
  dataDir: string
  modules: number
}

answerParent({
  async start({ dataDir, modules }: BurstServer): Promise<Reached> {
    const environment = { PORT: '0', IMAGES_PORT: '0', STREAMS_PER_KEY: '1000', STREAMS_PER_ADDRESS: '1000' }
    const instant = lookUps(modules).map(module => ({
      ...module,
      run: ({ value }: { value: string }) => [card([['Name', value, 'name']], { name: value })],
    }))
    const product = await start(readConfig({ DATA_DIR: dataDir, ...environment }), { modules: instant })
    const { keys: [key] } = await openAccounts(product, 1)
    const { host, port } = product.api!
    return { url: `http://${host}:${port}`, key: key! }
  },
})
