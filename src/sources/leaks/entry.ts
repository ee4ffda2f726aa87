import { card, date, link, FormattedValue } from '../kit/card.ts'
import { isZeroDate } from '../kit/iso-time.ts'
import type { Item } from '../kit/source.ts'
import { hashType } from './hash-type.ts'
import type { LeakRecord, LeakSource } from './leak-source.ts'
import { isSecretField } from './field-names.ts'
import { mask, maskSecrets, maskText, maskWithin } from './mask.ts'
import { fieldOf, isField, orderOf, vocabulary } from './vocabulary.ts'
import type { Field } from './vocabulary.ts'

/** Field names to display. `standard`: names of the shared vocabulary. `source`: the source's own names. */
export type Naming = 'standard' | 'source'

/** A leak record in the form that is displayed. */
export interface LeakEntry {
  key: string
  items: Item[]
}

interface EntryOptions {
  source: Pick<LeakSource, 'code' | 'template' | 'mapping'>
  /** Number of the record among all records of its source in this search, counted from 1. */
  recordNumber: number
  naming: Naming
  /** `true` to display secrets in full. All masking of secrets happens in this file. */
  secrets: boolean
}

/** One value of a record, after nested objects and lists are flattened. */
interface Leaf {
  /** The source's field name. For a nested field, the names of the outer objects come first: `device.name`. */
  name: string
  field: Field | undefined
  text: string
  isSecret: boolean
}

/** Minimum length of a secret that is masked inside other text. Shorter secrets occur in any text by chance. */
const minSecretLength = 4
/**
 * Maximum number of secrets that are searched for in each text. If a record has more, free text and links are masked
 * completely, because the search would take too long.
 */
const maxSecrets = 100
const maxDepth = 16
/** Maximum number of values of a record. Real records have far fewer. */
const maxLeaves = 1_000
/** Maximum number of lists, objects and values of a record that are visited. Empty values do not count. */
const maxVisited = 4_000
/** Maximum length of all values of a record, in characters. The rest is cut, so that masking takes milliseconds. */
const maxLength = 262_144

/**
 * Converts a record to a displayed entry. Items follow the reading order of the template. Each value of a list becomes
 * an item of its own. Of a record with more than 1,000 values, 4,000 lists, objects and values, or 262,144 characters,
 * the first ones are displayed, and the last item reports the cut.
 */
export function toEntry(record: LeakRecord, { source, recordNumber, naming, secrets }: EntryOptions): LeakEntry {
  const { leaves, visited } = leavesOfRecord(record, source.mapping)
  const isCut = cut(leaves) || visited > maxVisited
  const hidden = secretsOf(leaves)
  const ordered = unique(leaves).toSorted((a, b) =>
    orderOf(a.field, source.template) - orderOf(b.field, source.template)
  )
  const rows = ordered.map(leaf => {
    const text = secrets ? leaf.text : masked(leaf, hidden)
    const field = naming === 'source' ? leaf.name : leaf.field ?? leaf.name
    return [label(leaf, naming), displayed(leaf, text), field] as const
  })
  const items = card(isCut ? [...rows, ['Incomplete', 'the record is too large to display all of it']] : rows, {}).items
  return { key: `${source.code}_${String(recordNumber).padStart(3, '0')}`, items }
}

/**
 * Masks the secrets of an entry that was displayed in full, for a caller who may no longer see them.
 * @param naming the naming with which the entry was displayed
 * @param source `undefined` if the source no longer exists. The meaning of its own field names is then unknown, so
 *   their values are masked too.
 */
export function maskEntry(
  { key, items }: LeakEntry, naming: Naming, source: Pick<LeakSource, 'mapping'> | undefined,
): LeakEntry {
  const leaves = items.map(item => item.field === undefined ? undefined : leafOf(item, item.field, naming, source))
  const hidden = secretsOf(leaves.filter(leaf => leaf !== undefined))
  return {
    key,
    items: items.map((item, index) => {
      const leaf = leaves[index]
      const value = leaf === undefined ? item.value : masked(leaf, hidden)
      if (value === item.value) return item
      return {
        ...item,
        value,
        copy: true,
        isdate: false,
        islink: false,
      }
    }),
  }
}

/** Returns the value of a displayed item with what is known about its field. */
function leafOf(
  { value }: Item, name: string, naming: Naming, source: Pick<LeakSource, 'mapping'> | undefined,
): Leaf {
  const isStandard = naming === 'standard' && isField(name)
  const mapping = source?.mapping ?? {}
  const names = isStandard ? Object.keys(mapping).filter(one => mapping[one] === name) : [name]
  const field = isStandard ? name : fieldOf(name, mapping)
  const isSecret = isStandard
    ? vocabulary[name].secret === true
    : source === undefined || isSecretField(name, mapping)
  return { name, field, text: value, isSecret: isSecret || names.some(one => isBelowSecret(one, mapping)) }
}

/** Returns `true` if an outer object of a nested field has a secret name. */
const isBelowSecret = (name: string, mapping: LeakSource['mapping']): boolean =>
  name.split('.').some((_, depth, parts) => {
    const outer = parts.slice(0, depth).join('.')
    return depth > 0 && isSecretField(outer, mapping)
  })

