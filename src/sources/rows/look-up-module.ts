import { createHash } from 'node:crypto'
import { valueAt } from '../../lib/json-path.ts'
import { identifyWallet } from '../../facts/wallet.ts'
import { card, link } from '../kit/card.ts'
import type { SourceFacts } from '../kit/facts.ts'
import { SourceFailure } from '../failures.ts'
import { parseJson } from '../kit/fetch-response.ts'
import { httpModule, type HttpModule } from '../kit/http-module.ts'
import { moduleHead } from '../kit/row.ts'
import { integer, objectWith, type Shape } from '../kit/schema.ts'
import { notPublic } from '../kit/scope.ts'
import { changed } from '../kit/shape.ts'
import type { Response } from '../egress/client.ts'
import type { Card, Context, Module, Query } from '../kit/source.ts'
import { displayed, isZero } from './formats.ts'
import type { LookUp, Missing } from './look-up.ts'

/** An answer with its parsed body. The status can be part of the proof that there are no results. */
const rowAnswer = objectWith({ status: integer, body: {} })
export type RowAnswer = Shape<typeof rowAnswer>

/** Creates the module of a source. */
export const lookUpModule = (row: LookUp): Module => httpModule(lookUpParts(row))

/** Returns the parts of the module of a source. */
export function lookUpParts(row: LookUp) {
  const { category, accepts, deadlineMs, headers, body, meanings } = row
  return {
    ...moduleHead(row),
    facts: factsOf(row),
    category,
    types: [row.type],
    ...meanings && { meanings },
    sharesResponses: row.type === 'Pseudonym', // rows about pseudonyms are account checks too
    cacheMs: category === 'ledger' ? 300_000 : 3_600_000,
    ...deadlineMs === undefined ? {} : { deadlineMs },
    ...accepts === undefined ? {} : { accepts },
    skipReason: (query: Query) => notPublic(query) ?? otherChain(row, query),
    request: (value: string, { key }: Pick<Context, 'key'>) => ({
      url: filled(row.url, value, encodeURIComponent),
      headers: { ...body && { 'content-type': 'application/json' }, ...withKey(headers, key) },
      ...body && { method: 'POST' as const, body: filled(JSON.stringify(body), value, inJson) },
    }),
    response: rowAnswer,
    read: async (answer: Response): Promise<RowAnswer> =>
      ({ status: answer.status, body: resultsOf(row, answer.body.length === 0 ? null : await parseJson(answer)) }),
    missing: statusesOf(conditionsOf(row).filter(({ path }) => path === undefined)),
    readable: statusesOf(conditionsOf(row).filter(({ path }) => path !== undefined)),
    cards: (answer: RowAnswer, { value }: Query) =>
      recordsOf(row, answer, value).map(record => cardOf(row, record, value)),
    examples: { found: [row.examples.found].flat(), notFound: [row.examples.notFound] },
  } satisfies HttpModule<typeof rowAnswer>
}

/** Fills the source key into headers. Without a key, the headers that need one are left out. */
const withKey = (headers: LookUp['headers'] = {}, key: string | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, text]) =>
    text.includes('{key}') && !key ? [] : [[name, text.replace('{key}', () => key!)]]))

/** Returns the origin of the facts of a row, and what it takes as the proof that there are no results. */
function factsOf(row: LookUp): SourceFacts {
  const conditions = conditionsOf(row)
  const absence = conditions.some(({ path }) => path !== undefined) ? 'answer'
    : conditions.length > 0 ? 'status'
    : row.list ? 'empty list'
    : row.activity && 'zero amounts'
  return { url: row.source, ...row.seen && { day: row.seen }, ...absence && { absence } }
}

/** Returns the conditions of the answers for a value without a record. */
export const conditionsOf = ({ missing }: LookUp): Missing[] => [missing ?? []].flat()
const statusesOf = (conditions: readonly Missing[]): number[] => conditions.flatMap(({ status }) => status ?? [])

function otherChain({ chains }: LookUp, { value }: Query): string | undefined {
  if (chains === undefined) return undefined
  const wallet = identifyWallet(value)
  if (!('fault' in wallet) && wallet.network === 'mainnet' && chains.some(chain => wallet.chains.includes(chain))) {
    return undefined
  }
  return 'It supports no addresses of this chain'
}

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1)

const placeholders: Readonly<Record<string, (value: string) => string>> = {
  value: value => value,
  lower: value => value.toLowerCase(),
  label: value => value.split('.', 1)[0]!,
  domain: value => value.slice(value.lastIndexOf('@') + 1),
  md5: value => createHash('md5').update(value.toLowerCase()).digest('hex'),
}

/** Replaces the placeholders of a template. */
const filled = (template: string, value: string, escape: (text: string) => string): string =>
  template.replace(/\{(value|lower|label|domain|md5)\}/g, (_, name: string) => escape(placeholders[name]!(value)))

