import { isObject } from '../../lib/is-object.ts'
import { createHash } from 'node:crypto'
import { stepsOf, valueAt } from '../../lib/json-path.ts'
import { addressOn } from '../../facts/wallet.ts'
import { askedOn } from '../kit/asked-on.ts'
import { card, FormattedValue, link, withLeftOut } from '../kit/card.ts'
import type { SourceFailure } from '../failures.ts'
import type { SourceFacts } from '../kit/facts.ts'
import { parseJson } from '../kit/fetch-response.ts'
import { httpModule, type HttpModule } from '../kit/http-module.ts'
import { requireKey } from '../kit/json-look-up.ts'
import { incomplete } from '../kit/partial.ts'
import { moduleHead } from '../kit/row.ts'
import { notPublic } from '../kit/scope.ts'
import type { Response } from '../egress/client.ts'
import type { Card, Context, Module, Query } from '../kit/source.ts'
import { displayed } from './formats.ts'
import { resultsOf, type Results } from './json-rpc.ts'
import type { LookUp } from './look-up.ts'
import { partOf, withPart } from './paging.ts'
import { conditionsOf, fits, namesIn, recordsOf, rowAnswer, type RowAnswer } from './records.ts'
import { spellingOf } from './spelling.ts'

/** Size of the start of a body that a condition about the whole text reads, in bytes. */
const maxTextBytes = 16_384

/**
 * Creates the module of a source. If it asks several questions in one request, it fails after the cards if one of them
 * has no answer.
 */
export function lookUpModule(row: LookUp): Module {
  const parts = lookUpParts(row)
  const module = httpModule(parts)
  return askedOn(row.chains, !Array.isArray(row.body) ? module : {
    ...module,
    async* run(query, context) {
      let failed: SourceFailure | undefined
      const read = async (response: Response) => {
        const { failure, ...answer } = await readAnswer(row, response)
        failed = failure
        return answer
      }
      try {
        yield* httpModule({ ...parts, read }).run(query, context)
      } catch (thrown) {
        throw failed ?? thrown
      }
      if (failed) throw failed
    },
  })
}

/** Returns the parts of the module of a source. */
export function lookUpParts(row: LookUp) {
  const { category, accepts, deadlineMs, headers, body, meanings, size } = row
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
    ...size && { size },
    skipReason: (query: Query) => notPublic(query) ?? otherChain(row, query),
    request: (value: string, context: Pick<Context, 'key'>) => {
      const key = row.key === undefined ? context.key : requireKey(context)
      const url = filled(row.url, value, encodeURIComponent)
      return {
        url: key ? url.replace('{key}', () => encodeURIComponent(key)) : url,
        headers: { ...body && { 'content-type': mediaTypeOf(body) }, ...withKey(headers, key) },
        ...body && { method: 'POST' as const, body: filledBody(body, value) },
        ...row.key !== undefined && { redirects: 0 }, // another host would get the key of the address
      }
    },
    response: rowAnswer,
    read: (answer: Response) => readAnswer(row, answer),
    readable: [...conditionsOf(row), row.refused, row.spent].flatMap(condition => condition?.status ?? []),
    cards: (answer: RowAnswer, { value }: Query) => {
      const { records, leftOut } = recordsOf(row, answer, value)
      const { unanswered = [] } = answer
      const cards = withPart(records.map(record => cardOf(row, record, value)), partOf(row, answer.body))
      return incomplete(withLeftOut(cards, leftOut), unanswered)
    },
    examples: { found: [row.examples.found].flat(), notFound: [row.examples.notFound] },
  } satisfies HttpModule<typeof rowAnswer>
}

const mediaTypeOf = (body: object | string): string =>
  typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'

const filledBody = (body: object | string, value: string): string =>
  typeof body === 'string' ? filled(body, value, encodeURIComponent) : filled(JSON.stringify(body), value, inJson)

/** Fills the source key into headers. Without a key, the headers that need one are left out. */
const withKey = (headers: LookUp['headers'] = {}, key: string | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, text]) =>
    text.includes('{key}') && !key ? [] : [[name, text.replace('{key}', () => key!)]]))

/** Returns the origin of the facts of a row, and what it takes as the proof that there are no results. */
function factsOf(row: LookUp): SourceFacts {
  const absence = conditionsOf(row).length > 0 ? 'answer'
    : row.list ? 'empty list'
    : row.activity && 'zero amounts'
  return { url: row.source, ...row.seen && { day: row.seen }, ...absence && { absence } }
}

function otherChain({ chains }: LookUp, { value }: Query): string | undefined {
  if (chains === undefined) return undefined
  return addressOn(chains, value) === undefined ? 'It supports no addresses of this chain' : undefined
}

/** Reads the body as JSON. If a condition is about the whole text, a body that is not JSON counts as null. */
async function readAnswer(row: LookUp, answer: Response): Promise<RowAnswer & Pick<Results, 'failure'>> {
  const { status } = answer
  const ofText = conditionsOf(row).filter(condition => condition.text !== undefined)
  const text = ofText.length > 0 ? answer.body.toString('utf8', 0, maxTextBytes).trim() : ''
  const withoutBody = { status, text, body: null }
  if (answer.body.length === 0 || ofText.some(condition => fits(condition, withoutBody, ''))) return withoutBody
  const body = await parseJson(answer, row.size)
  return { status, text, ...Array.isArray(row.body) ? resultsOf(row.body as Array<{ id: string }>, body) : { body } }
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

function cardOf(row: LookUp, record: unknown, value: string): Card {
  const isPartial = row.hasSecrets || row.size !== undefined
  const page = link(pageOf(row, record, value))
  const shown = row.fields.map(([label, path, format]) =>
    [label, path, format === 'page' ? page : displayed(valueAt(record, path), format, row)] as const)
  return card([
    ...shown.map(([label, path, fact]) => [label, fact, isPartial ? label : stepsOf(path)[0]] as const),
    ...pageField(row) ? [] : [[row.category === 'profile' ? 'Profile' : 'Page', page] as const],
  ], isPartial ? factsByLabel(shown) : isObject(record) ? record : { value: record })
}

/** Returns the displayed facts by label, for a record that is large or has secrets: it is not stored. */
const factsByLabel = (shown: ReadonlyArray<readonly [string, string, unknown]>): Record<string, unknown> =>
  Object.fromEntries(shown.flatMap(([label, , cell]) => {
    const fact = cell instanceof FormattedValue ? cell.value : cell
    return fact === undefined ? [] : [[label, fact]]
  }))

const pageField = ({ fields }: LookUp) => fields.find(([, , format]) => format === 'page')

/** Returns the page that a record names, or else that of the row, with the name as the record spells it. */
export function pageOf(row: LookUp, record: unknown, value: string): string | undefined {
  const { page, equals } = row
  const spelled = spellingOf(row)
  const field = pageField(row)
  const named = field && valueAt(record, field[1])
  if (typeof named === 'string' && named !== '') return named
  const name = equals === undefined ? value : namesIn(equals, record)[0]
  const isSame = typeof name === 'string' && spelled(name) === spelled(value)
  return page && filled(page, isSame ? name : value, encodeURIComponent)
}
