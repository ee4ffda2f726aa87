import { valueAt } from '../../lib/json-path.ts'
import { SourceFailure } from '../failures.ts'
import { hasContent, reportsError } from '../kit/error-text.ts'
import { arrayOf, integer, objectWith, text, type Shape } from '../kit/schema.ts'
import { changed } from '../kit/shape.ts'
import { isZero } from './formats.ts'
import { failureOf } from './json-rpc.ts'
import type { LookUp, Missing } from './look-up.ts'
import { partOf } from './paging.ts'
import { showsFact } from './shown.ts'
import { spellingOf } from './spelling.ts'

/**
 * An answer with its parsed body. The status and the text can be a part of the proof that there are no results.
 * `failed` names the calls of a batch without a result.
 */
export const rowAnswer = objectWith({ status: integer, text, body: {} }, { unanswered: arrayOf(text) })
export type RowAnswer = Shape<typeof rowAnswer>

/** Records about the searched value, and the number of entries of a list that are no records. */
export interface Records {
  records: unknown[]
  leftOut: number
}

/** Returns the conditions of the answers for a value without a record. */
export const conditionsOf = ({ missing }: Pick<LookUp, 'missing'>): Missing[] => [missing ?? []].flat()

/**
 * Returns the records with activity. Throws `UPSTREAM_CHANGED` if the answer neither has a record nor denies it: an
 * entry of a list that has no name could be the record. Throws `UPSTREAM_BLOCKED` or `UPSTREAM_RATE_LIMITED` if the
 * answer is about the key.
 */
export function recordsOf(row: LookUp, answer: RowAnswer, value: string): Records {
  const { complete, refused, spent } = row
  const { status, body } = answer
  if (refused && fits(refused, answer, value)) {
    throw new SourceFailure('UPSTREAM_BLOCKED', 'the source refused the key')
  }
  if (spent && fits(spent, answer, value)) {
    throw new SourceFailure('UPSTREAM_RATE_LIMITED', 'the quota of the key is used up')
  }
  if (complete && !holds(complete, answer, value)) throw changed()
  if (conditionsOf(row).some(missing => fits(missing, answer, value) && !hasResult(row, missing, answer, value))) {
    return { records: [], leftOut: 0 }
  }
  const error = valueAt(row.body, 'jsonrpc') !== undefined && valueAt(body, 'error')
  if (error) throw failureOf(error)
  if (!isSuccess(status)) throw changed()
  const found = read(body, row.record ?? '', value)
  if (!row.list) {
    if (!isNamed(row, found, value)) throw changed()
    const records = [found].filter(record => isActive(row, record))
    if (records.length === 0 && reportsError(body)) throw changed()
    return { records, leftOut: 0 }
  }
  if (!Array.isArray(found) || (found.length === 0 && conditionsOf(row).length > 0)) throw changed()
  const named = found.filter(record => hasName(row, record))
  const own = named.filter(record => isNamed(row, record, value))
  const readable = own.filter(record => isRecord(row, record))
  const leftOut = found.length - named.length + own.length - readable.length
  if (own.length === 0 && partOf(row, body)) {
    throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the source has more records than one answer holds')
  }
  const records = readable.filter(record => isActive(row, record))
  if (records.length === 0 && (leftOut > 0 || reportsError(body))) throw changed()
  return { records, leftOut }
}

/** Returns `true` if the list of records in an answer has no entry. */
export function isEmptyList(row: LookUp, body: unknown): boolean {
  const records = read(body, row.record ?? '', '')
  return Array.isArray(records) && records.length === 0
}

/** Returns the value at a path in which a step `{value}` is the searched value. */
function read(from: unknown, path: string, value: string): unknown {
  const [before = '', ...after] = path.split('{value}')
  if (after.length === 0) return valueAt(from, path)
  const members = valueAt(from, before.replace(/\.$/, ''))
  if (typeof members !== 'object' || members === null) return undefined
  const name = Object.keys(members).find(one => one.toLowerCase() === value.toLowerCase())
  return name === undefined ? undefined
    : valueAt((members as Record<string, unknown>)[name], after.join('').replace(/^\./, ''))
}

