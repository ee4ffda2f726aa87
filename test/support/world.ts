import { upstreams } from '../../src/upstreams/index.ts'
import { createUpstreamServer } from '../../src/upstreams/server.ts'
import { start } from '../../scripts/support/start.ts'

/** Starts the service with its own simulated world, whose requests can be counted. */
export async function startInWorld(...[environment, overrides]: Parameters<typeof start>) {
  const simulator = createUpstreamServer({ upstreams })
  await simulator.listen(0)
  const service = await start(
    { SANDBOX: '0', ENVIRONMENT: 'test', EGRESS_ROUTES: simulator.routes, ...environment },
    overrides,
  )
  return {
    service,
    /** Number of requests so far, to all simulated hosts. */
    get requestCount() { return [...simulator.requests.values()].reduce((sum, count) => sum + count, 0) },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await simulator.close()
    },
  }
}
