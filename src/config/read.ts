import { basename, join, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import type { LanguageModel } from '../core/radar/enrich.ts'
import type { StreamLimits } from '../core/streams.ts'
import { readEnvFile } from './env-file.ts'
import { isPostgresUrl } from '../lib/postgres-url.ts'
import { logLevels, type LogLevel } from '../lib/log.ts'
import { mappingVersions, type MappingVersion, type ProviderSlug } from '../sources/byok/provider.ts'
import { pairList, protocols, ratioText, samplers, type TraceConfig } from '../telemetry/trace-config.ts'
import { parseAllow, parseProxy, parseRoutes, type Allowed, type Route } from '../sources/client.ts'

export const roles = ['api', 'images', 'runner', 'orchestrator'] as const
export type Role = (typeof roles)[number]

export interface Config {
  host: string
  port: number
  imagesPort: number
  metricsHost: string
  /** Undefined: no metrics are told. */
  metricsPort: number | undefined
  /** Without a slash at the end. */
  publicUrl: string
  publicImagesUrl: string
  dataDir: string
  /** `postgres://…`, or the path of a SQLite file. */
  databaseUrl: string
  roles: readonly Role[]
  environment: string
  logLevel: LogLevel
  /** How long the audit is kept. */
  auditDays: number
  /** Undefined: one is made and kept in the data folder. */
  secretKey: string | undefined
  /** The one before it, which opens what was sealed with it. */
  previousSecretKey: string | undefined
  searchTimeLimitMs: number
  /** How long a caller of a direct tool waits at most. */
  toolDeadlineMs: number
  runnerCapacity: number
  egressProxy: string | undefined
  egressAllow: Allowed[]
  egressRoutes: Route[]
  /** Waits before the attempts to deliver a webhook that follow the first, in milliseconds. */
  webhookRetrySchedule: readonly number[]
  sandbox: boolean
  /** Undefined: nothing is traced. */
  traces: TraceConfig | undefined
  trustProxy: readonly string[]
  /** Requests with a wrong key that an address may send in a minute. */
  wrongKeysPerMinute: number
  streams: StreamLimits
  /** Keys of sources, by slug: `SOURCE_KEY_GITHUB` is that of `github`. */
  sourceKeys: ReadonlyMap<string, string>
  /** Account checks that probe a form and may run all the same, by slug. */
  accountProbes: ReadonlySet<string>
  /** The file of a pack of account checks in the WhatsMyName format. */
  accountPack: string | undefined
  /** Sources of logos, by slug; undefined: all. */
  logoSources: ReadonlySet<string> | undefined
  /** What logos may take on disk. */
  logoCacheMb: number
  /** External providers that callers may ask with keys of their own. */
  providers: Record<ProviderSlug, ProviderConfig>
  /** Where the catalogue of breaches is read from again and again. */
  radarRefreshUrl: string | undefined
  radarRefreshHours: number
  /** The service that `breaches enrich` asks. */
  languageModel: LanguageModel | undefined
}

export interface ProviderConfig {
  /** Without a slash at the end. Undefined: the provider is not available. */
  url: string | undefined
  mapping: MappingVersion
}

const sandboxFile = 'sandbox.db'
/** 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 14 h. */
const retrySchedule = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400]

