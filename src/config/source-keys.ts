/**
 * Describes the settings that hold source keys. Any source can have a key setting, so these settings are not listed one
 * by one as `Setting` objects.
 */
export const sourceKeySetting = {
  prefix: 'SOURCE_KEY_',
  name: 'SOURCE_KEY_<SLUG>',
  description: 'Key of a source, such as `SOURCE_KEY_GITHUB`.',
}

/**
 * Returns the name of the setting that holds the key of a source, for example `SOURCE_KEY_HACKER_NEWS` for
 * `hacker-news`.
 */
export const sourceKeyName = (slug: string): string =>
  `${sourceKeySetting.prefix}${slug.toUpperCase().replaceAll('-', '_')}`

/**
 * Returns why a text can be no key of a source, or `undefined` if it can be one. A request sends it in a header, which
 * takes one line of ASCII characters, and no source issues a key with spaces: they come from a mistake of copying.
 * https://www.rfc-editor.org/rfc/rfc9110#section-5.5
 */
export const sourceKeyFault = (key: string): string | undefined =>
  /^[\x21-\x7e]+$/.test(key) ? undefined : 'must be one line of printable ASCII characters, without spaces'

/**
 * Returns the slug of the source whose key setting has this name. Returns `undefined` if `name` is not the name of a
 * key setting.
 */
export const sourceOfKeyName = (name: string): string | undefined =>
  name.startsWith(sourceKeySetting.prefix)
    ? name.slice(sourceKeySetting.prefix.length).toLowerCase().replaceAll('_', '-')
    : undefined
