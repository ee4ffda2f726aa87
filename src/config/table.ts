import { join } from 'node:path'
import { logLevels } from '../lib/log-level.ts'
import { mappingVersions, type ProviderSlug } from '../sources/byok/provider.ts'
import { parseAllow } from '../sources/egress/allow.ts'
import { parseProxy } from '../sources/egress/proxy.ts'
import { parseResolver } from '../sources/egress/resolver-address.ts'
import { parseRoutes } from '../sources/egress/routes.ts'
import { parseOriginLimits } from '../sources/governor/origin-limits.ts'
import { listWebPorts } from '../sources/egress/web-ports.ts'
import { parsePairs, protocols, parseRatio, samplers } from '../telemetry/trace-config.ts'
import {
  addressList,
  baseUrl,
  emailAddress,
  flag,
  httpUrl,
  listOf,
  oneOf,
  port as portNumber,
  postgresUrlOrFile,
  secondsList,
  secretText,
  setOf,
  someOf,
  text,
  urlWithQuery,
  wholeNumber,
  wireServers,
} from './parse.ts'
import { optionalSetting, setting } from './setting.ts'
import { countEntries, formatServers, maskLogin, maskPassword, maskQuery, maskValues, writePairs } from './format.ts'

export const roles = ['api', 'images', 'runner', 'orchestrator'] as const
export type Role = (typeof roles)[number]

export const hasRole = (config: { roles: readonly Role[] }, role: Role): boolean => config.roles.includes(role)

/**
 * File name of the sandbox's database. A live server refuses to use this file, because a reset of the sandbox removes
 * it.
 */
export const sandboxFile = 'sandbox.db'

export const defaultDataDir = './data'

// Declared before the table, because defaults of other settings depend on these five.
const port = setting('PORT', 'Port of the API.', { parse: portNumber, default: 8080, allowedInSandboxCommand: true })
const imagesPort = setting('IMAGES_PORT', 'Port of the image service.', {
  parse: portNumber, default: 8081, allowedInSandboxCommand: true,
})
const dataDir = setting('DATA_DIR', 'Folder of the SQLite file, the generated secret, the packs and the image cache.', {
  parse: text, default: defaultDataDir, allowedInSandboxCommand: true,
})
const sandbox = setting('SANDBOX', '`1` sends every outside request to the simulator and ignores `EGRESS_ROUTES`.', {
  parse: flag, default: false,
})

const streamsPerAddress = setting('STREAMS_PER_ADDRESS', 'Event streams that one address may keep open.', {
  parse: wholeNumber(1, 1_000_000), default: 1_000, allowedInSandboxCommand: true,
})

const onOrOff = { parse: oneOf(['on', 'off']), default: 'on' } as const

