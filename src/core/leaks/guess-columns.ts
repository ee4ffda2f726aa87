import { foldText } from '../observables/comparable.ts'
import type { ColumnProfile } from './column-kinds.ts'

interface GuessedColumns {
  columns: string[]
  /** Number of the column that may contain the separator. */
  open?: number
}

const fieldOfKind = {
  email: 'email',
  url: 'url',
  domain: 'domain',
  ip: 'ip',
  hash: 'hash',
  phone: 'phone',
  date: 'date',
} as const

/**
 * Guesses the names of columns from the kinds of their values. Columns of text become the user name, the name of the
 * person and the password: the last one is the password, unless hashes take the place of it.
 */
export function guessColumns(profiles: readonly ColumnProfile[]): GuessedColumns {
  const names: Array<string | undefined> = profiles.map(({ kind, distinct }, place) => {
    if (kind === 'empty') return `column_${place + 1}`
    if (kind === 'number') return place === 0 || distinct > mostlyDistinct ? undefined : `column_${place + 1}`
    return kind === 'text' ? undefined : fieldOfKind[kind]
  })
  const isNumber = (place: number) => profiles[place]!.kind === 'number'
  const texts = profiles.flatMap((profile, place) => names[place] === undefined && !isNumber(place) ? [place] : [])
  const secrets = profiles.filter(({ kind }) => kind === 'hash').length
  const hasIdentity = profiles.some(({ kind }) => kind === 'email') || texts.length > 1

  if (names[0] === undefined && isNumber(0)) names[0] = 'user_id'
  if (secrets === 0 && hasIdentity) {
    const last = lastSecret(profiles, names, texts)
    if (last !== undefined) names[last] = 'password'
  } else if (secrets > 0) {
    const afterHash = texts.find(place => profiles[place - 1]?.kind === 'hash')
    if (afterHash !== undefined) names[afterHash] = isSalt(profiles[afterHash]!) ? 'salt' : 'password'
  }
  for (const place of texts) names[place] ??= freeTextName(profiles, names, place)
  const columns = numbered(names.map((name, place) => name ?? `column_${place + 1}`))
  const at = columns.length - 1
  return { columns, ...columns[at] === 'password' || columns[at] === 'salt' ? { open: at } : {} }
}

const mostlyDistinct = 0.9

/** Returns the last column of text or numbers with different values, if it does not repeat what an address holds. */
function lastSecret(
  profiles: readonly ColumnProfile[], names: ReadonlyArray<string | undefined>, texts: readonly number[],
): number | undefined {
  const place = texts.at(-1) ?? names.findLastIndex((name, index) => name === undefined && index > 0)
  return place < 0 || isPartOfAddress(profiles, place) || !isSecret(profiles[place]!) ? undefined : place
}

/**
 * Passwords rarely have spaces, and rarely repeat. A column of cities or of sexes does. Some passwords have a digit or
 * a sign, which names of persons have not.
 */
const isSecret = ({ values, distinct }: ColumnProfile): boolean =>
  distinct > 0.3 && values.filter(value => value.includes(' ')).length < values.length * 0.3
  && values.filter(value => !plainName.test(value)).length >= values.length * 0.15

/** Words of letters, such as the name of a person. */
const plainName = /^\p{L}[\p{L}\p{M}'’. -]*$/u

/** `true` if the values of a column are mostly the local parts of the addresses beside them. */
function isPartOfAddress(profiles: readonly ColumnProfile[], place: number): boolean {
  const addresses = profiles.find(({ kind }) => kind === 'email')?.values ?? []
  const locals = new Set(addresses.map(address => foldText(address.slice(0, address.indexOf('@')))))
  const { values } = profiles[place]!
  return values.filter(value => locals.has(foldText(value))).length > values.length * 0.2
}

/** Salts have one length and no words. */
const isSalt = ({ values }: ColumnProfile): boolean =>
  new Set(values.map(({ length }) => length)).size === 1 && values.length > 1 && !values.some(value => /\s/.test(value))

function freeTextName(
  profiles: readonly ColumnProfile[], names: ReadonlyArray<string | undefined>, place: number,
): string {
  const { values, distinct } = profiles[place]!
  const capitals = values.filter(value => /^\p{Lu}\p{Ll}/u.test(value) && plainName.test(value)).length
  if (capitals >= values.length * 0.8 && distinct > 0.2 && !names.includes('name')) return 'name'
  const isWord = values.filter(value => /^[\w.@+-]{1,40}$/.test(value)).length >= values.length * 0.8
  if (isWord && distinct > (values.length > 50 ? 0.7 : 0.5) && !names.includes('username')) return 'username'
  const isName = values.filter(value => /^\p{L}[\p{L}'. -]*$/u.test(value)).length >= values.length * 0.8
  return isName && distinct > 0.2 && !names.includes('name') ? 'name' : `column_${place + 1}`
}

/** Adds a number to repeated names. */
function numbered(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map(name => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name}_${count}`
  })
}
