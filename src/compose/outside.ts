import { ConfigError, type Config } from '../config/read.ts'
import { sourceKeyName } from '../config/source-keys.ts'
import { loadAccountChecks, type LoadedChecks } from './account-packs.ts'
import { limitsOf } from './budgets.ts'
import type { Overrides } from './store.ts'
import { operations } from '../core/tools/operations/index.ts'
import type { ConfiguredProvider } from '../core/search/tasks/provider.ts'
import type { Telemetry } from '../lib/telemetry.ts'
import { breachSources as allBreachSources } from '../sources/leaks/breaches/index.ts'
import { leakSources as allLeakSources } from '../sources/leaks/index.ts'
import { modules as allModules } from '../sources/modules.ts'
import { parseAllow } from '../sources/egress/allow.ts'
import { createClient, type Client } from '../sources/egress/client.ts'
import { parseRoutes } from '../sources/egress/routes.ts'
import { isAllowed } from '../sources/kit/terms.ts'
import { createProvider } from '../sources/byok/index.ts'
import { providerSlugs } from '../sources/byok/provider.ts'
import type { Budgets } from '../sources/governor/budgets.ts'
import { defaultLimits } from '../sources/egress/limits.ts'
import { createMemoryBudgets, exceptFor } from '../sources/governor/memory.ts'
import { listSources } from '../sources/lists/index.ts'
import type { ListSource } from '../sources/kit/list-source.ts'
import { logoSources } from '../sources/logos/index.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { version } from '../version.ts'

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

/**
 * Builds the clients for outgoing requests. In the sandbox, the simulator receives the requests to sources.
 * @param budgets limits of the sources. Default: those of this process alone. The simulator has none.
 */
export async function composeEgress(
  config: Config,
  telemetry?: Telemetry,
  budgets: Budgets = createMemoryBudgets(),
  { lookup }: Pick<Overrides, 'lookup'> = {},
): Promise<Egress> {
  const simulator = config.sandbox ? await composeSimulator() : undefined
  const routes = simulator ? parseRoutes(`*=${simulator.url}/{host}`) : config.egressRoutes
  const options = {
    proxy: config.egressProxy,
    userAgent: `Tracewell/${version} (+${config.publicUrl})`,
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
  return { url, receivers: parseRoutes(receiverRoutes(url)), close: () => server.close() }
}

/** Returns the external providers for which the operator has set a URL. */
export function listProviders({ providers }: Config): ConfiguredProvider[] {
  return providerSlugs.flatMap(slug => {
    const { url, mapping } = providers[slug]
    return url === undefined ? [] : [{ provider: createProvider[slug](mapping), baseUrl: url }]
  })
}

interface SourceNames {
  all: readonly string[]
  restricted: ReadonlySet<string>
}

/** Returns a fault for each source that the settings name but that does not exist, such as a mistyped name. */
function unknownNameFaults(
  { sourceKeys, accountProbes, restrictedSources, logoSources: logos = new Set() }: Config,
  { all: sources, restricted }: SourceNames,
  checks: readonly AccountCheck[],
): string[] {
  const probes = new Set(checks.filter(({ probe }) => probe !== undefined).map(({ slug }) => slug))
  return [
    ...[...sourceKeys.keys()].filter(slug => !sources.includes(slug)).map(slug =>
      `${sourceKeyName(slug)}: there is no source ${slug}`
    ),
    ...[...accountProbes].filter(slug => !probes.has(slug)).map(slug =>
      `ACCOUNT_PROBES: there is no probe ${slug}; probes: ${[...probes].join(', ')}`
    ),
    ...[...restrictedSources].filter(slug => slug !== 'all' && !restricted.has(slug)).map(slug =>
      `RESTRICTED_SOURCES: there is no source ${slug} with restricted terms; sources: ${[...restricted].join(', ')}`
    ),
    ...[...logos].filter(slug => !logoSources.some(source => source.slug === slug))
      .map(slug =>
        `LOGO_SOURCES: there is no source ${slug}; sources: ${logoSources.map(source => source.slug).join(', ')}`
      ),
  ]
}

/** Returns the lists that searches may use: those with free terms, and those that the operator enables. */
export const enabledLists = ({ restrictedSources }: Pick<Config, 'restrictedSources'>): ListSource[] =>
  listSources.filter(({ slug, terms }) => isAllowed(restrictedSources, slug, terms))

/** Returns the names of the sources that the settings can name, and which of them have restricted terms. */
export function sourceNames(
  { modules = allModules, leakSources = allLeakSources, breachSources = allBreachSources }: Overrides = {},
): SourceNames {
  const sources = [
    ...modules,
    ...breachSources,
    ...leakSources.map(({ code, terms }) => ({ slug: code, ...terms && { terms } })),
    ...operations.flatMap(operation => Object.values(operation.sources)),
  ]
  const restricted = [...sources, ...listSources].filter(({ terms }) => terms?.restricted)
  return { all: sources.map(({ slug }) => slug), restricted: new Set(restricted.map(({ slug }) => slug)) }
}

/**
 * Returns the account checks and facts about the packs. Also verifies that every source that the settings name exists.
 *
 * @throws ConfigError that lists all faults at once; a fault is an unreadable pack, or the name of a source that does
 * not exist
 */
export async function loadValidAccountChecks(
  config: Config,
  overrides: Overrides = {},
): Promise<LoadedChecks> {
  const faults: string[] = []
  const given = overrides.checks && { checks: overrides.checks, packs: [] }
  const loaded = given ?? await loadAccountChecks(config).catch((error: unknown) => {
    if (!(error instanceof ConfigError)) throw error
    faults.push(...error.faults)
    return { checks: [], packs: [] }
  })
  faults.push(...unknownNameFaults(config, sourceNames(overrides), loaded.checks))
  if (faults.length > 0) throw new ConfigError(faults)
  return loaded
}
