import { hasLogin } from './parse.ts'

/**
 * One setting of the environment. The reader, the command `config`, the documentation and the sandbox all use this
 * object.
 */
export interface Setting<Value> {
  readonly name: string
  /** One sentence for the documentation, in Markdown. */
  readonly description: string
  /**
   * Parses a value. Throws an Error if it is invalid. The message starts with the verb ("must be 1 or 0"), because the
   * caller writes the name of the setting before it.
   */
  parse(text: string): Value
  default(valueOf: ValueOf): Value
  /** Text for `config` and for the documentation. Contains no secret. */
  format(value: Value): string
  /** `true` if the value can contain a secret. All others refuse a URL with a login, because they are displayed. */
  readonly secret: boolean
  /** `true` if the command `npm run sandbox` reads this setting. The command ignores all other settings. */
  readonly allowedInSandboxCommand: boolean
  /** Default in `npm run sandbox`, if it differs from the default of a server with `SANDBOX=1`. */
  readonly sandboxCommandDefault: string | undefined
}

/** Returns the value of a setting. Used by a default that depends on another setting. */
export type ValueOf = <Value>(setting: Setting<Value>) => Value

interface Options<Value> {
  parse(text: string): Value
  format?(value: Value): string
  secret?: boolean
  allowedInSandboxCommand?: boolean
  sandboxCommandDefault?: string
}

/** Declares a setting with a default. `default` is a function if it depends on other settings. */
export function setting<Value extends string | number | boolean | object>(
  name: string,
  description: string,
  options: Options<Value> & { default: Value | ((valueOf: ValueOf) => Value) },
): Setting<Value> {
  const { default: value } = options
  const defaultOf = typeof value === 'function' ? value as (valueOf: ValueOf) => Value : () => value
  return declare(name, description, options, defaultOf)
}

/**
 * Declares a setting that is `undefined` if the environment does not contain it.
 *
 * @param options.formatMissing text for `undefined`. Default: empty.
 */
export function optionalSetting<Value extends string | number | boolean | object>(
  name: string,
  description: string,
  options: Options<Value> & { default?: (valueOf: ValueOf) => Value | undefined, formatMissing?: string },
): Setting<Value | undefined> {
  const { format = options.secret ? mask : plain, formatMissing = '', ...others } = options
  const optional: Options<Value | undefined> = {
    ...others,
    format: value => value === undefined ? formatMissing : format(value),
  }
  return declare(name, description, optional, options.default ?? (() => undefined))
}

function declare<Value>(
  name: string,
  description: string,
  { parse, format, secret = false, allowedInSandboxCommand = false, sandboxCommandDefault }: Options<Value>,
  defaultOf: (valueOf: ValueOf) => Value,
): Setting<Value> {
  return {
    name,
    description,
    parse: secret ? parse : withoutLogin(parse),
    default: defaultOf,
    format: format ?? (secret ? mask : plain),
    secret,
    allowedInSandboxCommand,
    sandboxCommandDefault,
  }
}

/** Refuses a URL with a user or a password in a value that `parse` accepts. */
const withoutLogin = <Value>(parse: (text: string) => Value) => (text: string): Value => {
  const value = parse(text)
  if (hasLogin(text)) throw new Error('must have no user and password in a URL')
  return value
}

const mask = (): string => '***'

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return Array.isArray(value) || value instanceof Set ? [...value].join(',') : String(value)
}

/** A table of settings. Each key is the property of `Config` that holds the value of the setting. */
export interface SettingTable { readonly [property: string]: Setting<unknown> | SettingTable }

/** The values of a table, in the same shape. */
export type Values<Table> = {
  [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : Values<Table[Key]>
}

export const isSetting = (entry: Setting<unknown> | SettingTable): entry is Setting<unknown> =>
  typeof entry.parse === 'function'

/** Lists the settings of a table and of the tables in it, in the order of the declaration. */
export function listSettings(table: SettingTable): Setting<unknown>[] {
  return Object.values(table).flatMap(entry => isSetting(entry) ? [entry] : listSettings(entry))
}
