import { loadValidAccountChecks } from '../compose/outside.ts'
import type { Given } from '../config/given.ts'
import { ConfigError, readGivenConfig, type Config } from '../config/read.ts'

/**
 * Reads the configuration. If a setting is faulty, throws ConfigError with all faults together, including unknown names
 * of sources.
 */
export async function readWholeConfig(given: Given): Promise<Config> {
  try {
    return readGivenConfig(given)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const further = error.config && await loadValidAccountChecks(error.config).catch((later: unknown) => later)
    throw new ConfigError([...error.faults, ...further instanceof ConfigError ? further.faults : []])
  }
}
