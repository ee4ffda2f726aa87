import { upstreams } from '../../src/upstreams/index.ts'
import { createUpstreamServer } from '../../src/upstreams/server.ts'
import { start } from '../../scripts/support/start.ts'

/** The product with a simulated outside world of its own, whose requests can be counted. */
export async function startInWorld(...[environment, overrides]: Parameters<typeof start>) {
  const simulator = createUpstreamServer({ upstreams })
  const url = await simulator.listen(0)
  const service = await start(
    { SANDBOX: '0', ENVIRONMENT: 'test', EGRESS_ROUTES: `*=${url}/{host}`, ...environment },
    overrides,
  )
  return {
    service,
    /** Requests at all hosts so far. */
    get asked() { return [...simulator.requests.values()].reduce((sum, count) => sum + count, 0) },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await simulator.close()
    },
  }
}
