import { createRequire } from 'node:module'
import { aliasKey, toAlias, withoutSmallWords, wordsKey } from './alias.ts'
import { ambiguousAliases, dottedAliases, extraAliases, severalFlags } from './extra-aliases.ts'
import { formalNames } from './formal-names.ts'

export interface Flag {
  /** Code of the flag in `flag-icons`. It is the ISO 3166-1 alpha-2 code if the flag has such a code. */
  code: string
  name: string
  /** Aliases of the flag. The code is one of them. */
  aliases: readonly string[]
}

/**
 * Returns every flag with its aliases. Sources: https://github.com/lipis/flag-icons,
 * https://github.com/michaelwittig/node-i18n-iso-countries
 */
export function flagTable(): Flag[] {
  const load: <Data>(path: string) => Data = createRequire(import.meta.url)
  const countries = load<Array<{ code: string, name: string }>>('flag-icons/country.json')
  const codes = load<string[][]>('i18n-iso-countries/codes.json')
  const english = load<Language>('i18n-iso-countries/langs/en.json')
  const french = load<Language>('i18n-iso-countries/langs/fr.json')
  const other = new Map(codes.map(([alpha2, alpha3, numeric]) => [alpha2!.toLowerCase(), [alpha3!, numeric!]]))
  const claims = countries.map(({ code, name }) => ({
    code,
    name,
    aliases: [code, ...other.get(code) ?? [], name, ...namesIn(english, code), ...namesIn(french, code),
      ...formalNames[code] ?? [], ...extraAliases[code] ?? []],
  }))
  return claims.map(({ code, name, aliases }) => {
    const own = aliases.flatMap(spellings).filter(alias => (ambiguousAliases[alias] ?? code) === code)
    return { code, name, aliases: [...Map.groupBy(own, aliasKey).values()].map(([first]) => first!) }
  })
}

/** Returns a map from the `aliasKey` of each alias to the code of its flag. Throws if two flags have the same alias. */
export function indexFlags(table: readonly Flag[]): ReadonlyMap<string, string> {
  const index = new Map<string, string>()
  for (const { code, aliases } of table) {
    for (const key of aliases.map(aliasKey)) {
      const claimed = index.get(key) ?? code
      if (claimed !== code) throw new Error(`the alias ${key} belongs to ${claimed} and ${code}`)
      index.set(key, code)
    }
  }
  return index
}

/** Finds a flag by an alias, in any spelling. */
export interface FlagFinder {
  /** Returns the code of the flag, or `undefined` if no flag or no single flag has this alias. */
  find(alias: string): string | undefined
  /** Returns the codes of the flags that an alias may mean if it means several. Otherwise the list is empty. */
  several(alias: string): readonly string[]
}

/**
 * Creates the finder of a table. It compares the letters of the whole alias first, then those without
 * small words, then the words in any order.
 * Throws if two flags have the same alias.
 */
export function createFlagFinder(table: readonly Flag[]): FlagFinder {
  const index = indexFlags(table)
  const compactKey = (alias: string) => aliasKey(withoutSmallWords(alias))
  const byLetters = indexUnique(table, compactKey)
  const byWords = indexUnique(table, wordsKey)
  const dotted = new Map(Object.entries(dottedAliases).map(([alias, code]) => [dottedKey(alias), code]))
  const ambiguous = new Map(Object.entries(severalFlags).map(([alias, codes]) => [wordsKey(alias), codes]))
  return {
    find: alias => index.get(alias) ?? dotted.get(dottedKey(alias)) ?? index.get(aliasKey(alias)) ??
      byLetters.get(compactKey(alias)) ?? byWords.get(wordsKey(alias)),
    several: alias => ambiguous.get(wordsKey(alias)) ?? [],
  }
}

/** Returns the code of each key that only one flag has. Aliases without some of their words may belong to two flags. */
function indexUnique(table: readonly Flag[], keyOf: (alias: string) => string): ReadonlyMap<string, string> {
  const claims = table.flatMap(({ code, aliases }) => aliases.map(alias => ({ code, key: keyOf(alias) })))
  const codes = Map.groupBy(claims, ({ key }) => key).entries()
    .map(([key, claimed]): [string, Set<string>] => [key, new Set(claimed.map(({ code }) => code))])
  return new Map(codes.filter(([key, { size }]) => key !== '' && size === 1).map(([key, [code]]) => [key, code!]))
}

/** Returns the key of an abbreviation in which the dots matter, such as `É.-U.`. The last dot is optional. */
const dottedKey = (alias: string): string =>
  alias.normalize('NFKD').replace(/[\p{M}\s]/gu, '').toLowerCase().replace(/\.$/, '')

interface Language {
  countries: Readonly<Record<string, string | readonly string[]>>
}

const namesIn = ({ countries: names }: Language, code: string): readonly string[] =>
  [names[code.toUpperCase()] ?? []].flat()

function spellings(name: string): string[] {
  const alias = toAlias(name)
  return /^sainte?-/.test(alias) ? [alias, alias.replace(/^saint/, 'st')] : [alias]
}