/** Every fault of the configuration, in plain words. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  /** With defaults in the places of the faults: what else is wrong can be told too. */
  readonly config: Config | undefined

  constructor(faults: readonly string[], config?: Config) {
    super(`The configuration is not valid:\n${faults.map(fault => `  ${fault}`).join('\n')}`)
    this.faults = faults
    this.config = config
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

export const environmentOfProcess = (): Environment => process.env

/**
 * Throws a `ConfigError` with all faults at once. Unless told, it reads the environment of the process over the `.env`
 * file of its folder, and is the only reader of either.
 */
export function readConfig(given?: Environment): Config {
  const file = given === undefined ? readEnvFile(resolve('.env')) : { values: {}, faults: [] }
  const environment: Environment = given ?? { ...file.values, ...environmentOfProcess() }
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
  const metricsPort = read('METRICS_PORT', undefined, wholeNumber(0, 65_535))
  const sandbox = read('SANDBOX', false, flag)
  const provider = (slug: ProviderSlug): ProviderConfig => ({
    url: read(`${slug.toUpperCase()}_URL`, sandbox ? `https://${slug.replace('_', '-')}.example` : undefined, plainUrl),
    mapping: read(`${slug.toUpperCase()}_MAPPING`, '1', oneOf(mappingVersions)),
  })
  const collector = read('OTEL_EXPORTER_OTLP_ENDPOINT', undefined, plainUrl)
  const traces: TraceConfig = {
    url: `${collector}/v1/traces`,
    protocol: read('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/protobuf', oneOf(protocols)),
    headers: read('OTEL_EXPORTER_OTLP_HEADERS', {}, pairList),
    serviceName: text('OTEL_SERVICE_NAME') ?? 'tracewell',
    attributes: read('OTEL_RESOURCE_ATTRIBUTES', {}, pairList),
    sampler: read('OTEL_TRACES_SAMPLER', 'parentbased_always_on', oneOf(samplers)),
    ratio: read('OTEL_TRACES_SAMPLER_ARG', 1, ratioText),
  }
  const noTraces = read('OTEL_SDK_DISABLED', false, flag)
  const languageModelUrl = read('ENRICH_URL', undefined, plainUrl)
  if (languageModelUrl !== undefined && text('ENRICH_MODEL') === undefined) {
    faults.push('ENRICH_MODEL: is needed beside ENRICH_URL')
  }
  const config: Config = {
    host: text('HOST') ?? '127.0.0.1',
    port,
    imagesPort,
    metricsHost: text('METRICS_HOST') ?? '127.0.0.1',
    metricsPort,
    publicUrl: read('PUBLIC_URL', `http://localhost:${port}`, httpUrl),
    publicImagesUrl: read('PUBLIC_IMAGES_URL', `http://localhost:${imagesPort}`, httpUrl),
    dataDir,
    // What the simulator invents never lies beside what real sources said.
    databaseUrl: read('DATABASE_URL', join(dataDir, sandbox ? sandboxFile : 'tracewell.db'), postgresOrFile),
    roles: read('ROLE', roles, roleList),
    environment: text('ENVIRONMENT') ?? (sandbox ? 'sandbox' : 'production'),
    logLevel: read('LOG_LEVEL', 'info', oneOf(logLevels)),
    auditDays: read('AUDIT_DAYS', 365, wholeNumber(1, 36_500)),
    secretKey: read('SECRET_KEY', undefined, longEnough),
    previousSecretKey: read('SECRET_KEY_PREVIOUS', undefined, longEnough),
    searchTimeLimitMs: read('SEARCH_TIME_LIMIT_MS', 3_600_000, wholeNumber(1, 86_400_000)),
    toolDeadlineMs: read('TOOL_DEADLINE_MS', sandbox ? 5_000 : 20_000, wholeNumber(1, 60_000)),
    runnerCapacity: read('RUNNER_CAPACITY', 30, wholeNumber(1, 10_000)),
    egressProxy: read('EGRESS_PROXY', undefined, value => parseProxy(value) && value),
    egressAllow: read('EGRESS_ALLOW', [], parseAllow),
    egressRoutes: read('EGRESS_ROUTES', [], parseRoutes),
    webhookRetrySchedule: read('WEBHOOK_RETRY_SCHEDULE', retrySchedule, secondsList).map(seconds => seconds * 1_000),
    sandbox,
    traces: collector === undefined || noTraces ? undefined : traces,
    trustProxy: read('TRUST_PROXY', [], addressList),
    wrongKeysPerMinute: read('WRONG_KEYS_PER_MINUTE', 30, wholeNumber(1, 1_000_000)),
    streams: {
      perKey: read('STREAMS_PER_KEY', 200, wholeNumber(1, 1_000_000)),
      perAddress: read('STREAMS_PER_ADDRESS', 1_000, wholeNumber(1, 1_000_000)),
    },
    sourceKeys:
      new Map(Object.entries(environment).flatMap(([name, value]) =>
        name.startsWith(sourceKey) && value?.trim()
          ? [[name.slice(sourceKey.length).toLowerCase().replaceAll('_', '-'), value.trim()] as const]
          : []
      )),
    accountProbes: new Set(listOf(text('ACCOUNT_PROBES'))),
    accountPack: text('ACCOUNT_PACK'),
    logoSources: read('LOGO_SOURCES', undefined, value => new Set(value === 'none' ? [] : listOf(value))),
    logoCacheMb: read('LOGO_CACHE_MB', 256, wholeNumber(1, 1_000_000)),
    providers: { provider_one: provider('provider_one'), provider_two: provider('provider_two') },
    radarRefreshUrl: read('RADAR_REFRESH_URL', undefined, feedUrl),
    radarRefreshHours: read('RADAR_REFRESH_HOURS', 24, wholeNumber(1, 8_760)),
    languageModel: languageModelUrl === undefined
      ? undefined
      : { url: languageModelUrl, model: text('ENRICH_MODEL') ?? '', key: text('ENRICH_KEY') },
  }
  if (config.previousSecretKey !== undefined && config.secretKey === undefined) {
    faults.push('SECRET_KEY_PREVIOUS: needs SECRET_KEY beside it')
  }
  if (!sandbox && basename(config.databaseUrl) === sandboxFile) {
    faults
      .push(`DATABASE_URL: ${sandboxFile} is the file of a sandbox, which a reset removes: give the live one another name`)
  }
  if (port !== 0 && port === imagesPort) faults.push('IMAGES_PORT: must be another than PORT')
  if (metricsPort && (metricsPort === port || metricsPort === imagesPort)) {
    faults.push('METRICS_PORT: must be another than PORT and IMAGES_PORT')
  }
  if (faults.length > 0) throw new ConfigError(faults, config)
  return config
}

const listOf = (text = ''): string[] => text.split(',').map(slug => slug.trim()).filter(Boolean)

const sourceKey = 'SOURCE_KEY_'

/** What the key of a source is called. */
export const sourceKeyName = (slug: string): string => `${sourceKey}${slug.toUpperCase().replaceAll('-', '_')}`

function wholeNumber(least: number, most: number) {
  return (value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
    if (!(number >= least && number <= most)) throw new Error(`must be a whole number from ${least} to ${most}`)
    return number
  }
}

function secondsList(value: string): readonly number[] {
  return value.split(',').map(part => wholeNumber(0, 7 * 86_400)(part.trim()))
}

function flag(value: string): boolean {
  if (/^(1|true|yes|on)$/i.test(value)) return true
  if (/^(0|false|no|off)$/i.test(value)) return false
  throw new Error('must be 1 or 0')
}

function httpUrl(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error('must be an http or https address')
  }
  return value.replace(/\/+$/, '')
}

