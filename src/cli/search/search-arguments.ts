import type { Preset } from '../../config/table.ts'

/** Options of the `search` command that select sources. */
export interface SearchArguments {
  /** Sources to which the other options add, or which they narrow. Default: `quick`. */
  preset?: Preset
  /** Slugs of modules, comma-separated; or `none`. */
  modules?: string
  all?: boolean
  /** Codes of leak sources, comma-separated; or `all`. */
  leaks?: string
  /** Runs the account checks for a type that has none by default. */
  accounts?: boolean
  /** Slugs of account checks, comma-separated. */
  sites?: string
  /** Tags of modules and account checks, comma-separated. */
  tags?: string
  /** Names of packs, comma-separated. */
  packs?: string
  /** Leaves out modules and leak sources that do not exist or are not available. */
  skipUnknown?: boolean
}
