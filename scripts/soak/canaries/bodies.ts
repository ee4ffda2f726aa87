import { isIP } from 'node:net'
import type { QueryType } from '../../../src/sources/kit/source.ts'
import { resolved, type Operation, type Schema } from './document.ts'
import type { Canary, CanaryFactory } from './canary-factory.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** `true` if a field of this name holds a secret. */
const isSecret = (at: string): boolean => /(^|[._])(secret|api_key|key|token|password)$/.test(at)

/** `true` if a field of this name names a preset, a module, a leak source, or account checks. */
const isName = (at: string): boolean =>
  /^(module_id|preset|modules\.(exclude\.)?(ids|slugs|tags)\.\d+|leaks\.sources\.\d+|features\.account_checks\.\w+\.\d+)$/
    .test(at)

/** For each type, a function that creates an observable with a canary in it. */
export const searched: Record<QueryType, (canaries: CanaryFactory, at: string) => string> = {
  'Pseudonym': (canaries, at) => canaries.word(at),
  'Email Address': (canaries, at) => `${canaries.word(at)}@example.com`,
  'Domain Name': (canaries, at) => `${canaries.word(at)}.example.com`,
  'Cryptocurrency': (canaries, at) => canaries.wallet(at),
  'IP Address': (canaries, at) => canaries.ip(at),
}

export interface Filling {
  canaries: CanaryFactory
  service: Operation['service']
  /**
   * Number that selects one alternative of each union and enumeration. Requests with 0, 1, 2 … together cover them all.
   */
  choice: number
  /** `true` to fill only required fields, and to keep the ids of the examples. */
  bare?: boolean
  /** Address of the webhook receiver. */
  receiver: string
}

/**
 * Builds a value from the types, formats and examples of a schema. Every field that accepts free text gets a canary.
 */
export function fillSchema(schema: Schema, at: string, filling: Filling): Json {
  const { canaries, service, choice } = filling
  const plain = resolved(service, schema)
  const one = <Thing>(all: readonly Thing[]): Thing => all[choice % all.length]!
  if (plain.const !== undefined) return plain.const as Json
  if (plain.enum) return one(plain.enum) as Json
  const alternatives = plain.oneOf ?? plain.anyOf
  if (alternatives) return fillSchema({ ...resolved(service, one(alternatives)) }, at, filling)
  const type = [plain.type].flat()[0]
  if (type === 'object' || plain.properties) return fillObject(plain, at, filling)
  if (type === 'array') return [fillSchema(plain.items ?? {}, `${at}.0`, filling)]
  if (type === 'boolean') return choice % 2 === 0
  if (type === 'integer' || type === 'number') return plain.minimum ?? 1
  return fillText(plain, at, canaries, filling)
}

function fillObject(schema: Schema, at: string, filling: Filling): Json {
  const { service, choice, canaries, bare = false } = filling
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) =>
    !bare || schema.required?.includes(name)
  )
  const types = resolved(service, schema.properties?.['type'] ?? {}).enum ?? []
  const type = types[choice % Math.max(1, types.length)] as QueryType
  const made = properties.flatMap(([name, property]): Array<[string, Json]> => {
    const place = at === '' ? name : `${at}.${name}`
    // Leaves out a field without constraints, because the server refuses or ignores it.
    if (Object.keys(resolved(service, property)).every(key => key === 'description')) return []
    if (name === 'value' && Object.hasOwn(searched, String(type))) return [[name, searched[type](canaries, place)]]
    return [[name, fillSchema(property, place, filling)]]
  })
  return withoutForbidden(schema, Object.fromEntries(made), filling)
}

/**
 * Removes the fields that `then` or `else` of the schema forbids, for example a list that the chosen mode does not
 * allow.
 */
function withoutForbidden(schema: Schema, made: Record<string, Json>, { service }: Filling): Json {
  if (!schema.if) return made
  const applies = Object.entries(schema.if.properties ?? {}).every(([name, part]) =>
    resolved(service, part).const === made[name]
  )
  const rules = (applies ? schema.then : schema.else)?.properties ?? {}
  return Object.fromEntries(Object.entries(made).filter(([name]) => rules[name]?.not === undefined))
}

function fillText(
  { format, examples }: Schema,
  at: string,
  canaries: CanaryFactory,
  { receiver, bare = false }: Filling,
): string {
  const example = typeof examples?.[0] === 'string' ? examples[0] : ''
  const more: Partial<Canary> = { isSecret: isSecret(at), isName: isName(at) }
  // In a request with only required fields, keep an example without words, such as a UUID or a vehicle number.
  if (bare && example !== '' && !/[a-z]{3}/.test(example.replace(/^[0-9a-f-]{36}$/, ''))) return example
  if (format === 'uuid') return canaries.uuid(at, more)
  if (format === 'uri') return `${receiver}/${canaries.word(at, more)}`
  if (format === 'date') return '2026-11-01'
  if (isIP(example) !== 0) return canaries.ip(at)
  if (/^[^@\s]+@[^@\s]+$/.test(example)) return `${canaries.word(at, more)}@example.com`
  if (/^[\w-]+(\.[\w-]+)+$/.test(example)) return `${canaries.word(at, more)}.example.com`
  return canaries.word(at, more)
}

/**
 * Returns copies of the body to test its validation. In each copy, a canary replaces one value. The canary is a word or
 * a number of fifteen digits.
 */
export function withWrongValues(body: Json, canaries: CanaryFactory): Json[] {
  return leavesOf(body).flatMap(path => {
    const at = path.join('.')
    return [replaced(body, path, canaries.word(at, { isSecret: isSecret(at), isName: isName(at) })),
      replaced(body, path, Number(canaries.number(at)))]
  })
}

/** Returns one copy of the body for each object in it. In each copy, that object has an additional, unknown field. */
export function withUnknownFields(body: Json, canaries: CanaryFactory, at = ''): Json[] {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return []
  const name = canaries.word(`a name in ${at}`, { isName: true })
  const here = { ...body, [name]: canaries.word(`an unknown field of ${at}`) }
  return [here,
    ...Object.entries(body).flatMap(([name, part]) =>
      withUnknownFields(part, canaries, `${at}.${name}`).map(changed => ({ ...body, [name]: changed }))
    )]
}

function leavesOf(body: Json): Array<Array<string | number>> {
  if (body === null || typeof body !== 'object') return [[]]
  const parts: Array<[string | number, Json]> = Array.isArray(body)
    ? body.map((part, index) => [index, part])
    : Object.entries(body)
  return [...parts.flatMap(([name, part]) => leavesOf(part).map(path => [name, ...path])), []]
}

function replaced(body: Json, [first, ...rest]: ReadonlyArray<string | number>, value: Json): Json {
  if (first === undefined) return value
  if (Array.isArray(body)) return body.map((part, index) => index === first ? replaced(part, rest, value) : part)
  const fields = body as { [name: string]: Json }
  return { ...fields, [first]: replaced(fields[first]!, rest, value) }
}
