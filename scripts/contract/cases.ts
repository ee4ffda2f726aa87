import fc from 'fast-check'
import { isNode, type Json, list, type Node, textOf } from '../generate/document.ts'
import { valuesOf } from './arbitrary.ts'
import type { Expectation } from './check-answer.ts'
import { faultsOf, ofNumber, ofText } from './faults.ts'
import type { Request } from './http.ts'
import { json, keyOf, toRequest, type Input } from './inputs.ts'
import type { ContractOperation, ContractParameter } from './operations.ts'

export interface Case {
  kind: 'valid' | 'parameter' | 'body' | 'media' | 'key'
  what: string
  request: Request
  expect: Expectation
}

/** Returns the expectation of a validation error that names the field. */
const refusal = (names: string): Expectation => ({ statuses: [400], names, code: 'VALIDATION_ERROR' })

/**
 * Returns invalid requests, each with one fault. Together, the requests break every parameter in every way that can be
 * tested.
 */
export function parameterCases(operation: ContractOperation, plain: Input): Case[] {
  const wrong = operation.parameters.flatMap(parameter => wrongTexts(parameter).map(([what, text]): Case => ({
    kind: 'parameter',
    what: `${keyOf(parameter)}: ${what}`,
    expect: refusal(parameter.schema.type === 'array' ? `${parameter.name}.0` : parameter.name),
    request: toRequest(operation, { ...plain, parameters: { ...plain.parameters, [keyOf(parameter)]: text } }),
  })))
  const scalars = operation.parameters.filter(({ in: place, schema }) => place === 'query' && schema.type !== 'array')
  return [
    ...wrong,
    ...scalars.map((parameter): Case => {
      const [value] = fc.sample(valuesOf(parameter.schema, 'query').filter(one => parameter.isValid(one)), {
        seed: 1,
        numRuns: 1,
      })
      const twice = [value, value].map(one => `${parameter.name}=${encodeURIComponent(String(one))}`).join('&')
      return {
        kind: 'parameter',
        what: `${keyOf(parameter)}: given twice`,
        expect: refusal(parameter.name),
        request: toRequest(operation, plain, { query: twice }),
      }
    }),
    ...['unexpected', 'Limit', 'key[]'].flatMap((name): Case[] => {
      const expect = expectationOfUnknown(operation, name)
      return expect === undefined ? [] : [{
        kind: 'parameter',
        what: `query ${name}: unknown`,
        expect,
        request: toRequest(operation, plain, { query: `${encodeURIComponent(name)}=1` }),
      }]
    }),
    {
      kind: 'parameter',
      what: 'a malformed percent escape',
      expect: { statuses: [400], code: 'VALIDATION_ERROR' },
      request: toRequest(operation, plain, { query: '%E0%A4%A=1' }),
    },
  ]
}

/**
 * Returns the expected answer to an unknown query parameter: a refusal, or a header that names it if the document
 * declares that. Returns `undefined` for an operation that refuses every request.
 */
function expectationOfUnknown({ ignoresUnknown, responses }: ContractOperation, name: string): Expectation | undefined {
  const statuses = [...responses.keys()].filter(status => status !== 400)
  if (!statuses.some(status => status < 300)) return undefined
  return ignoresUnknown ? { statuses, headers: ['X-Ignored-Parameters'] } : refusal(name)
}

function wrongTexts(parameter: ContractParameter): Array<readonly [string, string]> {
  const { schema, in: place, isValid } = parameter
  const type = [schema.type].flat()[0]
  const item = type === 'array' ? schema.items as Node : schema
  const kind = type === 'array' ? [item.type].flat()[0] : type
  const texts: Array<readonly [string, string]> = [
    ...(kind === 'integer'
      ? ['abc', '1.5', '1e2', '0x10', ' 1', '', '01', '+1', '99999999999999999999', 'NaN', 'true'].map(text =>
        ['no integer', text] as const
      )
      : []),
    ...(kind === 'number' ? ['abc', '1e2', '0x10', '', 'NaN'].map(text => ['no number', text] as const) : []),
    ...(kind === 'boolean' ? ['1', '0', 'TRUE', 'yes', '', 'null'].map(text => ['no boolean', text] as const) : []),
    ...(Array.isArray(item.enum)
      ? ['none-of-these', '', textOf(item.enum[0]).toUpperCase(), `${textOf(item.enum[0])} `].filter(text =>
        !list(item.enum).includes(text)
      ).map(text => ['none of its values', text] as const)
      : []),
    ...(kind === 'string' ? ofText(item, textOf(parameter.examples[0] as Json) || 'a') : []),
    ...ofNumber(item).map(number => ['out of bounds', String(number)] as const),
  ]
  const refused = (text: string) => kind === 'string' ? !isValid(type === 'array' ? [text] : text) : true
  return texts.filter(([, text]) =>
    refused(text) && (place !== 'path' || text !== '') && (place !== 'header' || /^[!-~]([ -~]*[!-~])?$/.test(text))
  )
}

/** Members that an operation refuses before it looks at the others, and the code of the refusal. */
const refusedFirst: Readonly<Record<string, { members: readonly string[], code: string }>> = {
  createTemporarySearch: { members: ['delivery', 'byok'], code: 'INVALID_TEMPORARY_DELIVERY' },
}

