import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { makeFolder } from '../lib/folder.ts'
import { writePrivateFile } from '../lib/private-file.ts'
import { fileOfTerminal, givenToTerminal } from './given.ts'
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

/**
 * Saves the preset in the file of the terminal, in place of the one that it has. Other lines stay as they are. Throws
 * ConfigError if the file has a fault, and the error of the system if it cannot be written.
 */
export function savePreset(preset: Preset): void {
  const { file } = givenToTerminal()
  if (file !== undefined && file.faults.length > 0) throw new ConfigError(file.faults)
  const named = fileOfTerminal()
  const path = linkedFile(named) // a link to a file that is kept elsewhere stays one
  const lines = existsSync(path) ? readFileSync(path, 'utf8').replace(/\n$/, '').split('\n') : []
  const others = lines.filter(line => !/^[ \t]*(export[ \t]+)?TRACEWELL_PRESET=/.test(line))
  makeFolder(dirname(path))
  writePrivateFile(path, `${[...others, `${clientSettings.preset.name}=${preset}`].join('\n')}\n`, { replace: true })
}

/** Returns the file to which symbolic links lead, also before it exists. Throws ELOOP if they lead to each other. */
function linkedFile(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path
  try {
    return realpathSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return linkedFile(resolve(dirname(path), readlinkSync(path)))
  }
}
