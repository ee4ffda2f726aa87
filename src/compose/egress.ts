import type { Config } from '../config/read.ts'
import type { ConfiguredProvider } from '../core/search/tasks/provider.ts'
import type { Telemetry } from '../lib/telemetry.ts'
import { createProvider } from '../sources/byok/index.ts'
import { providerSlugs } from '../sources/byok/provider.ts'
import { parseAllow } from '../sources/egress/allow.ts'
import { createClient, type Client, type ClientOptions } from '../sources/egress/client.ts'
import { processNames } from '../sources/egress/names.ts'
import { defaultLimits } from '../sources/egress/limits.ts'
import { parseRoutes } from '../sources/egress/routes.ts'
import type { Budgets } from '../sources/governor/budgets.ts'
import { createMemoryBudgets, exceptFor } from '../sources/governor/memory.ts'
import { version } from '../version.ts'
import { limitsOf } from './budgets.ts'
import type { Overrides } from './store.ts'

export interface Egress {
  /** Client for requests to sources. */
  client: Client
  /**
   * Client for requests to webhook receivers. In the sandbox, the simulator receives a request if the host name selects
   * a simulated outcome, such as `tw-success.example`. All other requests go to real receivers.
   */
  webhookClient: Client
  close(): Promise<void>
}

type EgressOverrides = Pick<Overrides, 'lookup'> & Pick<ClientOptions, 'onlySocksResolves'>

/**
 * Builds the clients for outgoing requests. In the sandbox, the simulator receives the requests to sources.
 * @param budgets limits of the sources. Default: those of this process alone. The simulator has none.
 */
export async function composeEgress(
  config: Config,
  telemetry?: Telemetry,
  budgets: Budgets = createMemoryBudgets(),
  { lookup, onlySocksResolves = false }: EgressOverrides = {},
): Promise<Egress> {
  const simulator = config.sandbox ? await composeSimulator() : undefined
  const routes = simulator ? parseRoutes(simulator.routes) : config.egressRoutes
  const options = {
    proxy: config.egressProxy,
    onlySocksResolves,
    userAgent: `Tracewell/${version} (+${config.publicUrl})`,
    ...!simulator && { resolver: config.dnsResolver },
    ...telemetry && { telemetry },
    ...lookup && { lookup },
  }
  // every task that holds a slot can send a request at once
  const maxRequests = Math.max(defaultLimits.maxRequests, config.runnerCapacity + config.checkCapacity)
  const governed = simulator
    ? { limits: simulatorLimits }
    : { limits: { maxRequests }, budgets: exceptFor(providerOrigins(config), budgets), originLimits: limitsOf(config) }
  const client = createClient({ ...options, ...governed, routes, allow: config.egressAllow })
  const receivers = simulator
    ? { routes: simulator.receivers, allow: [...config.egressAllow, ...parseAllow(ownMachine)] }
    : { routes, allow: config.egressAllow }
  const webhookClient = createClient({ ...options, ...receivers, purpose: 'webhook' })
  return {
    client,
    webhookClient,
    async close() {
      await Promise.all([client.close(), webhookClient.close()])
      await simulator?.close()
    },
  }
}

/**
 * Builds the clients of a command in a terminal. Only its SOCKS proxy learns the names of requests to sources. Closing
 * them also ends the queries to name servers, which would keep the process alive.
 */
export async function composeTerminalEgress(
  config: Config, overrides: Pick<Overrides, 'lookup'> = {},
): Promise<Egress> {
  const egress = await composeEgress(config, undefined, undefined, { ...overrides, onlySocksResolves: true })
  return {
    ...egress,
    async close() {
      processNames.cancel()
      await egress.close()
    },
  }
}

/** Origins of the external providers. They have no limits here, because theirs belong to the key of the caller. */
const providerOrigins = (config: Config): ReadonlySet<string> =>
  new Set(listProviders(config).map(({ baseUrl }) => new URL(baseUrl).origin))

/**
 * Limits of concurrent requests to the simulator. They are high, so that a request that hangs in one test does not
 * delay another test.
 */
const simulatorLimits = { maxRequestsPerOrigin: 1_000, maxRequests: 10_000 }

/**
 * Addresses of the local machine. The sandbox may send webhooks to them, because the tests of callers usually run their
 * webhook receivers on the local machine.
 */
const ownMachine = 'localhost:*, 127.0.0.0/8:*, [::1]:*'

/** Starts the simulator. A dynamic import loads its code, because a live server never needs it. */
async function composeSimulator() {
  const [{ createUpstreamServer }, { upstreams }, { receiverRoutes }] = await Promise.all([
    import('../upstreams/server.ts'),
    import('../upstreams/index.ts'),
    import('../upstreams/receivers.ts'),
  ])
  const server = createUpstreamServer({ upstreams })
  const url = await server.listen(0)
  return { routes: server.routes, receivers: parseRoutes(receiverRoutes(url)), close: () => server.close() }
}

/** Returns the external providers for which the operator has set a URL. */
export function listProviders({ providers }: Config): ConfiguredProvider[] {
  return providerSlugs.flatMap(slug => {
    const { url, mapping } = providers[slug]
    return url === undefined ? [] : [{ provider: createProvider[slug](mapping), baseUrl: url }]
  })
}