/** Every setting of the server. The keys are the properties of `Config`. */
export const settings = {
  host: setting('HOST', 'Address to listen on; `0.0.0.0` listens on every interface.', {
    parse: text, default: '127.0.0.1', allowedInSandboxCommand: true,
  }),
  port,
  imagesPort,
  metricsHost: setting('METRICS_HOST', 'Address on which metrics and health are served.', {
    parse: text, default: '127.0.0.1',
  }),
  metricsPort: optionalSetting('METRICS_PORT',
    'Port of `/metrics`, `/health/live` and `/health/ready` in every role; without it none of them is served there.', {
      parse: portNumber,
    }),
  publicUrl: setting('PUBLIC_URL', 'URL of the API as callers know it, used in links and documents.', {
    parse: httpUrl, default: valueOf => `http://localhost:${valueOf(port)}`, allowedInSandboxCommand: true,
  }),
  publicImagesUrl: setting('PUBLIC_IMAGES_URL', 'URL of the image service as callers know it.', {
    parse: httpUrl, default: valueOf => `http://localhost:${valueOf(imagesPort)}`, allowedInSandboxCommand: true,
  }),
  dataDir,
  databaseUrl: setting('DATABASE_URL', '`postgres://user:password@host/name`, or the path of a SQLite file.', {
    parse: postgresUrlOrFile,
    // The sandbox has its own file, because its invented data must not mix with real data
    default: valueOf => join(valueOf(dataDir), valueOf(sandbox) ? sandboxFile : 'tracewell.db'),
    secret: true,
    format: maskPassword,
  }),
  wire: {
    servers: optionalSetting('WIRE_URL',
      'NATS servers that connect the processes: `nats://user:password@host:4222` or `tls://…`, comma-separated.', {
        parse: wireServers, secret: true, format: formatServers,
      }),
    token: optionalSetting('WIRE_TOKEN', 'Token for the servers of `WIRE_URL`.', { parse: text, secret: true }),
  },
  roles: setting('ROLE',
    'Roles of this process: `api`, `images`, `runner`, `orchestrator`, comma-separated, or `all`.', {
      parse: someOf(roles), default: roles,
    }),
  environment: setting('ENVIRONMENT',
    'Name of the environment in `meta.environment` of responses; `sandbox` requires `SANDBOX=1`.', {
      parse: text, default: valueOf => valueOf(sandbox) ? 'sandbox' : 'production',
    }),
  logLevel: setting('LOG_LEVEL',
    'Lowest level that is logged: `fatal`, `error`, `warn`, `info`, `debug` or `silent`.', {
      parse: oneOf(logLevels), default: 'info', allowedInSandboxCommand: true, sandboxCommandDefault: 'warn',
    }),
  auditDays: setting('AUDIT_DAYS', 'Days for which the audit log is kept.', {
    parse: wholeNumber(1, 36_500), default: 365,
  }),
  secretKey: optionalSetting('SECRET_KEY',
    'Secret that encrypts stored secrets; at least 32 characters, the same in every process.', {
      parse: secretText, secret: true, formatMissing: '(generated in DATA_DIR)',
    }),
  previousSecretKey: optionalSetting('SECRET_KEY_PREVIOUS',
    'Previous `SECRET_KEY`, which still decrypts the values that it encrypted.', {
      parse: secretText, secret: true,
    }),
  searchTimeLimitMs: setting('SEARCH_TIME_LIMIT_MS', 'Milliseconds after which a search fails.', {
    parse: wholeNumber(1, 86_400_000), default: 3_600_000,
  }),
  toolDeadlineMs: setting('TOOL_DEADLINE_MS',
    'Milliseconds after which a direct tool answers 504; its sources continue for up to 30 s.', {
      parse: wholeNumber(1, 60_000),
      default: valueOf => valueOf(sandbox) ? 5_000 : 20_000,
      allowedInSandboxCommand: true,
    }),
  runnerCapacity: setting('RUNNER_CAPACITY', 'Tasks that one process runs at the same time, without account checks.', {
    parse: wholeNumber(1, 10_000),
    default: valueOf => valueOf(sandbox) ? 30 : 200, // a search of all modules of a type makes others wait there
  }),
  checkCapacity: setting('CHECK_CAPACITY',
    'Account checks that one process runs at the same time, beside the tasks of `RUNNER_CAPACITY`.', {
      parse: wholeNumber(1, 10_000), default: 128,
    }),
  egressProxy: optionalSetting('EGRESS_PROXY',
    'Proxy for all outside requests, `http://user:password@host:port` or `socks5://…`; in a terminal, only a SOCKS proxy ' +
    'resolves the names, and a server also resolves them itself, to refuse private addresses.', {
      parse: value => parseProxy(value) && value, secret: true, format: maskLogin,
    }),
  egressExit: optionalSetting('EGRESS_EXIT',
    'Name of the address through which requests leave; processes with the same name share the limits of the sources.', {
      parse: text, formatMissing: '(the proxy, or `direct`)',
    }),
  dnsResolver: optionalSetting('DNS_RESOLVER',
    'Resolver that sources ask: `udp://192.0.2.53`, `tls://192.0.2.53#dns.example`, or `https://dns.example/query`.',
    { parse: value => parseResolver(value) && value }),
  egressLimits: setting('EGRESS_LIMITS',
    'Limits of origins that replace the published ones: `https://api.github.com=10/1` is ten requests a second.', {
      parse: parseOriginLimits, default: {}, format: limits => countEntries(Object.keys(limits)),
    }),
  egressAllow: setting('EGRESS_ALLOW',
    `Private names, addresses and CIDR ranges that requests may reach; \`:port\` or \`:*\` replaces ports ${
      listWebPorts('and')
    }.`, {
      parse: parseAllow, default: [], format: countEntries, allowedInSandboxCommand: true,
    }),
  egressRoutes: setting('EGRESS_ROUTES',
    'Mirrors of origins: `https://api.github.com=http://127.0.0.1:9100/{host},…`; `*`: all; `whois=host:port`.', {
      parse: parseRoutes, default: [], format: countEntries,
    }),
  webhookRetrySchedule: setting('WEBHOOK_RETRY_SCHEDULE',
    'Seconds to wait before each further attempt to deliver a webhook.', {
      parse: secondsList,
      default: [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400].map(seconds => seconds * 1_000),
      format: schedule => schedule.map(ms => ms / 1_000).join(','),
      allowedInSandboxCommand: true,
      sandboxCommandDefault: '1,2,4', // short delays, so that a failed delivery ends within seconds
    }),
  sandbox,
  wrongKeysPerMinute: setting('WRONG_KEYS_PER_MINUTE',
    'Requests with a wrong key that one address may send per minute.', {
      parse: wholeNumber(1, 1_000_000),
      default: 30,
      allowedInSandboxCommand: true,
      // High, because a test of status 401 must not throttle other tests that run at the same time
      sandboxCommandDefault: '100000',
    }),
  mcp: setting('MCP', '`1` serves [tools for language models](mcp.md) at `/mcp` of the API.', {
    parse: flag, default: false, allowedInSandboxCommand: true,
  }),
  streams: {
    perKey: setting('STREAMS_PER_KEY', 'Event streams that one key may keep open.', {
      parse: wholeNumber(1, 1_000_000), default: 200, allowedInSandboxCommand: true,
    }),
    perAddress: streamsPerAddress,
  },
  connectionsPerAddress: setting('CONNECTIONS_PER_ADDRESS',
    'Connections that one address may keep open at each server; those of `TRUST_PROXY` are not counted.', {
      parse: wholeNumber(1, 1_000_000),
      default: valueOf => valueOf(streamsPerAddress) + 200,
      allowedInSandboxCommand: true,
    }),
  unsentMb: setting('UNSENT_MB',
    'Memory for unread responses and for arriving bodies of requests, in MiB; beyond it new work gets 503.', {
      parse: wholeNumber(1, 1_000_000), default: 64, allowedInSandboxCommand: true,
    }),
  trustProxy: setting('TRUST_PROXY',
    'Addresses and CIDR ranges of your proxies, whose `X-Forwarded-For` entries are trusted.', {
      parse: addressList, default: [], allowedInSandboxCommand: true,
    }),
  accountProbes: setting('ACCOUNT_PROBES',
    'Account checks to enable that hand the value to a form of the site, whose terms may forbid it: slugs, ' +
      '`availability`, `sign-in`, `sign-up`, `reset`, or `all`.', {
      parse: setOf, default: new Set<string>(),
    }),
  accountControlEmail: optionalSetting('ACCOUNT_CONTROL_EMAIL',
    'E-mail address of your own, about which sites are asked whose "not registered" is weak alone.', {
      parse: emailAddress, secret: true,
    }),
  accountPacks: setting('ACCOUNT_PACK',
    'Files with packs of account checks, in the format of WhatsMyName, Sherlock or Maigret: `one.json,two.json`.', {
      parse: listOf, default: [] as readonly string[],
    }),
  restrictedSources: setting('RESTRICTED_SOURCES',
    'Sources to enable whose terms forbid commercial use: `phishing-army,…`, or `all`.', {
      parse: setOf, default: new Set<string>(),
    }),
  pictureFingerprints: setting('PICTURE_FINGERPRINTS',
    'Fetches pictures of accounts, to show them and to recognise the same picture on two sites: `on`, `off`.', onOrOff),
  domainProof: setting('DOMAIN_PROOF',
    'Only accounts that have proved a domain search imported data sets by it: `on`, or `off`.', onOrOff),
  selfTests: setting('SELF_TESTS',
    'Tests each source once a day with a value that it has and one that it has not: `on`, or `off` to let searches ' +
      'alone decide its health.', onOrOff),
  radarRefreshUrl: optionalSetting('RADAR_REFRESH_URL', 'URL of a breach catalogue that is imported periodically.', {
    parse: urlWithQuery, secret: true, format: maskQuery,
  }),
  radarRefreshHours: setting('RADAR_REFRESH_HOURS', 'Hours between two imports of the breach catalogue.', {
    parse: wholeNumber(1, 8_760), default: 24,
  }),
  enrich: {
    url: optionalSetting('ENRICH_URL',
      'Base URL of the language model that `breaches enrich` uses.', { parse: baseUrl }),
    model: optionalSetting('ENRICH_MODEL', 'Name of the language model; required with `ENRICH_URL`.', { parse: text }),
    key: optionalSetting('ENRICH_KEY', 'Key for the language model.', { parse: text, secret: true }),
  },
  logoSources: optionalSetting('LOGO_SOURCES',
    'Logo sources, or `none`: `site-manifest`, `site-icons`, `bimi`, `site-logo`, `google`, `duckduckgo`.', {
      parse: (value): ReadonlySet<string> => value === 'none' ? new Set() : setOf(value),
      format: sources => [...sources].join(',') || 'none',
      formatMissing: 'all',
    }),
  logoCacheMb: setting('LOGO_CACHE_MB',
    'Disk space for logos, in MiB.', { parse: wholeNumber(1, 1_000_000), default: 256 }),
  providers: { provider_one: providerSettings('provider_one'), provider_two: providerSettings('provider_two') },
  tracing: {
    endpoint: optionalSetting('OTEL_EXPORTER_OTLP_ENDPOINT',
      'Collector of traces, such as `http://localhost:4318`; without it nothing is traced.', { parse: baseUrl }),
    protocol: setting('OTEL_EXPORTER_OTLP_PROTOCOL', 'Protocol to the collector: `http/protobuf` or `http/json`.', {
      parse: oneOf(protocols), default: 'http/protobuf',
    }),
    headers: setting('OTEL_EXPORTER_OTLP_HEADERS', 'Headers for the collector: `key=value,…`, percent-encoded.', {
      parse: parsePairs, default: {}, secret: true, format: maskValues,
    }),
    serviceName: setting('OTEL_SERVICE_NAME', 'Name of this service in traces.', { parse: text, default: 'tracewell' }),
    attributes: setting('OTEL_RESOURCE_ATTRIBUTES', 'Further attributes of this service in traces: `key=value,…`.', {
      parse: parsePairs, default: {}, format: writePairs,
    }),
    sampler: setting('OTEL_TRACES_SAMPLER',
      'Sampler of traces: `always_on`, `always_off`, `traceidratio`, each also with the prefix `parentbased_`.', {
        parse: oneOf(samplers), default: 'parentbased_always_on',
      }),
    ratio: setting('OTEL_TRACES_SAMPLER_ARG', 'Share of traces that `traceidratio` keeps, from 0 to 1.', {
      parse: parseRatio, default: 1,
    }),
    disabled: setting('OTEL_SDK_DISABLED', '`1` switches traces off, whatever the other settings are.', {
      parse: flag, default: false,
    }),
  },
}

