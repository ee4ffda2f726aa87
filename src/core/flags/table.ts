import { createRequire } from 'node:module'
import { aliasKey, toAlias } from './alias.ts'
import { ambiguousAliases, extraAliases } from './extra-aliases.ts'

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
      ...extraAliases[code] ?? []],
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

interface Language {
  countries: Readonly<Record<string, string | readonly string[]>>
}

const namesIn = ({ countries: names }: Language, code: string): readonly string[] =>
  [names[code.toUpperCase()] ?? []].flat()

function spellings(name: string): string[] {
  const alias = toAlias(name)
  return /^sainte?-/.test(alias) ? [alias, alias.replace(/^saint/, 'st')] : [alias]
}
