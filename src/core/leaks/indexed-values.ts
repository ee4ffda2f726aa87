import type { LeakRecord } from '../../sources/leaks/leak-source.ts'
import { fieldOf, fields, type Field } from '../../sources/leaks/vocabulary.ts'
import type { Query, QueryType } from '../../sources/kit/source.ts'
import { parseObservable } from '../observable.ts'

/** The type of observable that the values of a field are. Records are found by these fields, whole values only. */
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

/** Of the rules by which values get their normal form here: a change of them is another version. */
const version = 1

/** What is hashed of a query. E-mail addresses and pseudonyms are found in any case, as most services take them. */
export function indexText({ type, value }: Query): string {
  const isFolded = type === 'Email Address' || type === 'Pseudonym'
  return `${version}|${type}|${isFolded ? value.toLowerCase() : value}`
}

interface Indexed {
  type: QueryType
  text: string
}

/** What a record is found by: each of its observables once. `mapping`: names of the data set to fields. */
export function createIndexedValues(mapping: Readonly<Record<string, Field>>): (record: LeakRecord) => Indexed[] {
  const typeOfName = new Map<string, { type: QueryType | undefined, isLink: boolean }>()
  const parse = createParser()

  function lookUp(name: string) {
    if (typeOfName.size > mostNames) typeOfName.clear()
    const field = fieldOf(name, mapping)
    const type = typeOf(field)
    const found = { type, isLink: type === 'Domain Name' }
    typeOfName.set(name, found)
    return found
  }

  return record => {
    const found: Indexed[] = []
    for (const name in record) {
      const known = typeOfName.get(name) ?? lookUp(name)
      if (known.type === undefined) continue
      const { type, isLink } = known
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

/** Records of JSON may have any number of names. */
const mostNames = 10_000
const mostDomains = 20_000

/** The host of a URL; anything else as it is. */
function hostOf(value: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(value) && URL.canParse(value) ? new URL(value).hostname : value
}

const plainLocal = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const plainName = /^(?!@)[!-~](?:[ -~]{0,62}[!-~])?$/

/** As `parseObservable`, quicker for what data sets mostly hold: plain names, and addresses at the same few domains. */
function createParser(): (type: QueryType, value: string) => string | undefined {
  const domains = new Map<string, string | null>()

  function normal(type: QueryType, value: string): string | undefined {
    const parsed = parseObservable(type, value)
    return 'value' in parsed ? parsed.value : undefined
  }

  /** Null where it is none. */
  function domainOf(host: string): string | null {
    const known = domains.get(host)
    if (known !== undefined) return known
    if (domains.size >= mostDomains) domains.clear()
    const domain = normal('Email Address', `a@${host}`)?.slice(2) ?? null
    domains.set(Buffer.from(host).toString(), domain) // a copy: a part of a text keeps all of it in memory
    return domain
  }

  return (type, value) => {
    if (type === 'Pseudonym' && plainName.test(value)) return value
    const at = type === 'Email Address' ? value.indexOf('@') : -1
    const local = value.slice(0, Math.max(0, at))
    if (at > longestLocal || !plainLocal.test(local)) return normal(type, value)
    const domain = domainOf(value.slice(at + 1))
    return domain === null || at + 1 + domain.length > longestAddress ? undefined : `${local}@${domain}`
  }
}

const longestLocal = 64
const longestAddress = 254
