/** The product, with modules that answer at once and send no request. */
import { card } from '../../src/sources/kit/card.ts'
import { answerParent } from '../support/child.ts'
import { anyStreams, startServer, unlimitedPlan, type Reached } from '../support/child-server.ts'
import { lookUps } from './look-ups.ts'

export interface BurstServer {
  dataDir: string
  modules: number
}

answerParent({
  async start({ dataDir, modules }: BurstServer): Promise<Reached> {
    const instant = lookUps(modules).map(module => ({
      ...module,
      run: ({ value }: { value: string }) => [card([['Name', value, 'name']], { name: value })],
    }))
    const environment = { DATA_DIR: dataDir, ...anyStreams }
    const { url, key } = await startServer(environment, { modules: instant }, { plan: unlimitedPlan })
    return { url, key }
  },
})
