import { noSummary } from './summary.ts'
import { validationError } from '../../errors.ts'
import { arrayOf, integer, objectWith, text, textOrNull } from '../../sources/kit/schema.ts'
import { shapeFault } from '../../sources/kit/shape.ts'
import type { Item, Query, QueryType } from '../../sources/kit/source.ts'
import { isObject } from '../../lib/is-object.ts'
import { countSources } from '../../outcomes/counts.ts'
import { parseSearched } from '../observables/observable.ts'
import type { AnyOperation } from '../tools/operation.ts'
import { operationsById } from '../tools/operations/index.ts'
import type { ToolResponse } from '../tools/response.ts'
import { item } from './profile-rows.ts'
import { hasAnswered, type Export, type ExportReport, type ExportRow, type RowOf } from './rows.ts'
import { askedRow } from './stored-rows.ts'

type Response = ToolResponse<string, string, object, object>

/** Shape of a response that a caller sends back. Its data is free: each operation has its own. */
const responseShape = objectWith({
  tool: text,
  operation: text,
  query: { type: 'object' },
  data: { type: 'object' },
  meta: objectWith({
    timestamp: { type: 'string', format: 'date-time' },
    sources: arrayOf(objectWith({
      name: text,
      status: { enum: ['success', 'no_results', 'failed', 'timeout', 'skipped'] },
      count: integer,
      fetched_at: textOrNull,
    }, { error: { anyOf: [objectWith({ code: text, message: text }), { type: 'null' }] } })),
  }),
})

/** Types of the observables that members of a query name. */
const queryTypes: Readonly<Record<string, QueryType>> = {
  domain: 'Domain Name',
  ip: 'IP Address',
  email: 'Email Address',
  pseudonym: 'Pseudonym',
}

interface ToolExportFacts {
  /** Id of the export. */
  id: string
  at: Date
  isSandbox: boolean
}

/** Reads a response that a caller sends back. Throws VALIDATION_ERROR if no operation answers so. */
export function readToolResponse(body: object): Response {
  const fault = shapeFault(responseShape, body)
  if (fault !== undefined) throw validationError({ details: [{ path: '', message: fault }] })
  const response = body as Response
  if (operationOf(response) === undefined) {
    throw validationError({ details: [{ path: 'operation', message: 'is no operation of this tool' }] })
  }
  return response
}

const operationOf = ({ tool, operation }: Pick<Response, 'tool' | 'operation'>): AnyOperation | undefined =>
  (Object.values(operationsById) as AnyOperation[]).find(one => one.tool === tool && one.slug === operation)

/** Returns the response of a direct tool as an export: its data as cards, then its sources. */
export function exportOfTool(response: Response, { id, at, isSandbox }: ToolExportFacts): Export {
  const { tool, operation, query: asked, meta: { timestamp, sources } } = response
  const query = queryOf(asked)
  const report: ExportReport = {
    kind: 'report',
    about: 'tool',
    id,
    query: query ?? null,
    preview: null,
    ...isSandbox && { sandbox: true as const },
    summary: { ...noSummary, ...countsOf(sources) },
    finished: true,
    reference: `${tool}/${operation}${query ? '' : ` ${wordsOf(asked)}`}`.slice(0, 200),
    labels: [],
    created_at: timestamp,
    completed_at: timestamp,
    exported_at: at.toISOString(),
  }
  const rows = () => toolRows(response, id, query)
  return { report, rows: rows(), overview: rows() }
}

/** Returns the values of a query that a person can read. */
const wordsOf = (asked: object): string => Object.values(asked).filter(one => typeof one !== 'object').join(' ')

/** Counts the sources of a tool. Their findings are results, whose kind the operation decides. */
const countsOf = (sources: Response['meta']['sources']) =>
  countSources(sources.map(({ name, status, count, error }) => ({
    kind: 'module',
    slug: name,
    status,
    reason: error,
    found: count,
  })), [])

/** Returns the observable that a tool was asked about, or `undefined` if no search takes it, such as a VIN. */
function queryOf(asked: object): Query | undefined {
  const [found] = Object.entries(asked).flatMap(([name, value]) => {
    const type = queryTypes[name]
    return type !== undefined && typeof value === 'string' && !('fault' in parseSearched(type, value))
      ? [{ type, value }]
      : []
  })
  return found
}

async function* toolRows(
  { tool, operation, data, meta: { timestamp, sources } }: Response, id: string, query: Query | undefined,
): AsyncGenerator<ExportRow> {
  if (query) yield askedRow(query, { id, status: 'finished' })
  const found = operationOf({ tool, operation })!
  for (const [card, items] of cardsOf(data)) {
    yield {
      kind: 'finding',
      search_id: id,
      source: { kind: 'tool', slug: operation, name: `${tool}/${operation}` },
      at: timestamp,
      cached: false,
      card,
      items,
    }
  }
  const rows = sources.map(({ name, status, count, error, fetched_at: at }): RowOf<'source'> => ({
    kind: 'source',
    search_id: id,
    source: { kind: 'tool', slug: name, name: Object.hasOwn(found.sources, name) ? found.sources[name]!.name : name },
    at,
    status,
    reason: error ? { code: error.code, message: error.message } : null,
    count,
  }))
  yield* rows.filter(row => !hasAnswered(row))
  yield* rows.filter(hasAnswered)
}

/** Members that repeat what the cards of the same data have, or that are for programs. */
const hidden = new Set(['profiles', 'sections', 'raw'])

/**
 * Yields the data as cards: one for the plain members, one for each object, and one for each entry of a list. Cards of
 * sources stay as they are.
 */
function* cardsOf(data: object): Generator<[name: string, items: Item[]]> {
  const { cards, ...rest } = data as { cards?: unknown }
  const members = Object.entries(rest).filter(([name]) => cards === undefined || !hidden.has(name))
  const plain = members.filter(([, value]) => !isObject(value) && !Array.isArray(value))
  const own = plain.flatMap(([name, value]) => itemsOf(labelOf(name), value))
  if (own.length > 0) yield ['result', own]
  for (const [name, { items }] of Object.entries(isObject(cards) ? cards as Record<string, { items?: unknown }> : {})) {
    const lines = Array.isArray(items) ? items.filter(isLine) : []
    if (lines.length > 0) yield [name, lines.map(({ label, value }) => item(label, value))]
  }
  for (const [name, value] of members) {
    if (Array.isArray(value) && value.some(isObject)) {
      for (const [index, entry] of value.entries()) {
        const items = itemsOf('', entry)
        if (items.length > 0) yield [`${name}_${String(index + 1).padStart(3, '0')}`, items]
      }
    } else if (Array.isArray(value) || isObject(value)) {
      const items = itemsOf(Array.isArray(value) ? labelOf(name) : '', value)
      if (items.length > 0) yield [name, items]
    }
  }
}

const isLine = (value: unknown): value is { label: string, value: string } =>
  isObject(value) && typeof value['label'] === 'string' && typeof value['value'] === 'string'

/** Returns a value as lines, whose labels are the path to each plain value. The depth of a body is limited. */
function itemsOf(label: string, value: unknown): Item[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap(entry => itemsOf(label, entry))
  if (typeof value === 'boolean') return [item(label, value ? 'yes' : 'no')]
  if (!isObject(value)) return [item(label, typeof value === 'string' ? value : JSON.stringify(value))]
  return Object.entries(value).filter(([name]) => name !== 'raw').flatMap(([name, member]) =>
    itemsOf(label === '' ? labelOf(name) : `${label}: ${labelOf(name).toLowerCase()}`, member))
}

const labelOf = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
