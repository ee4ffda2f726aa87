import type { LeakRecord } from '../../sources/leaks/leak-source.ts'
import { fieldOf, fields, type Field } from '../../sources/leaks/vocabulary.ts'
import type { Query, QueryType } from '../../sources/kit/source.ts'
import { comparableValue } from '../observables/comparable.ts'
import { parseObservable } from '../observables/observable.ts'

/** Observable type of each indexed field. A search finds a record only by the whole value of one of these fields. */
const types: Partial<Record<Field, QueryType>> = {
  email: 'Email Address',
  username: 'Pseudonym',
  author: 'Pseudonym',
  domain: 'Domain Name',
  url: 'Domain Name',
  website: 'Domain Name',
  wallet: 'Cryptocurrency',
  ip: 'IP Address',
}

export const indexedFields: readonly Field[] = fields.filter(field => types[field] !== undefined)
export const typeOf = (field: Field | undefined): QueryType | undefined => field && types[field]

/**
 * Version of the rules by which a value is compared, which is part of every hashed text. A change of the rules needs a
 * new version, so that hashes made by the old rules no longer match.
 */
const version = 1

/** Returns the text that is hashed for an observable. */
export const indexText = ({ type, value }: Query): string => `${version}|${type}|${comparableValue(type, value)}`

/**
 * Returns the texts under which records of an observable may be stored, without repeats. Release 0.1.0 hashed a wallet
 * as it was spelled.
 */
export const searchedTexts = (query: Query): string[] => query.type === 'Cryptocurrency'
  ? [...new Set([indexText(query), `${version}|${query.type}|${query.value}`])] : [indexText(query)]

interface IndexedValue {
  type: QueryType
  text: string
}

/** Creates a function that lists the observables of a record, each once. `mapping` maps column names to fields. */
export function createIndexedValues(mapping: Readonly<Record<string, Field>>): (record: LeakRecord) => IndexedValue[] {
  const typeOfName = new Map<string, { type: QueryType | undefined, isLink: boolean }>()
  const parse = createParser()

  function lookUp(name: string) {
    if (typeOfName.size > maxNames) typeOfName.clear()
    const field = fieldOf(name, mapping)
    const type = typeOf(field)
    const found = { type, isLink: type === 'Domain Name' }
    typeOfName.set(name, found)
    return found
  }

  return record => {
    const found: IndexedValue[] = []
    for (const name in record) {
      const cached = typeOfName.get(name) ?? lookUp(name)
      if (cached.type === undefined) continue
      const { type, isLink } = cached
      const values: readonly unknown[] = Array.isArray(record[name]) ? record[name] : [record[name]]
      for (const one of values) {
        const value = parse(type, isLink ? hostOf(String(one)) : String(one))
        if (value === undefined) continue
        const text = indexText({ type, value })
        if (!found.some(other => other.text === text)) found.push({ type, text })
      }
    }
    return found
  }
}

/**
 * Maximum numbers of cached names and domains. Without a limit, a file in which every JSON record has new names could
 * fill the memory.
 */
const maxNames = 10_000
const maxDomains = 20_000

/** Returns the host of a URL, or the text itself if it is not a URL. */
function hostOf(value: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(value) && URL.canParse(value) ? new URL(value).hostname : value
}

const plainLocal = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const plainName = /^(?!@)[!-~](?:[ -~]{0,62}[!-~])?$/

/**
 * Creates a function that finds the same normal forms as `parseObservable`, but faster for common values. Common values
 * are plain pseudonyms, and e-mail addresses at a domain that the function has parsed before.
 */
function createParser(): (type: QueryType, value: string) => string | undefined {
  const domains = new Map<string, string | null>()

  function normalForm(type: QueryType, value: string): string | undefined {
    const parsed = parseObservable(type, value)
    return 'value' in parsed ? parsed.value : undefined
  }

  /** Returns the normal form of a domain, or `null` if the domain is invalid. */
  function domainOf(host: string): string | null {
    const cached = domains.get(host)
    if (cached !== undefined) return cached
    if (domains.size >= maxDomains) domains.clear()
    const domain = normalForm('Email Address', `a@${host}`)?.slice(2) ?? null
    // The key is copied, because a substring keeps the whole text of the piece in memory.
    domains.set(Buffer.from(host).toString(), domain)
    return domain
  }

  return (type, value) => {
    if (type === 'Pseudonym' && plainName.test(value)) return value
    const at = type === 'Email Address' ? value.indexOf('@') : -1
    const local = value.slice(0, Math.max(0, at))
    if (at > maxLocalLength || !plainLocal.test(local)) return normalForm(type, value)
    const domain = domainOf(value.slice(at + 1))
    return domain === null || at + 1 + domain.length > maxAddressLength ? undefined : `${local}@${domain}`
  }
}

const maxLocalLength = 64
const maxAddressLength = 254
