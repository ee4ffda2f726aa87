import { join, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { readEnvFile } from './env-file.ts'
import { isPostgresUrl } from './lib/postgres-url.ts'
import { logLevels, type LogLevel } from './lib/log.ts'
import { mappingVersions, type MappingVersion, type ProviderSlug } from './sources/providers/provider.ts'
import { parseAllow, parseProxy, parseRoutes, type Allowed, type Route } from './sources/client.ts'

export const roles = ['api', 'images', 'runner', 'orchestrator'] as const
export type Role = (typeof roles)[number]

export interface Config {
  host: string
  port: number
  imagesPort: number
  /** Without a slash at the end. */
  publicUrl: string
  publicImagesUrl: string
  dataDir: string
  /** `postgres://…`, or the path of a SQLite file. */
  databaseUrl: string
  roles: readonly Role[]
  environment: string
  logLevel: LogLevel
  /** Undefined: one is made and kept in the data folder. */
  secretKey: string | undefined
  searchTimeLimitMs: number
  /** How long a caller of a direct tool waits at most. */
  toolDeadlineMs: number
  runnerCapacity: number
  egressProxy: string | undefined
  egressAllow: Allowed[]
  egressRoutes: Route[]
  sandbox: boolean
  trustProxy: readonly string[]
  /** Keys of sources, by slug: `SOURCE_KEY_GITHUB` is that of `github`. */
  sourceKeys: ReadonlyMap<string, string>
  /** Account checks that probe a form and may run all the same, by slug. */
  accountProbes: ReadonlySet<string>
  /** The file of a pack of account checks in the WhatsMyName format. */
  accountPack: string | undefined
  /** External providers that callers may ask with keys of their own. */
  providers: Record<ProviderSlug, ProviderConfig>
}

export interface ProviderConfig {
  /** Without a slash at the end. Undefined: the provider is not available. */
  url: string | undefined
  mapping: MappingVersion
}

/** Every fault of the configuration, in plain words. */
export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The configuration is not valid:\n${faults.map(fault => `  ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Throws a `ConfigError` with all faults at once. Unless told, it reads the environment of the process over the `.env`
 * file of its folder, and is the only reader of either.
 */
export function readConfig(given?: Environment): Config {
  const file = given === undefined ? readEnvFile(resolve('.env')) : { values: {}, faults: [] }
  const environment: Environment = given ?? { ...file.values, ...process.env }
  const faults = [...file.faults]
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined

  function read<Value>(name: string, fallback: Value, parse: (value: string) => Value): Value {
    const value = text(name)
    if (value === undefined) return fallback
    try {
      return parse(value)
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`)
      return fallback
    }
  }

  const dataDir = text('DATA_DIR') ?? './data'
  const port = read('PORT', 8080, wholeNumber(0, 65_535))
  const imagesPort = read('IMAGES_PORT', 8081, wholeNumber(0, 65_535))
  const sandbox = read('SANDBOX', false, flag)
  const provider = (slug: ProviderSlug): ProviderConfig => ({
    url: read(`${slug.toUpperCase()}_URL`, sandbox ? `https://${slug.replace('_', '-')}.example` : undefined, plainUrl),
    mapping: read(`${slug.toUpperCase()}_MAPPING`, '1', oneOf(mappingVersions)),
  })
  const config: Config = {
    host: text('HOST') ?? '127.0.0.1',
    port,
    imagesPort,
    publicUrl: read('PUBLIC_URL', `http://localhost:${port}`, httpUrl),
    publicImagesUrl: read('PUBLIC_IMAGES_URL', `http://localhost:${imagesPort}`, httpUrl),
    dataDir,
    // What the simulator invents never lies beside what real sources said.
    databaseUrl: read('DATABASE_URL', join(dataDir, sandbox ? 'sandbox.db' : 'tracewell.db'), postgresOrFile),
    roles: read('ROLE', roles, roleList),
    environment: text('ENVIRONMENT') ?? (sandbox ? 'sandbox' : 'production'),
    logLevel: read('LOG_LEVEL', 'info', oneOf(logLevels)),
    secretKey: read('SECRET_KEY', undefined, longEnough),
    searchTimeLimitMs: read('SEARCH_TIME_LIMIT_MS', 3_600_000, wholeNumber(1, 86_400_000)),
    toolDeadlineMs: read('TOOL_DEADLINE_MS', 20_000, wholeNumber(1, 60_000)),
    runnerCapacity: read('RUNNER_CAPACITY', 30, wholeNumber(1, 10_000)),
    egressProxy: read('EGRESS_PROXY', undefined, value => parseProxy(value) && value),
    egressAllow: read('EGRESS_ALLOW', [], parseAllow),
    egressRoutes: read('EGRESS_ROUTES', [], parseRoutes),
    sandbox,
    trustProxy: read('TRUST_PROXY', [], addressList),
    sourceKeys: new Map(Object.entries(environment).flatMap(([name, value]) =>
      name.startsWith('SOURCE_KEY_') && value?.trim() ? [[name.slice(11).toLowerCase().replaceAll('_', '-'), value.trim()] as const] : [])),
    accountProbes: new Set(text('ACCOUNT_PROBES')?.split(',').map(slug => slug.trim()).filter(Boolean)),
    accountPack: text('ACCOUNT_PACK'),
    providers: { provider_one: provider('provider_one'), provider_two: provider('provider_two') },
  }
  if (port !== 0 && port === imagesPort) faults.push('IMAGES_PORT: must be another than PORT')
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

function wholeNumber(least: number, most: number) {
  return (value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
    if (!(number >= least && number <= most)) throw new Error(`must be a whole number from ${least} to ${most}`)
    return number
  }
}

function flag(value: string): boolean {
  if (/^(1|true|yes|on)$/i.test(value)) return true
  if (/^(0|false|no|off)$/i.test(value)) return false
  throw new Error('must be 1 or 0')
}

function httpUrl(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) throw new Error('must be an http or https address')
  return value.replace(/\/+$/, '')
}

/** What paths are put behind: a password or a query would end up elsewhere than meant. */
function plainUrl(value: string): string {
  const address = httpUrl(value)
  const { username, password, search, hash } = new URL(address)
  if (username || password || search || hash) throw new Error('must be an address without user, query and fragment')
  return address
}

function postgresOrFile(value: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) return value
  if (!isPostgresUrl(value)) throw new Error('must be postgres://… or the path of a SQLite file')
  if (!URL.canParse(value)) throw new Error('is not a well-formed address: signs such as #, / and @ in the password are written as %23, %2F and %40')
  return value
}

function oneOf<Value extends string>(allowed: readonly Value[]) {
  return (value: string): Value => {
    const found = allowed.find(known => known === value)
    if (found === undefined) throw new Error(`must be one of ${allowed.join(', ')}`)
    return found
  }
}

function roleList(value: string): readonly Role[] {
  return value === 'all' ? roles : value.split(',').map(role => oneOf(roles)(role.trim()))
}

function addressList(value: string): string[] {
  return value.split(',').map(entry => entry.trim()).map(entry => {
    if (!ipaddr.isValid(entry) && !ipaddr.isValidCIDR(entry)) throw new Error(`"${entry}" is not an address or CIDR range`)
    return entry
  })
}

function longEnough(value: string): string {
  if (value.length < 32) throw new Error('must have at least 32 characters')
  return value
}
