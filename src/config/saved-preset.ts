import { givenToTerminal } from './given.ts'
import { ConfigError, readSettings } from './read.ts'
import { clientSettings, type Preset } from './table.ts'

/** The preset of searches that name no sources. */
export interface SavedPreset {
  preset: Preset
  /** Origin of the preset: `environment`, the path of a file, or `default`. */
  from: string
}

/** Reads the preset that the user has saved. Throws ConfigError if it is not valid. */
export function readSavedPreset(): SavedPreset {
  const { environment, origin, file } = givenToTerminal()
  const { values, faults } = readSettings({ preset: clientSettings.preset }, environment)
  const all = [...file?.faults ?? [], ...faults]
  if (all.length > 0) throw new ConfigError(all)
  return { preset: values.preset, from: origin(clientSettings.preset.name) }
}