/** Returns `true` if an answer has both the status and the content that a condition names. */
export function fits(missing: Missing, answer: RowAnswer, value: string): boolean {
  const { status } = answer
  const hasStatus = missing.status === undefined ? isSuccess(status) : [missing.status].flat().includes(status)
  const isFinding = [missing.unless ?? []].flat().some(path => hasContent(read(answer.body, path, value)))
  return hasStatus && !isFinding && holds(missing, answer, value)
}

/**
 * Returns `true` if an answer has a result beside a condition of its absence: a fact that the card would show, or a
 * whole record beside the text that denies it.
 */
function hasResult(row: LookUp, { path }: Missing, { body }: RowAnswer, value: string): boolean {
  const { record = '' } = row
  const found = read(body, record, value)
  const isApart = record !== '' && path !== undefined && !isWithin(path, record) && !isWithin(record, path)
  return [found].flat().some(one => (isApart && isProved(row, one)) || showsFact(row, one))
}

/** Returns `true` if a path is that of another member, or of a member of it. */
const isWithin = (path: string, other: string): boolean => `${path}.`.startsWith(`${other}.`)

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Returns `true` if the answer has the content that a condition names. */
function holds({ path, says, only, text: whole }: Missing, { text: sent, body }: RowAnswer, value: string): boolean {
  if (whole !== undefined) return whole.test(sent)
  if (path === undefined || says === undefined) return false
  const said = read(body, path, value)
  if (says === null) return said === null && !namesError(body)
  if (typeof says === 'string') {
    return isEmpty(said) && Array.isArray(said) === (says === 'empty list') && !namesError(body)
  }
  if (only && !isOnlyMember(body, path)) return false
  const texts = [said].flat() // some services send a list in place of its only element
  return texts.length > 0 &&
    texts.every(text => ['string', 'number', 'boolean'].includes(typeof text) && says.test(String(text)))
}

/** Returns `true` if the object with the member at a path has no other member. */
function isOnlyMember(body: unknown, path: string): boolean {
  const object = valueAt(body, path.split('.').slice(0, -1).join('.'))
  return typeof object === 'object' && object !== null && Object.keys(object).length === 1
}

/** Returns `true` if an answer names an error, which a member without content beside it does not deny. */
const namesError = (body: unknown): boolean => ['error', 'errors'].some(name => hasContent(valueAt(body, name)))

/** Returns `true` for a list or an object without content. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Returns the names of a record, as it spells them. */
export const namesIn = (equals: NonNullable<LookUp['equals']>, record: unknown): unknown[] =>
  [equals].flat().flatMap(path => valueAt(record, path) ?? [])

/** Returns `true` if a record says what it is about, or if records of this source do not. */
const hasName = ({ equals }: LookUp, record: unknown): boolean =>
  equals === undefined || namesIn(equals, record).some(name => typeof name === 'string' || typeof name === 'number')

function isNamed(row: LookUp, record: unknown, value: string): boolean {
  if (row.equals === undefined) return true
  const spelled = spellingOf(row)
  const searched = spelled(value)
  return namesIn(row.equals, record).map(spelled)
    .some(name => name === searched || (row.below === true && name.endsWith(`.${searched}`)))
}

/** Returns `true` if an entry has a member that proves that it is a record, and tells whether there was activity. */
function isRecord(row: LookUp, record: unknown): boolean {
  const amounts = (row.activity ?? []).map(path => isZero(valueAt(record, path)))
  return isProved(row, record) && (amounts.includes(false) || !amounts.includes(undefined))
}

const isProved = ({ has }: LookUp, record: unknown): boolean => [has].flat().map(path => valueAt(record, path))
  .some(proof => proof !== undefined && proof !== null && !(Array.isArray(proof) && proof.length === 0))

/** Returns `true` if the record reports activity, or another fact. Throws `UPSTREAM_CHANGED` if it is no record. */
function isActive(row: LookUp, record: unknown): boolean {
  if (!isRecord(row, record)) throw changed()
  return showsFact(row, record) || !row.activity?.every(path => isZero(valueAt(record, path)))
}
