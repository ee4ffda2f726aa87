/** Choice of sources under a name. What it does not name is as without it. */
interface SearchPreset {
  /** Sources that it asks, for people. */
  text: string
  /** `true`: every module, account check and leak source of the type. */
  all?: true
  /** `true`: the account checks of the type too. `false`: no account check. */
  accounts?: boolean
  /** Tags of the modules that it leaves out. */
  withoutTags?: readonly string[]
}

/** Presets of searches, in the API and in the terminal. */
export const searchPresets = {
  quick: { text: 'the default modules; for an e-mail address also its breaches and account checks' },
  accounts: { text: 'the default modules, and the account checks of the type', accounts: true },
  everything: { text: 'every module, account check and leak source of the type', all: true, accounts: true },
  passive: {
    text: 'the default modules without those that ask name servers, and no account check',
    accounts: false,
    withoutTags: ['dns'], // the servers of a searched domain see who asks
  },
} as const satisfies Readonly<Record<string, SearchPreset>>

export type SearchPresetName = keyof typeof searchPresets

export const searchPresetNames = Object.keys(searchPresets) as SearchPresetName[]

export const findSearchPreset = (name: string): SearchPreset | undefined =>
  searchPresetNames.some(one => one === name) ? searchPresets[name as SearchPresetName] : undefined
