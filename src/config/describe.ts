import { sourceKeyName, type Config } from './read.ts'
import { providerSlugs } from '../sources/byok/provider.ts'

/** The effective values as they are named in the environment, without what must stay secret. */
export function describeConfig(config: Config): Record<string, string> {
  return {
    HOST: config.host,
    PORT: String(config.port),
    IMAGES_PORT: String(config.imagesPort),
    METRICS_HOST: config.metricsHost,
    METRICS_PORT: String(config.metricsPort ?? ''),
    PUBLIC_URL: config.publicUrl,
    PUBLIC_IMAGES_URL: config.publicImagesUrl,
    DATA_DIR: config.dataDir,
    DATABASE_URL: withoutPassword(config.databaseUrl),
    ROLE: config.roles.join(','),
    ENVIRONMENT: config.environment,
    LOG_LEVEL: config.logLevel,
    AUDIT_DAYS: String(config.auditDays),
    SECRET_KEY: config.secretKey === undefined ? '(generated in DATA_DIR)' : '***',
    SECRET_KEY_PREVIOUS: config.previousSecretKey === undefined ? '' : '***',
    SEARCH_TIME_LIMIT_MS: String(config.searchTimeLimitMs),
    TOOL_DEADLINE_MS: String(config.toolDeadlineMs),
    RUNNER_CAPACITY: String(config.runnerCapacity),
    EGRESS_PROXY: withoutPassword(config.egressProxy ?? ''),
    EGRESS_ALLOW: `${config.egressAllow.length} entries`,
    WEBHOOK_RETRY_SCHEDULE: config.webhookRetrySchedule.map(ms => ms / 1_000).join(','),
    EGRESS_ROUTES: `${config.egressRoutes.length} entries`,
    SANDBOX: config.sandbox ? '1' : '0',
    WRONG_KEYS_PER_MINUTE: String(config.wrongKeysPerMinute),
    STREAMS_PER_KEY: String(config.streams.perKey),
    STREAMS_PER_ADDRESS: String(config.streams.perAddress),
    TRUST_PROXY: config.trustProxy.join(','),
    ACCOUNT_PROBES: [...config.accountProbes].join(','),
    ACCOUNT_PACK: config.accountPack ?? '',
    RADAR_REFRESH_URL: withoutQuery(config.radarRefreshUrl ?? ''),
    RADAR_REFRESH_HOURS: String(config.radarRefreshHours),
    ENRICH_URL: config.languageModel?.url ?? '',
    ENRICH_MODEL: config.languageModel?.model ?? '',
    ENRICH_KEY: config.languageModel?.key === undefined ? '' : '***',
    LOGO_SOURCES: config.logoSources === undefined ? 'all' : [...config.logoSources].join(',') || 'none',
    LOGO_CACHE_MB: String(config.logoCacheMb),
    ...describeTraces(config.traces),
    ...Object.fromEntries(providerSlugs.flatMap(slug => {
      const { url, mapping } = config.providers[slug]
      return [[`${slug.toUpperCase()}_URL`, url ?? ''], [`${slug.toUpperCase()}_MAPPING`, mapping]]
    })),
    ...Object.fromEntries([...config.sourceKeys.keys()].map(slug => [sourceKeyName(slug), '***'])),
  }
}

function describeTraces(traces: Config['traces']): Record<string, string> {
  if (traces === undefined) return { OTEL_EXPORTER_OTLP_ENDPOINT: '' }
  const { url, protocol, headers, serviceName, attributes, sampler, ratio } = traces
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: url.replace(/\/v1\/traces$/, ''),
    OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
    OTEL_EXPORTER_OTLP_HEADERS: Object.keys(headers).map(name => `${name}=***`).join(','),
    OTEL_SERVICE_NAME: serviceName,
    OTEL_RESOURCE_ATTRIBUTES: Object.entries(attributes).map(([name, value]) => `${name}=${value}`).join(','),
    OTEL_TRACES_SAMPLER: sampler,
    OTEL_TRACES_SAMPLER_ARG: String(ratio),
  }
}

/** Of a query that may hold a key only the names. */
function withoutQuery(address: string): string {
  const url = URL.parse(address)
  for (const name of new Set(url?.searchParams.keys())) url?.searchParams.set(name, '***')
  return url?.href ?? ''
}

/** An address without what must stay secret in it; what is none, as a file's path, stays as it is. */
function withoutPassword(address: string): string {
  const url = URL.parse(address)
  if (!url?.host) return address
  if (url.password) url.password = '***'
  if (url.searchParams.has('password')) url.searchParams.set('password', '***')
  return url.href
}