/**
 * Returns the results of a batch of calls by id: a server may answer the calls in any order. Returns any other answer
 * unchanged. Throws `UPSTREAM_CHANGED` if a call of the batch has no result.
 * https://www.jsonrpc.org/specification#batch
 */
function resultsOf({ body }: LookUp, answer: unknown): unknown {
  if (!Array.isArray(body)) return answer
  return Object.fromEntries(body.map(({ id }: { id: string }) => {
    const result = valueAt(answer, `id=${id}.result`)
    if (result === undefined) throw changed()
    return [id, result]
  }))
}

/** Returns the records with activity. Throws `UPSTREAM_CHANGED` if the answer neither has a record nor denies it. */
export function recordsOf(row: LookUp, answer: RowAnswer, value: string): unknown[] {
  const { complete } = row
  const { status, body } = answer
  if (complete && !holds(complete, body, value)) return fail()
  if (conditionsOf(row).some(missing => fits(missing, answer, value))) return []
  if (!isSuccess(status)) return fail()
  const found = read(body, row.record ?? '', value)
  if (!row.list) return isNamed(row, found, value) ? [found].filter(record => isActive(row, record)) : fail()
  if (!Array.isArray(found)) return fail()
  const named = found.filter(record => isNamed(row, record, value))
  if (named.length === 0 && row.more !== undefined && valueAt(body, row.more) === true) {
    throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the source has more records than one answer holds')
  }
  return named.filter(record => isActive(row, record))
}

/** Returns `true` if the list of records in an answer has no entry. */
export function isEmptyList(row: LookUp, body: unknown): boolean {
  const records = read(body, row.record ?? '', '')
  return Array.isArray(records) && records.length === 0
}

const fail = (): never => {
  throw changed()
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
export function fits(missing: Missing, { status, body }: RowAnswer, value: string): boolean {
  const hasStatus = missing.status === undefined ? isSuccess(status) : [missing.status].flat().includes(status)
  return hasStatus && holds(missing, body, value)
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Returns `true` if the member at a path has the content that a condition names. */
function holds({ path, says }: Missing, body: unknown, value: string): boolean {
  if (path === undefined || says === undefined) return false
  const said = read(body, path, value)
  if (says === null) return said === null && [undefined, null].includes(valueAt(body, 'errors') as null)
  if (says === 'empty') return said === '' || (typeof said === 'object' && said !== null && !Object.keys(said).length)
  return ['string', 'number', 'boolean'].includes(typeof said) && says.test(String(said))
}

function isNamed({ equals, type }: LookUp, record: unknown, value: string): boolean {
  if (equals === undefined) return true
  const names = namesIn(equals, record).map(name => String(name).toLowerCase())
  return names.some(name => [name, type === 'IP Address' ? withoutPort(name) : name].includes(value.toLowerCase()))
}

/** Returns the names of a record, as it spells them. */
export const namesIn = (equals: NonNullable<LookUp['equals']>, record: unknown): unknown[] =>
  [equals].flat().flatMap(path => valueAt(record, path) ?? [])

const withoutPort = (name: string): string => name.replace(/^(?:\[(.+)\]|([^:]+)):\d+$/, '$1$2')

/** Returns `true` if the record reports activity. Throws `UPSTREAM_CHANGED` if it is no record. */
function isActive({ has, activity }: LookUp, record: unknown): boolean {
  const proofs = [has].flat().map(path => valueAt(record, path))
  if (proofs.every(proof => proof === undefined || proof === null || (Array.isArray(proof) && proof.length === 0))) {
    throw changed()
  }
  const zeros = activity?.map(path => isZero(valueAt(record, path)))
  if (zeros?.includes(undefined)) throw changed()
  return !zeros?.every(Boolean)
}

function cardOf(row: LookUp, record: unknown, value: string): Card {
  const page = link(pageOf(row, record, value))
  return card([
    ...row.fields.map(([label, path, format]) => [
      label,
      format === 'page' ? page : displayed(valueAt(record, path), format, row.coin),
      path.split('.')[0] || undefined,
    ] as const),
    ...pageField(row) ? [] : [[row.category === 'profile' ? 'Profile' : 'Page', page] as const],
  ], isObject(record) ? record : { value: record })
}

const pageField = ({ fields }: LookUp) => fields.find(([, , format]) => format === 'page')

/** Returns the page that a record names, or else that of the row, with the name as the record spells it. */
export function pageOf(row: LookUp, record: unknown, value: string): string | undefined {
  const { page, equals } = row
  const field = pageField(row)
  const named = field && valueAt(record, field[1])
  if (typeof named === 'string' && named !== '') return named
  const name = equals === undefined ? value : namesIn(equals, record)[0]
  const isSame = typeof name === 'string' && name.toLowerCase() === value.toLowerCase()
  return page && filled(page, isSame ? name : value, encodeURIComponent)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
