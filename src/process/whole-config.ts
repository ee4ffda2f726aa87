import { loadValidAccountChecks } from '../compose/outside.ts'
import { ConfigError, readConfig, type Config } from '../config/read.ts'

/**
 * Reads the configuration. If a setting is faulty, throws ConfigError with all faults together, including unknown names
 * of sources.
 */
export async function readWholeConfig(): Promise<Config> {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const further = error.config && await loadValidAccountChecks(error.config).catch((later: unknown) => later)
    throw new ConfigError([...error.faults, ...further instanceof ConfigError ? further.faults : []])
  }
}
