import { ConfigError, type Config } from '../config/read.ts'
import { sourceKeyName } from '../config/table.ts'
import type { Overrides } from './store.ts'
import { operations } from '../core/tools/operations/index.ts'
import type { ListedProvider } from '../core/search/tasks/provider.ts'
import type { Telemetry } from '../lib/telemetry.ts'
import { breachSources as allBreachSources } from '../sources/breaches/index.ts'
import { leakSources as allLeakSources } from '../sources/leaks/index.ts'
import { modules as allModules } from '../sources/modules/index.ts'
import { createClient, parseAllow, parseRoutes, type Client } from '../sources/client.ts'
import { createProvider } from '../sources/byok/index.ts'
import { providerSlugs } from '../sources/byok/provider.ts'
import { logoSources } from '../sources/logos/index.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { accountChecks } from '../sources/registered/index.ts'
import { version } from '../version.ts'

export interface Egress {
  /** To the sources. */
  client: Client
  /** To the callers' own receivers; of these the sandbox simulates those with magic names alone. */
  webhookClient: Client
  close(): Promise<void>
}

/** The way out, and in the sandbox the simulated world at its end. */
export async function composeEgress(config: Config, telemetry?: Telemetry): Promise<Egress> {
  const simulator = config.sandbox ? await composeSimulator() : undefined
  const routes = simulator ? parseRoutes(`*=${simulator.url}/{host}`) : config.egressRoutes
  const options = {
    proxy: config.egressProxy,
    userAgent: `Tracewell/${version} (+${config.publicUrl})`,
    ...telemetry && { telemetry },
  }
  const client = createClient({ ...options, routes, allow: config.egressAllow, ...simulator && { limits: impolite } })
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

/** The simulator needs no politeness: what hangs in one test is not to hold up another. */
const impolite = { perOrigin: 1_000, connections: 10_000 }

/** Where the receiver of somebody who tests against the sandbox is. */
const ownMachine = 'localhost:*, 127.0.0.0/8:*, [::1]:*'

/** Loaded in the sandbox only: the real service has no use for it. */
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

/** The checks that come with the service, and those of the operator's pack. In the sandbox no pack: nobody plays its sites. */
export async function readChecks({ accountPack, sandbox }: Config): Promise<readonly AccountCheck[]> {
  if (accountPack === undefined || sandbox) return accountChecks
  const { readPackFile } = await import('../sources/registered/whatsmyname.ts')
  const pack = await readPackFile(accountPack, accountChecks).catch((error: Error) => {
    throw new ConfigError([`ACCOUNT_PACK: ${error.message}`])
  })
  return [...accountChecks, ...pack.checks]
}

/** The external providers that have an address. */
export function listProviders({ providers }: Config): ListedProvider[] {
  return providerSlugs.flatMap(slug => {
    const { url, mapping } = providers[slug]
    return url === undefined ? [] : [{ provider: createProvider[slug](mapping), baseUrl: url }]
  })
}

/** The keys, probes and sources of logos of something that is not there: a typing error would go unseen. */
function unknownNames(
  { sourceKeys, accountProbes, logoSources: logos = new Set() }: Config,
  sources: readonly string[],
  checks: readonly AccountCheck[],
): string[] {
  const probes = new Set(checks.filter(({ probe }) => probe !== undefined).map(({ slug }) => slug))
  return [
    ...[...sourceKeys.keys()].filter(slug => !sources.includes(slug)).map(slug =>
      `${sourceKeyName(slug)}: there is no source ${slug}`
    ),
    ...[...accountProbes].filter(slug => !probes.has(slug)).map(slug =>
      `ACCOUNT_PROBES: there is no probe ${slug}; there are: ${[...probes].join(', ')}`
    ),
    ...[...logos].filter(slug => !logoSources.some(source => source.slug === slug))
      .map(slug =>
        `LOGO_SOURCES: there is no source ${slug}; there are: ${logoSources.map(source => source.slug).join(', ')}`
      ),
  ]
}

/** Of every source that can be asked, but for account checks. */
export function sourceNames(
  { modules = allModules, leakSources = allLeakSources, breachSources = allBreachSources }: Overrides = {},
): string[] {
  return [
    ...[...modules, ...breachSources].map(({ slug }) => slug), ...leakSources.map(({ code }) => code),
    ...operations.flatMap(({ sources }) => Object.keys(sources)),
  ]
}

/** The account checks. Throws a `ConfigError` for a pack that cannot be read and for names of sources that are not there, all at once. */
export async function chooseChecks(config: Config, overrides: Overrides = {}): Promise<readonly AccountCheck[]> {
  const faults: string[] = []
  const checks = overrides.checks ?? await readChecks(config).catch((error: unknown) => {
    if (!(error instanceof ConfigError)) throw error
    faults.push(...error.faults)
    return []
  })
  faults.push(...unknownNames(config, sourceNames(overrides), checks))
  if (faults.length > 0) throw new ConfigError(faults)
  return checks
}
