import { ConfigError, sourceKeyName, type Config } from './config.ts'
import type { ListedProvider } from './core/search/tasks/provider.ts'
import { createClient, parseRoutes, type Client } from './sources/client.ts'
import { createProvider } from './sources/providers/index.ts'
import { providerSlugs } from './sources/providers/provider.ts'
import type { AccountCheck } from './sources/registered/account-check.ts'
import { accountChecks } from './sources/registered/index.ts'
import { version } from './version.ts'

/** The way out, and in the sandbox the simulated world at its end. */
export async function composeEgress(config: Config): Promise<{ client: Client, close(): Promise<void> }> {
  const simulator = config.sandbox ? await composeSimulator() : undefined
  const routes = simulator ? parseRoutes(`*=${await simulator.listen(0)}/{host}`) : config.egressRoutes
  const client = createClient({
    routes, allow: config.egressAllow, proxy: config.egressProxy, userAgent: `Tracewell/${version} (+${config.publicUrl})`,
  })
  return {
    client,
    async close() {
      await client.close()
      await simulator?.close()
    },
  }
}

/** Loaded in the sandbox only: the real service has no use for it. */
async function composeSimulator() {
  const [{ createUpstreamServer }, { upstreams }] = await Promise.all([import('./upstreams/server.ts'), import('./upstreams/index.ts')])
  return createUpstreamServer({ upstreams })
}

/** The checks that come with the service, and those of the operator's pack. In the sandbox no pack: nobody plays its sites. */
export async function readChecks({ accountPack, sandbox }: Config): Promise<readonly AccountCheck[]> {
  if (accountPack === undefined || sandbox) return accountChecks
  const { readPackFile } = await import('./sources/registered/whatsmyname.ts')
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

/** Throws a `ConfigError` for a key or a probe of something that is not there: a typing error would go unseen. */
export function needKnownNames({ sourceKeys, accountProbes }: Config, sources: readonly string[], checks: readonly AccountCheck[]): void {
  const probes = new Set(checks.filter(({ probe }) => probe !== undefined).map(({ slug }) => slug))
  const faults = [
    ...[...sourceKeys.keys()].filter(slug => !sources.includes(slug)).map(slug => `${sourceKeyName(slug)}: there is no source ${slug}`),
    ...[...accountProbes].filter(slug => !probes.has(slug)).map(slug => `ACCOUNT_PROBES: there is no probe ${slug}; there are: ${[...probes].join(', ')}`),
  ]
  if (faults.length > 0) throw new ConfigError(faults)
}
