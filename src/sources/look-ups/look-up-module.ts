import { createHash } from 'node:crypto'
import { valueAt } from '../../lib/json-path.ts'
import { identifyWallet } from '../../lib/wallet.ts'
import { card, link } from '../kit/card.ts'
import { parseJson } from '../kit/fetch-response.ts'
import { httpModule } from '../kit/http-module.ts'
import { notPublic } from '../kit/scope.ts'
import { changed } from '../kit/shape.ts'
import type { Card, Module, Query } from '../kit/source.ts'
import { displayed, isZero } from './formats.ts'
import type { LookUp, Missing } from './look-up.ts'

/** Creates the module of a source. */
export function lookUpModule(row: LookUp): Module {
  const { slug, name, description, category, homepage, accepts, deadlineMs, headers, body } = row
  return httpModule({
    slug,
    name,
    description,
    category,
    types: [row.type],
    homepage,
    default: row.default ?? false,
    cacheMs: category === 'ledger' ? 300_000 : 3_600_000,
    ...deadlineMs === undefined ? {} : { deadlineMs },
    ...accepts === undefined ? {} : { accepts },
    skipReason: query => notPublic(query) ?? otherChain(row, query),
    request: value => ({
      url: filled(row.url, value, encodeURIComponent),
      headers: { ...body && { 'content-type': 'application/json' }, ...headers },
      ...body && { method: 'POST', body: filled(JSON.stringify(body), value, inJson) },
    }),
    response: {},
    read: async answer => resultsOf(row, answer.body.length === 0 ? null : await parseJson(answer)),
    missing: statusesOf(conditionsOf(row).filter(({ path }) => path === undefined)),
    readable: statusesOf(conditionsOf(row).filter(({ path }) => path !== undefined)),
    cards: (answer, { value }) => cardsOf(row, answer, value),
    examples: { found: [row.examples.found], notFound: [row.examples.notFound] },
  })
}

const conditionsOf = ({ missing }: LookUp): Missing[] => [missing ?? []].flat()
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
  domain: value => value.slice(value.lastIndexOf('@') + 1),
  md5: value => createHash('md5').update(value.toLowerCase()).digest('hex'),
}

/** Replaces the placeholders of a template. */
const filled = (template: string, value: string, escape: (text: string) => string): string =>
  template.replace(/\{(value|lower|domain|md5)\}/g, (_, name: string) => escape(placeholders[name]!(value)))

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

/** Returns the cards of the records. Throws `UPSTREAM_CHANGED` if the answer neither has one nor denies it. */
function cardsOf(row: LookUp, answer: unknown, value: string): Card[] {
  const { complete } = row
  if (complete && !fits(complete, answer, value)) return fail()
  if (conditionsOf(row).some(missing => fits(missing, answer, value))) return []
  const found = read(answer, row.record ?? '', value)
  if (!row.list) return isNamed(row, found, value) ? cardOf(row, found, value) : fail()
  if (!Array.isArray(found)) return fail()
  return found.filter(record => isNamed(row, record, value)).flatMap(record => cardOf(row, record, value))
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

/** Returns `true` if the member at a path has the content that a condition names. */
function fits({ path, says }: Missing, answer: unknown, value: string): boolean {
  if (path === undefined || says === undefined) return false
  const said = read(answer, path, value)
  if (says === null) return said === null && [undefined, null].includes(valueAt(answer, 'errors') as null)
  if (says === 'empty') return said === '' || (typeof said === 'object' && said !== null && !Object.keys(said).length)
  return ['string', 'number', 'boolean'].includes(typeof said) && says.test(String(said))
}

function isNamed({ equals }: LookUp, record: unknown, value: string): boolean {
  if (equals === undefined) return true
  const names = [valueAt(record, equals)].flat().map(name => String(name).toLowerCase())
  return names.some(name => [name, withoutPort(name)].includes(value.toLowerCase()))
}

const withoutPort = (name: string): string => name.replace(/^(?:\[(.+)\]|([^:]+)):\d+$/, '$1$2')

/** Returns the card of a record, or none if the record reports no activity. */
function cardOf(row: LookUp, record: unknown, value: string): Card[] {
  const proof = valueAt(record, row.has)
  if (proof === undefined || proof === null || (Array.isArray(proof) && proof.length === 0)) throw changed()
  const zeros = row.activity?.map(path => isZero(valueAt(record, path)))
  if (zeros?.includes(undefined)) throw changed()
  if (zeros?.every(Boolean)) return []
  return [card([
    ...row.fields.map(([label, path, format]) =>
      [label, displayed(valueAt(record, path), format, row.coin), path.split('.')[0]!] as const),
    ...row.page === undefined ? [] : [['Page', link(filled(row.page, value, encodeURIComponent))] as const],
  ], isObject(record) ? record : { value: record })]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