/** What paths are put behind: a password or a query would end up elsewhere than meant. */
function plainUrl(value: string): string {
  const address = httpUrl(value)
  const { username, password, search, hash } = new URL(address)
  if (username || password || search || hash) throw new Error('must be an address without user, query and fragment')
  return address
}

/** As it is written: a slash at its end may matter, and a key may stand in its query. */
function feedUrl(value: string): string {
  httpUrl(value)
  const { username, password } = new URL(value)
  if (username || password) throw new Error('must be an address without user and password')
  return value
}

function postgresOrFile(value: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) return value
  if (!isPostgresUrl(value)) throw new Error('must be postgres://… or the path of a SQLite file')
  if (!URL.canParse(value)) {
    throw new Error('is not a well-formed address: signs such as #, / and @ in the password are written as %23, %2F and %40')
  }
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
  return value.split(',').map(entry => entry.trim()).filter(Boolean).map(entry => {
    if (!ipaddr.isValid(entry) && !ipaddr.isValidCIDR(entry)) {
      throw new Error(`"${entry}" is not an address or CIDR range`)
    }
    if (entry.endsWith('/0')) throw new Error(`${entry} is everybody: name the proxies`)
    return entry
  })
}

function longEnough(value: string): string {
  if (value.length < 32) throw new Error('must have at least 32 characters')
  return value
}