/** Returns the expectation of such a refusal. `undefined` if the body has none of these members. */
function refusalOf({ id }: ContractOperation, body: Json): Expectation | undefined {
  const { members = [], code } = refusedFirst[id] ?? {}
  if (code === undefined || !isNode(body) || members.every(name => (body[name] ?? null) === null)) return undefined
  return { statuses: [400], code }
}

/** Returns a body without the members that are refused first. */
function withoutRefused({ id }: ContractOperation, body: Json): Json {
  if (!isNode(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !refusedFirst[id]?.members.includes(name)))
}

/**
 * Returns invalid bodies, each with one fault, but at most `most` bodies. Without this limit, the bodies would break
 * every field in every way that can be tested. The fields come from the examples and from generated bodies.
 */
export function bodyCases(operation: ContractOperation, plain: Input, seed: number, most: number): Case[] {
  const { body } = operation
  if (body === undefined) return []
  const made = fc.sample(valuesOf(body.schema).filter(value => body.isValid(value)), { seed, numRuns: 300 })
  const found = new Map<string, Case>()
  for (const value of [...body.examples, ...made.map(value => withoutRefused(operation, value as Json)), ...made]) {
    for (const { what, names, value: wrong } of faultsOf(body.schema, value as Json)) {
      const place = what.replace(/\.\d+/g, '.0')
      if (found.has(place) || body.isValid(wrong)) continue
      found.set(place, {
        kind: 'body',
        what,
        expect: refusalOf(operation, wrong) ?? refusal(names),
        request: toRequest(operation, { ...plain, body: wrong }),
      })
    }
  }
  const all = [...found.values()]
  if (all.length <= most) return all
  const start = seed % all.length
  return [...all.slice(start), ...all.slice(0, start)].slice(0, most)
}

const malformed: ReadonlyArray<readonly [string, string | Buffer]> = [
  ['nothing', ''],
  ['a text that is no JSON', 'query'],
  ['JSON that breaks off', '{"query":'],
  ['a comma too many', '{"a":1,}'],
  ['two values', '{} {}'],
  ['single quotes', "{'a':1}"],
  ['NaN', '{"a":NaN}'],
  ['a comment', '{} // or not'],
  ['a key twice', '{"a":1,"a":2}'],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a raw control character', '{"a":"\u0001"}'],
  ['a hundred thousand brackets', '['.repeat(60_000)],
  ['a number with a leading zero', '{"a":01}'],
]

/** Returns bodies that are not JSON, are too large, or have another media type. */
export function mediaCases(operation: ContractOperation, plain: Input): Case[] {
  const { body } = operation
  if (body === undefined) return []
  const text = JSON.stringify(plain.body)
  const as = (what: string, headers: Record<string, string>, expect: Expectation, sent: string | Buffer = text): Case =>
    ({ kind: 'media', what, expect, request: { ...toRequest(operation, plain), headers, body: sent } })
  return [
    ...malformed.filter(([, sent]) => body.required || sent !== '').map(([what, sent]) =>
      as(`a body of ${what}`, json, { statuses: [400], code: 'VALIDATION_ERROR' }, sent)
    ),
    ...(operation.responses.has(415) ?
      ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x',
        'application/json; charset=latin1', 'application/jsonp', ''].map(type =>
          as(`a body of the type "${type}"`, type === '' ? {} : { 'Content-Type': type }, {
            statuses: [415],
            code: 'UNSUPPORTED_MEDIA_TYPE',
          })
        ) :
      []),
    ...(operation.responses.has(415)
      ? [
        as('a compressed body', { ...json, 'Content-Encoding': 'gzip' }, {
          statuses: [415],
          code: 'UNSUPPORTED_MEDIA_TYPE',
        }),
      ]
      : []),
    ...(operation.responses.has(413)
      ? [
        as(
          'a body that is too large',
          json,
          { statuses: [413], code: 'PAYLOAD_TOO_LARGE' },
          JSON.stringify({ unexpected: 'x'.repeat(operation.tooLargeBytes) }),
        ),
      ]
      : []),
  ]
}

/**
 * Returns a request without a key. If `wrongKey` is `true`, also returns requests with a wrong key and with another
 * authorization scheme. `wrongKey` is `true` for few operations, because the server limits wrong keys.
 */
export function keyCases(operation: ContractOperation, plain: Input, wrongKey: boolean): Case[] {
  if (!operation.needsKey) return []
  const base = toRequest(operation, plain, { keyed: false })
  const as = (what: string, authorization: string | undefined, statuses: number[]): Case => ({
    kind: 'key',
    what,
    expect: { statuses },
    request: {
      ...base,
      headers: { ...base.headers, ...(authorization !== undefined && { Authorization: authorization }) },
    },
  })
  return [
    as('no key', undefined, [401]),
    ...(wrongKey
      ? [as('a wrong key', `Bearer tw_live_${'0'.repeat(38)}`, [401, 429]),
        as('another scheme', 'Basic dXNlcjpwYXNzd29yZA==', [401, 429])]
      : []),
  ]
}
