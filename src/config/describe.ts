import type { Given } from './given.ts'
import type { Config } from './read.ts'
import { isSetting, type SettingTable } from './setting.ts'
import { sourceKeyName } from './source-keys.ts'
import { settings } from './table.ts'

/** Returns the effective values of all settings as text, by the name of the setting. Secrets are masked. */
export function describeConfig(config: Config): Record<string, string> {
  return {
    ...describeValues(settings, config),
    ...Object.fromEntries([...config.sourceKeys.keys()].map(slug => [sourceKeyName(slug), '***'])),
  }
}

/** Effective value of a setting, and where it comes from: `environment`, the path of a file, or `default`. */
export interface DescribedSetting {
  value: string
  from: string
}

/** Returns the values of {@link describeConfig} with their origins. */
export const describeOrigins = (config: Config, given: Given): Record<string, DescribedSetting> =>
  Object.fromEntries(Object.entries(describeConfig(config)).map(([name, value]) =>
    [name, { value, from: given.origin(name) }]))

/**
 * Returns the values of one table as text. The keys are the names of the settings.
 *
 * @param values the values of the settings in `table`, in an object of the same shape
 */
export function describeValues(table: SettingTable, values: object): Record<string, string> {
  const valueByProperty = values as Record<string, unknown>
  return Object.assign({}, ...Object.entries(table).map(([property, entry]) =>
    isSetting(entry)
      ? { [entry.name]: entry.format(valueByProperty[property]) }
      : describeValues(entry, valueByProperty[property] as object)
  )) as Record<string, string>
}
