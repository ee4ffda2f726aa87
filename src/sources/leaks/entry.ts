import { card, date, link, Marked } from '../kit/card.ts'
import type { Item } from '../kit/source.ts'
import { hashType } from './hash-type.ts'
import type { LeakRecord, LeakSource } from './leak-source.ts'
import { mask, maskSecrets, maskText, maskWithin, namesSecret } from './mask.ts'
import { fieldOf, orderOf, vocabulary } from './vocabulary.ts'
import type { Field } from './vocabulary.ts'

/** `standard`: fields have the names of the shared vocabulary; `source`: those that their source gives them. */
export type Naming = 'standard' | 'source'

/** One record as it is shown. */
export interface LeakEntry {
  key: string
  items: Item[]
}

interface EntryOptions {
  source: Pick<LeakSource, 'code' | 'template' | 'mapping'>
  /** Of the record among all of its source, from 1. */
  number: number
  naming: Naming
  /** Whether secrets are shown whole. This is the one place where they are masked. */
  secrets: boolean
}

/** One value of a record. */
interface Leaf {
  /** The source's name; of what lies deeper, with those above it: `device.name`. */
  name: string
  field: Field | undefined
  text: string
  isSecret: boolean
}

/** Shorter ones occur in any text. */
const minSecretLength = 4
/** Of a record with more secrets than this no free text is shown: to look for each of them in each text takes too long. */
const maxSecrets = 100
const maxDepth = 16

/** A record as it is shown, its lines in the order in which a person reads them; each value of a list is a line. */
export function toEntry(record: LeakRecord, { source, number, naming, secrets }: EntryOptions): LeakEntry {
  const leaves = Object.entries(record).flatMap(([name, value]) =>
    leavesOf(name, value, fieldOf(name, source.mapping), source.mapping)
  )
  const known = [...new Set(leaves.filter(leaf => leaf.isSecret).map(({ text }) => text.trim()))]
    .filter(text => text.length >= minSecretLength)
  const ordered = unique(leaves).toSorted((a, b) =>
    orderOf(a.field, source.template) - orderOf(b.field, source.template)
  )
  const rows = ordered.map(leaf => {
    const text = secrets ? leaf.text : masked(leaf, known)
    return [label(leaf, naming), displayed(leaf, text), naming === 'source' ? leaf.name : leaf.field ?? leaf.name] as const
  })
  return { key: `${source.code}_${String(number).padStart(3, '0')}`, items: card(rows, {}).items }
}

function leavesOf(
  name: string, value: unknown, field: Field | undefined, mapping: LeakSource['mapping'], above = false, depth = 0,
): Leaf[] {
  const isSecret = above || (field ? vocabulary[field].secret === true : namesSecret(name))
  if (value === null || value === undefined || value === '' || depth > maxDepth) return []
  if (Array.isArray(value)) return value.flatMap(one => leavesOf(name, one, field, mapping, isSecret, depth + 1))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([inner, one]) =>
      leavesOf(`${name}.${inner}`, one, fieldOf(`${name}.${inner}`, mapping), mapping, isSecret, depth + 1))
  }
  return isPlain(value) ? [{ name, field, text: String(value).toWellFormed(), isSecret }] : []
}

const isPlain = (value: unknown): value is string | number | boolean | bigint =>
  ['string', 'number', 'boolean', 'bigint'].includes(typeof value)

function unique(leaves: readonly Leaf[]): Leaf[] {
  return [...new Map(leaves.map(leaf => [JSON.stringify([leaf.name, leaf.text]), leaf])).values()]
}

function masked({ field, text, isSecret }: Leaf, known: readonly string[]): string {
  if (isSecret) return mask(text)
  const isFree = field === undefined || vocabulary[field].free === true
  if (known.length > maxSecrets && (isFree || vocabulary[field].kind === 'link')) return mask(text)
  if (isFree) return maskText(text, known)
  return maskWithin(vocabulary[field].kind === 'link' ? maskSecrets(text, known) : text)
}

/** With the type of a hash, also where it stands for a password. */
function label({ name, field, text, isSecret }: Leaf, naming: Naming): string {
  const plain = naming === 'source' ? name : field ? vocabulary[field].label : humanize(name)
  const type = isSecret ? hashType(text, field === 'hash') : undefined
  return type ? `${plain} (${type})` : plain
}

/** `top_logins` → `Top logins` */
function humanize(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_.\s-]+/g, ' ').trim().toLowerCase()
  return words === '' ? name : words[0]!.toUpperCase() + words.slice(1)
}

/** How a value shows. What a mask has touched is neither a link nor a date. */
function displayed({ field, text: whole }: Leaf, text: string): Marked {
  const kind = field && vocabulary[field].kind
  if (text !== whole) return new Marked(text, undefined)
  if (kind === 'link' || field === undefined) return link(text)
  return kind === 'date' ? toDate(text) : new Marked(text, undefined)
}

/** A day stays a day; what is no whole date in ISO 8601, nor seconds or milliseconds since 1970, stays the text it is. */
function toDate(text: string): Marked {
  const time = /^(?:\d{9,10}|\d{12,13})$/.test(text)
    ? date(Number(text))
    : /^\d{4}-\d\d-\d\d[T ]/.test(text)
    ? date(text)
    : undefined
  if (time?.value) return time
  return new Marked(text, /^\d{4}-\d\d-\d\d$/.test(text) && date(text).value ? 'isdate' : undefined)
}
