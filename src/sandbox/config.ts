import { environmentOfProcess, type Environment } from '../config/given.ts'
import { ConfigError, readConfig, readSettings, type Config } from '../config/read.ts'
import { listSettings } from '../config/setting.ts'
import { sandboxSettings, settings } from '../config/table.ts'
import { sandboxKeys, sandboxNames } from './accounts.ts'
import { apiKeyOf, isApiKey } from '../lib/api-key.ts'

/**
 * The settings that `npm run sandbox` reads. It ignores all others, so that two runs behave alike. For example, the
 * environment of a CI job often contains a DATABASE_URL that belongs to another program.
 */
const allowed = listSettings({ ...settings, ...sandboxSettings })
  .filter(({ allowedInSandboxCommand }) => allowedInSandboxCommand)

const keysOfOtherAccounts: readonly string[] = sandboxNames.flatMap(name =>
  name === 'business' ? [] : sandboxKeys[name]
)

export interface SandboxConfig extends Config {
  /** Port of the control server, which accepts requests to reset the sandbox. */
  controlPort: number
  /** Key of the account `business`. If `undefined`, the account keeps its fixed key. */
  sandboxKey: string | undefined
}

/**
 * Reads the configuration of `npm run sandbox`. Its database is always a SQLite file in DATA_DIR.
 *
 * @param given settings from the command line, which take precedence over the environment
 * @throws ConfigError with all faults at once
 */
export function readSandboxConfig(
  given: Environment,
  environment: Environment = environmentOfProcess(),
): SandboxConfig {
  const effective = Object.fromEntries(allowed.map(({ name, sandboxCommandDefault }) =>
    [name, given[name] || environment[name] || sandboxCommandDefault]))
  const { values, faults } = readSettings(sandboxSettings, effective)
  let config: Config | undefined
  try {
    config = readConfig({ ...effective, SANDBOX: '1' })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    faults.unshift(...error.faults)
  }
  const hasControlPort = !faults.some(fault => fault.startsWith('CONTROL_PORT:'))
  if (config && hasControlPort) faults.push(...portFaults(config, values.controlPort))
  if (values.sandboxKey !== undefined) faults.push(...keyFaults(values.sandboxKey))
  if (config === undefined || faults.length > 0) throw new ConfigError(faults)
  return { ...config, ...values }
}

function portFaults({ port, imagesPort }: Config, controlPort: number): string[] {
  return [
    ...[port, imagesPort].includes(0) ? ['PORT, IMAGES_PORT: must not be 0: a reset keeps the ports'] : [],
    ...[port, imagesPort].includes(controlPort) ? ['CONTROL_PORT: must differ from PORT and IMAGES_PORT'] : [],
  ]
}

function keyFaults(key: string): string[] {
  if (!isApiKey(key)) return [`SANDBOX_KEY: ${formFault(key)}`]
  if (keysOfOtherAccounts.includes(key)) return ['SANDBOX_KEY: is the key of another sandbox account']
  return key.startsWith('tw_live_') ? ['SANDBOX_KEY: is a live key; sandbox keys start with tw_test_'] : []
}

/**
 * Returns the fault of a malformed key. If only the checksum is wrong, the text includes the key with the correct
 * checksum.
 */
function formFault(key: string): string {
  const secret = /^tw_test_([0-9A-Za-z]{32})/.exec(key)?.[1]
  return `must be tw_test_, 32 letters or digits, and their checksum of 6 characters${
    secret === undefined ? '' : `: ${apiKeyOf('test', secret)}`
  }`
}
