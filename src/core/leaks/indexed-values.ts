import { indexedField, isSecretField } from '../../sources/leaks/field-names.ts'
import type { LeakRecord } from '../../sources/leaks/leak-source.ts'
import { fields, type Field } from '../../sources/leaks/vocabulary.ts'
import type { Query, QueryType } from '../../sources/kit/source.ts'
import { createCellReader, type CellFault } from './cell-values.ts'
import { createDomainValues } from './domain-values.ts'
import { indexText, type IndexedValue } from './index-text.ts'
import { createValueParser } from './value-parser.ts'

/** Observable type of the fields whose name has one. */
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

/** Fields whose values look like those of another type, such as versions and dates. Only addresses are read in them. */
const likeOthers: ReadonlySet<Field> = new Set([
  'phone', 'birthday', 'postcode', 'os', 'antivirus', 'hash_type', 'vin', 'license_plate', 'record_count',
  'breach_date', 'captured_at', 'created_at', 'last_seen',
])

export const indexedFields: readonly Field[] = fields.filter(field => types[field] !== undefined)
export const typeOf = (field: Field | undefined): QueryType | undefined => field && types[field]

/** Reason why a value of a field is not indexed. `secret`: it is never searched. `type`: no search has its type. */
export type FieldFault = CellFault | 'secret' | 'type'

/**
 * Receives what a field of a record holds, or the reason why nothing of it is indexed. `type` is the type of the field,
 * if its name has one.
 */
export type FieldReport = (
  name: string, found: readonly Query[] | FieldFault, value: unknown, type: QueryType | undefined,
) => void

interface FieldRules {
  type: QueryType | undefined
  isSecret: boolean
  readsAddressesOnly: boolean
}

/**
 * Creates a function that lists the observables of a record, each once. Values decide as well as names: an address, a
 * host, an IP address or a wallet is found in any field but those of secrets. `mapping` maps column names to fields.
 */
export function createIndexedValues(
  mapping: Readonly<Record<string, Field>>, report?: FieldReport,
): (record: LeakRecord) => IndexedValue[] {
  const rulesOfName = new Map<string, FieldRules>()
  const read = createCellReader(createValueParser())
  const domains = createDomainValues()
  const seen = new Set<string>()

  function lookUp(name: string): FieldRules {
    if (rulesOfName.size > maxNames) rulesOfName.clear()
    const field = indexedField(name, mapping)
    const rules = {
      type: typeOf(field),
      isSecret: isSecretField(name, mapping),
      readsAddressesOnly: field !== undefined && likeOthers.has(field),
    }
    rulesOfName.set(name, rules)
    return rules
  }

  function readValue(text: string, { type, isSecret, readsAddressesOnly }: FieldRules): readonly Query[] | FieldFault {
    if (isSecret) return 'secret'
    if (readsAddressesOnly && !text.includes('@')) return 'type'
    const result = read(text, type)
    return result === 'invalid' && type === undefined ? 'type' : result
  }

  /** Returns what all values of a list hold, or the fault of the last one. */
  function readList(values: readonly unknown[], rules: FieldRules): readonly Query[] | FieldFault {
    const found: Query[] = []
    let fault: FieldFault = 'placeholder'
    for (const value of values) {
      const result = readValue(String(value), rules)
      if (typeof result === 'string') fault = result
      else found.push(...result)
    }
    return found.length > 0 ? found : fault
  }

  return record => {
    const found: IndexedValue[] = []
    seen.clear()

    function add(value: IndexedValue): void {
      if (isNew(value.text, found, seen)) found.push(value)
    }

    /** Adds what a field holds. Returns it with the domains by which its addresses are found. */
    function addAll(held: readonly Query[]): readonly Query[] {
      const all: Query[] = []
      for (const query of held) {
        all.push(query)
        if (query.type === 'Domain Name') domains.ofHost(query.value).forEach(add)
        else add({ type: query.type, text: indexText(query) })
        const domain = query.type === 'Email Address' ? domains.ofAddress(query.value) : undefined
        if (domain === undefined) continue
        all.push(domain.query)
        domain.values.forEach(add)
      }
      return all
    }

    for (const name in record) {
      const rules = rulesOfName.get(name) ?? lookUp(name)
      const value = record[name]
      const held = Array.isArray(value) ? readList(value, rules) : readValue(String(value), rules)
      const result = typeof held === 'string' ? held : addAll(held)
      report?.(name, result, value, rules.type)
    }
    return found
  }
}

/** Values of a record that are compared one by one. A set of so few takes longer. */
const fewValues = 8

function isNew(text: string, found: readonly IndexedValue[], seen: Set<string>): boolean {
  if (found.length < fewValues) return !found.some(one => one.text === text)
  if (seen.size === 0) for (const one of found) seen.add(one.text)
  return seen.size < seen.add(text).size
}

/**
 * Maximum number of cached names. Without a limit, a file in which every JSON record has new names could fill the
 * memory.
 */
const maxNames = 10_000