/** Returns the secrets that are searched for in the other texts of a record. */
const secretsOf = (leaves: readonly Leaf[]): string[] =>
  [...new Set(leaves.filter(leaf => leaf.isSecret).map(({ text }) => text.trim()))]
    .filter(text => text.length >= minSecretLength)

/** Cuts a record that is too large. Returns `true` if it did. */
function cut(leaves: Leaf[]): boolean {
  const isLong = leaves.length > maxLeaves
  if (isLong) leaves.length = maxLeaves
  let left = maxLength
  for (const [index, leaf] of leaves.entries()) {
    if (leaf.text.length > left) {
      leaf.text = leaf.text.slice(0, left).toWellFormed()
      leaves.length = index + 1
      return true
    }
    left -= leaf.text.length
  }
  return isLong
}

/** The values of a record that were found so far. */
interface Found {
  leaves: Leaf[]
  visited: number
}

const isFull = ({ leaves, visited }: Found): boolean => leaves.length > maxLeaves || visited > maxVisited

function leavesOfRecord(record: LeakRecord, mapping: LeakSource['mapping']): Found {
  const found: Found = { leaves: [], visited: 0 }
  for (const [name, value] of Object.entries(record)) {
    if (isFull(found)) break
    if (!isEmpty(value)) addLeaves(found, name, value, mapping)
  }
  return found
}

function addLeaves(
  found: Found, name: string, value: unknown, mapping: LeakSource['mapping'], above = false, depth = 0,
): void {
  found.visited++
  const field = fieldOf(name, mapping)
  const isSecret = above || isSecretField(name, mapping)
  if (isPlain(value)) found.leaves.push({ name, field, text: String(value).toWellFormed(), isSecret })
  if (typeof value !== 'object' || depth === maxDepth) return
  const isList = Array.isArray(value)
  const members = value as Readonly<Record<string | number, unknown>>
  for (const inner of isList ? value.keys() : Object.keys(members)) {
    if (isFull(found)) return
    if (isEmpty(members[inner])) continue
    addLeaves(found, isList ? name : `${name}.${inner}`, members[inner], mapping, isSecret, depth + 1)
  }
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

const isPlain = (value: unknown): value is string | number | boolean | bigint =>
  ['string', 'number', 'boolean', 'bigint'].includes(typeof value)

function unique(leaves: readonly Leaf[]): Leaf[] {
  return [...new Map(leaves.map(leaf => [JSON.stringify([leaf.name, leaf.text]), leaf])).values()]
}

function masked({ field, text, isSecret }: Leaf, hidden: readonly string[]): string {
  if (isSecret) return mask(text)
  const isFree = field === undefined || vocabulary[field].free === true
  if (hidden.length > maxSecrets && (isFree || vocabulary[field].kind === 'link')) return mask(text)
  if (isFree) return maskText(text, hidden)
  return maskWithin(vocabulary[field].kind === 'link' ? maskSecrets(text, hidden) : text)
}

/**
 * Returns the label of a value. If a secret looks like a hash, even in a password field, the label names the hash type.
 */
function label({ name, field, text, isSecret }: Leaf, naming: Naming): string {
  const plain = naming === 'source' ? name : field ? vocabulary[field].label : humanize(name)
  const type = isSecret ? hashType(text, field === 'hash') : undefined
  return type ? `${plain} (${type})` : plain
}

/**
 * Converts a field name to a label: `top_logins` → `Top logins`, `lastLoginIP` → `Last login IP`. A heading with words
 * keeps its letter case and its signs: `VIP-Status`, `Date of Birth`.
 */
function humanize(name: string): string {
  const isHeading = /\s/.test(name.trim()) || (name.includes('-') && name !== name.toLowerCase())
  const words = isHeading ? name.trim() : name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_.\s-]+/g, ' ').trim()
    .replaceAll(/\S+/g, word => /^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase())
  return words === '' ? name : words[0]!.toUpperCase() + words.slice(1)
}

/** Chooses how to display a value: as a link, as a date or as text. A masked value is always text. */
function displayed({ name, field, text: whole }: Leaf, text: string): FormattedValue {
  const kind = field && vocabulary[field].kind
  if (text !== whole) return new FormattedValue(text, undefined)
  if ((kind === 'date' || (field === undefined && dateName.test(name))) && isNoDate(field, text)) return nothing
  if (kind === 'link' || field === undefined) return link(text)
  return kind === 'date' ? toDate(text) : new FormattedValue(text, undefined)
}

/** Names of dates outside the vocabulary. */
const dateName = /(?:date|_at|_on|added|compromised|seen)$/i
const nothing = new FormattedValue(undefined, undefined)

/** Returns `true` for a text in place of a date. People are born in 1970. */
const isNoDate = (field: Field | undefined, text: string): boolean =>
  isZeroDate(text) && !(field === 'birthday' && text.startsWith('1970'))

/**
 * Displays a full ISO 8601 time, or a time in seconds or milliseconds since 1970, as a date. Displays anything else as
 * text.
 */
function toDate(text: string): FormattedValue {
  const time = /^(?:\d{9,10}|\d{12,13})$/.test(text)
    ? date(Number(text))
    : /^\d{4}-\d\d-\d\d[T ]/.test(text)
    ? date(text)
    : undefined
  if (time?.value) return time
  return new FormattedValue(text, /^\d{4}-\d\d-\d\d$/.test(text) && date(text).value ? 'date' : undefined)
}
