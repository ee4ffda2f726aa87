import { ConfigError, environmentOfProcess, readConfig, type Config, type Environment } from '../config/read.ts'
import { sandboxKeys, sandboxNames } from './accounts.ts'
import { apiKeyOf, isApiKey } from '../lib/api-key.ts'

/** Of the environment, what `npm run sandbox` heeds: a caller's CI has a DATABASE_URL of its own, and two runs are alike. */
const heeded = [
  'HOST',
  'PORT',
  'IMAGES_PORT',
  'PUBLIC_URL',
  'PUBLIC_IMAGES_URL',
  'DATA_DIR',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'EGRESS_ALLOW',
  'TOOL_DEADLINE_MS',
  'WEBHOOK_RETRY_SCHEDULE',
  'WRONG_KEYS_PER_MINUTE',
  'STREAMS_PER_KEY',
  'STREAMS_PER_ADDRESS',
  'CONTROL_PORT',
  'SANDBOX_KEY',
] as const

const otherKeys: ReadonlyArray<string | undefined> = sandboxNames.flatMap(name =>
  name === 'business' ? [] : sandboxKeys[name]
)

/** Attempts at a webhook fail for good within seconds, and a test of 401 does not throttle those beside it. */
const defaults = { LOG_LEVEL: 'warn', WEBHOOK_RETRY_SCHEDULE: '1,2,4', WRONG_KEYS_PER_MINUTE: '100000' }

export interface SandboxConfig extends Config {
  /** Where it is reset. */
  controlPort: number
  /** In place of the key of the account `business`. */
  sandboxKey: string | undefined
}

/**
 * The configuration of a sandbox that can be reset: its own SQLite file in the data folder, whatever DATABASE_URL says.
 * `given` goes before the environment. Throws a `ConfigError`.
 */
export function readSandboxConfig(
  given: Environment,
  environment: Environment = environmentOfProcess(),
): SandboxConfig {
  const told = Object
    .fromEntries(heeded.flatMap(name =>
      given[name] ?? environment[name] ? [[name, given[name] ?? environment[name]]] : []
    ))
  const faults: string[] = []
  let config: Config | undefined
  try {
    config = readConfig({ ...defaults, ...told, SANDBOX: '1' })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    faults.push(...error.faults)
  }
  const port = Number(told['CONTROL_PORT'] ?? 8082)
  if (!(Number.isInteger(port) && port > 0 && port <= 65_535)) {
    faults.push('CONTROL_PORT: must be a whole number from 1 to 65535')
  }
  if (config && [config.port, config.imagesPort].includes(0)) {
    faults.push('PORT, IMAGES_PORT: must be ports of your choice, since they stay the same over a reset')
  }
  if (config && [config.port, config.imagesPort].includes(port)) {
    faults.push('CONTROL_PORT: must be another than PORT and IMAGES_PORT')
  }
  const sandboxKey = told['SANDBOX_KEY']?.trim()
  if (sandboxKey !== undefined && !isApiKey(sandboxKey)) faults.push(`SANDBOX_KEY: ${keyFault(sandboxKey)}`)
  else if (otherKeys.includes(sandboxKey)) faults.push('SANDBOX_KEY: is the key of another account of every sandbox')
  else if (sandboxKey?.startsWith('tw_live_')) {
    faults.push('SANDBOX_KEY: is a live key; keys of the sandbox begin with tw_test_')
  }
  if (config === undefined || faults.length > 0) throw new ConfigError(faults)
  return { ...config, controlPort: port, sandboxKey }
}

/** What a key lacks; where its checksum alone is wrong, with the right one. */
function keyFault(key: string): string {
  const secret = /^tw_test_([0-9A-Za-z]{32})/.exec(key)?.[1]
  return `is not a well-formed key: tw_test_, 32 letters and digits, and their checksum of six${
    secret === undefined ? '' : `, as ${apiKeyOf('test', secret)}`
  }`
}
