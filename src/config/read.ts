import { basename } from 'node:path'
import type { LanguageModel } from '../core/radar/enrich.ts'
import type { TraceConfig } from '../telemetry/trace-config.ts'
import { isPostgresUrl } from '../lib/postgres-url.ts'
import { givenToService, givenToTerminal, type Environment, type Given } from './given.ts'
import { isSetting, type Setting, type SettingTable, type ValueOf, type Values } from './setting.ts'
import { sourceKeyFault, sourceKeyName, sourceOfKeyName } from './source-keys.ts'
import { hasRole, sandboxFile, settings } from './table.ts'

/** The values of all settings. The properties and their types come from `settings` in table.ts. */
export interface Config extends Values<typeof settings> {
  /** Keys that the operator configured for sources, by the slug of the source. */
  sourceKeys: ReadonlyMap<string, string>
  /** `undefined` if OTEL_EXPORTER_OTLP_ENDPOINT is not set, or if OTEL_SDK_DISABLED is `1`. */
  traces: TraceConfig | undefined
  /** `undefined` if ENRICH_URL is not set. */
  languageModel: LanguageModel | undefined
}

/**
 * Thrown if the configuration is not valid. The message lists all faults, one per line. Each fault starts with the name
 * of the setting or file.
 */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  /** The configuration with defaults in place of the faulty values. Callers use it to find further faults. */
  readonly config: Config | undefined

  constructor(faults: readonly string[], config?: Config) {
    super(`The configuration is not valid:\n${faults.map(fault => `  ${fault}`).join('\n')}`)
    this.faults = faults
    this.config = config
  }
}

/** Reads the settings of the server, and of a command on its database. Throws ConfigError with all faults at once. */
export const readServiceConfig = (): Config => readGivenConfig(givenToService())

/** Reads the settings of a command that needs no database. Throws ConfigError with all faults at once. */
export const readTerminalConfig = (): Config => readGivenConfig(givenToTerminal())

export const readGivenConfig = ({ environment, file, variableOf }: Given): Config =>
  readConfig(environment, file?.faults, variableOf)

/**
 * Parses all settings. No other function reads these settings.
 *
 * @param environment settings by name
 * @param fileFaults faults of the file that some of the settings come from
 * @param variableOf returns the variable that a setting is read from, which its fault names
 * @throws ConfigError with all faults at once
 */
export function readConfig(
  environment: Environment, fileFaults: readonly string[] = [], variableOf?: Given['variableOf'],
): Config {
  const { values, faults } = readSettings(settings, environment, variableOf)
  const sourceKeys = readSourceKeys(environment)
  const config: Config = {
    ...values,
    sourceKeys,
    traces: tracesOf(values.tracing),
    languageModel: languageModelOf(values.enrich),
  }
  const faulty = (name: string): boolean => faults.some(fault => fault.startsWith(`${name}: `))
  const all = [...fileFaults, ...faults, ...keyFaults(sourceKeys), ...conflictsOf(config, faulty)]
  if (all.length > 0) throw new ConfigError(all, config)
  return config
}

/** Reads the settings of a table. If a value is faulty, the function reports the fault and uses the default. */
export function readSettings<Table extends SettingTable>(
  table: Table,
  environment: Environment,
  variableOf: Given['variableOf'] = name => name,
): { values: Values<Table>, faults: string[] } {
  const faults: string[] = []
  const valueBySetting = new Map<Setting<unknown>, unknown>()

  const valueOf: ValueOf = <Value>(setting: Setting<Value>): Value => {
    if (!valueBySetting.has(setting)) valueBySetting.set(setting, read(setting))
    return valueBySetting.get(setting) as Value
  }

  function read<Value>(setting: Setting<Value>): Value {
    const text = environment[setting.name]?.trim()
    try {
      if (text) return setting.parse(text)
    } catch (error) {
      faults.push(`${variableOf(setting.name)}: ${(error as Error).message}`)
    }
    return setting.default(valueOf)
  }

  const readTable = (entries: SettingTable): object =>
    Object.fromEntries(Object.entries(entries).map(([property, entry]) =>
      [property, isSetting(entry) ? valueOf(entry) : readTable(entry)]
    ))
  return { values: readTable(table) as Values<Table>, faults }
}

function readSourceKeys(environment: Environment): Config['sourceKeys'] {
  return new Map(Object.entries(environment).flatMap(([name, value = '']) => {
    const slug = sourceOfKeyName(name)
    return slug === undefined || value.trim() === '' ? [] : [[slug, value.trim()] as const]
  }))
}

const keyFaults = (keys: Config['sourceKeys']): string[] => [...keys].flatMap(([slug, key]) => {
  const fault = sourceKeyFault(key)
  return fault === undefined ? [] : [`${sourceKeyName(slug)}: ${fault}`]
})

function tracesOf({ endpoint, disabled, ...others }: Config['tracing']): TraceConfig | undefined {
  return endpoint === undefined || disabled ? undefined : { ...others, url: `${endpoint}/v1/traces` }
}

function languageModelOf({ url, model = '', key }: Config['enrich']): LanguageModel | undefined {
  return url === undefined ? undefined : { url, model, key }
}

/** Returns a fault for each conflict between settings. `faulty` tells whether a setting has a fault of its own. */
function conflictsOf(config: Config, faulty: (name: string) => boolean): string[] {
  const { enrich, previousSecretKey, secretKey, sandbox, databaseUrl, port, imagesPort, metricsPort, wire } = config
  const usedPorts = [...hasRole(config, 'api') ? [port] : [], ...hasRole(config, 'images') ? [imagesPort] : []]
  const rules: Array<[isBroken: boolean, fault: string]> = [
    [enrich.url !== undefined && enrich.model === undefined, 'ENRICH_MODEL: is required with ENRICH_URL'],
    [previousSecretKey !== undefined && secretKey === undefined, 'SECRET_KEY_PREVIOUS: requires SECRET_KEY'],
    [wire.token !== undefined && wire.servers === undefined && !faulty('WIRE_URL'), 'WIRE_TOKEN: requires WIRE_URL'],
    [
      wire.token !== undefined && (wire.servers?.user ?? wire.servers?.token) !== undefined,
      'WIRE_TOKEN: cannot be used with a login in WIRE_URL',
    ],
    [
      // the SQLite file has no work for such a process, which would serve searches of another database over the wire
      wire.servers !== undefined && !hasRole(config, 'api') && !isPostgresUrl(databaseUrl) && !faulty('DATABASE_URL'),
      'DATABASE_URL: must be the PostgreSQL of the cluster in a process with WIRE_URL and without the role api',
    ],
    [
      !sandbox && basename(databaseUrl) === sandboxFile,
      `DATABASE_URL: ${sandboxFile} is the file of a sandbox, which a reset removes: use another name for live data`,
    ],
    [
      // the forms of the documentation send requests to a server that calls itself so
      !sandbox && config.environment === 'sandbox',
      'ENVIRONMENT: sandbox is the name of a sandbox: use another name, or SANDBOX=1',
    ],
    [port !== 0 && port === imagesPort && usedPorts.length === 2, 'IMAGES_PORT: must differ from PORT'],
    [
      Boolean(metricsPort) && usedPorts.includes(metricsPort!),
      'METRICS_PORT: must differ from PORT and IMAGES_PORT',
    ],
  ]
  return rules.flatMap(([isBroken, fault]) => isBroken ? [fault] : [])
}