function providerSettings(slug: ProviderSlug) {
  return {
    url: optionalSetting(`${slug.toUpperCase()}_URL`,
      'Base URL of an external provider for callers with their own key; without it the provider is unavailable.', {
        parse: baseUrl,
        default: valueOf => valueOf(sandbox) ? `https://${slug.replace('_', '-')}.example` : undefined,
      }),
    mapping: setting(`${slug.toUpperCase()}_MAPPING`, 'Version of the mapping from its responses to cards.', {
      parse: oneOf(mappingVersions), default: '1',
    }),
  }
}

/** Settings that only `npm run sandbox` reads. */
export const sandboxSettings = {
  controlPort: setting('CONTROL_PORT', 'Port on which `npm run sandbox` accepts a reset.', {
    parse: wholeNumber(1, 65_535), default: 8082, allowedInSandboxCommand: true,
  }),
  sandboxKey: optionalSetting('SANDBOX_KEY',
    'Key of the account `business` in `npm run sandbox`, in place of its fixed key.', {
      parse: text, secret: true, allowedInSandboxCommand: true,
    }),
}

/** Choices of sources for searches in a terminal: those of the API, and `usual`, the earlier name of `accounts`. */
export const presets = ['quick', 'usual', 'everything', 'accounts', 'passive'] as const
export type Preset = (typeof presets)[number]

/** Settings of the terminal: of commands that search, and of those that use a server. */
export const clientSettings = {
  preset: setting('TRACEWELL_PRESET',
    'Which [sources](terminal.md#presets) `search` asks: `quick`, `usual`, `everything`, `accounts` or `passive`.', {
      parse: oneOf(presets), default: 'usual',
    }),
  server: optionalSetting('TRACEWELL_SERVER', 'URL of the server whose API [commands](terminal.md#on-a-server) use.', {
    parse: text,
  }),
  key: optionalSetting('TRACEWELL_KEY', 'API key of the server of `TRACEWELL_SERVER`.', { parse: text, secret: true }),
}

/** Settings that only the environment has, because they are read before all others. */
export const startSettings = {
  envFile: optionalSetting('TRACEWELL_ENV_FILE', 'File with settings, in place of the one that is read by default.', {
    parse: text,
  }),
  /** Read by src/start.js, which cannot use this table: it runs before any TypeScript is loaded. */
  program: setting('TRACEWELL', 'Program to start if the command line names none: `server`, `sandbox` or `cli`.', {
    parse: oneOf(['server', 'sandbox', 'cli']), default: 'server',
  }),
}
