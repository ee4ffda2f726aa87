/** The product, with modules and leak sources that each send one request to a slow server. */
import { httpLeakSource } from '../../src/sources/leaks/http-leak-source.ts'
import { answerParent } from '../support/child.ts'
import { anyStreams, startServer, type Reached } from '../support/child-server.ts'
import { lookUps } from './look-ups.ts'

export interface Sources {
  dataDir: string
  count: number
  leakCount: number
  /** Port of the server that simulates the slow sources. */
  upstreamPort: number
}

const leakSource = (number: number) => httpLeakSource({
  code: `leak-${number}`,
  name: `Leak ${number}`,
  description: 'Asks a slow source',
  homepage: 'https://leak.example',
  types: ['Pseudonym'],
  template: 'generic',
  mapping: {},
  examples: { found: [], notFound: [] },
  request: value => ({ url: `https://leak-${number}.example/users/${encodeURIComponent(value)}` }),
  response: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  records: answer => [answer],
})

answerParent({
  async start({ dataDir, count, leakCount, upstreamPort }: Sources): Promise<Reached> {
    const leakSources = Array.from({ length: leakCount }, (_, index) => leakSource(index))
    const egressRoutes = `*=http://127.0.0.1:${upstreamPort}/{host}`
    const environment = { DATA_DIR: dataDir, RUNNER_CAPACITY: String(count), EGRESS_ROUTES: egressRoutes }
    const { url, key } = await startServer({ ...anyStreams, ...environment }, { modules: lookUps(count), leakSources })
    return { url, key }
  },
})
