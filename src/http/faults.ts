import type { ErrorObject } from 'ajv'
import type { Fault } from '../errors.ts'

/**
 * Maximum number of faults in one response. It covers the longest list of ids that a body may contain, and bounds the
 * size of the response.
 */
export const maxFaults = 1_000

/** Returns the faults. If there are more than `most`, the last one reports that the list is not complete. */
export const atMost = (most: number, faults: Fault[]): Fault[] => faults.length <= most ? faults
  : [...faults.slice(0, most - 1), { path: '', message: 'has more faults than this list' }]

/** Returns the faults without those that occur earlier in the list: a schema and a check may find the same one. */
export const withoutRepeats = (faults: readonly Fault[]): Fault[] =>
  [...new Map(faults.map(fault => [`${fault.path}\n${fault.message}`, fault])).values()]

/**
 * Shortens a name that the caller sent. Faults repeat names from the request, and the response must not become larger
 * than the request.
 */
export const clip = (name: string): string => name.length <= 100 ? name : `${name.slice(0, 100).toWellFormed()}…`

/** Converts Ajv's errors of a body to faults. Paths start at the root of the body and use dots. */
export function bodyFaults(errors: readonly ErrorObject[]): Fault[] {
  return toFaults(errors, pointer => pointer)
}

/** Converts Ajv's errors of `{ path, query, header }` to faults. Paths start with the name of the parameter. */
export function parameterFaults(errors: readonly ErrorObject[]): Fault[] {
  return toFaults(errors, pointer => pointer.replace(/^\/[^/]*/, ''))
}

function toFaults(errors: readonly ErrorObject[], root: (pointer: string) => string): Fault[] {
  const found = new Map<string, Fault>()
  for (const error of mergeUnionFaults(errors)) {
    const message = faultMessage(error)
    for (const member of membersAtFault(error)) {
      const path = dotted(root(error.instancePath) + (member === undefined ? '' : `/${escapePointer(clip(member))}`))
      found.set(`${path}\n${message}`, { path, message })
    }
    if (found.size > maxFaults) break
  }
  return [...found.values()]
}

/** Returns the members of the value that are at fault. `undefined` is the value itself. */
const membersAtFault = (error: ErrorObject): readonly (string | undefined)[] =>
  error.keyword === 'uniqueItems' ? repeatedPlaces(error) : [missingOrUnknown(error)]

/** Returns the indexes of all repeated entries. Ajv names only one pair. The case of a UUID makes no difference. */
function repeatedPlaces({ data, parentSchema }: ErrorObject): string[] {
  const { format } = (parentSchema?.['items'] ?? {}) as { format?: string }
  const keys = (data as unknown[]).map(entry => {
    const text = JSON.stringify(entry)
    return format === 'uuid' ? text.toLowerCase() : text
  })
  return keys.flatMap((key, index) => keys.indexOf(key) < index ? [String(index)] : [])
}

/**
 * Replaces Ajv's errors of `oneOf` and `anyOf` by useful ones. Keeps the errors of the branches that the caller
 * probably meant. If no branch is probable, lists the values that would select a branch.
 */
function mergeUnionFaults(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = []
  for (const error of errors) {
    if (error.keyword === 'if') continue
    const inside = error.keyword === 'oneOf' || error.keyword === 'anyOf' ? takeBranches(kept, error) : []
    kept.push(...inside.length === 0 ? [error] : likelyFaults(error, inside))
  }
  return kept
}

/**
 * Removes the errors of a union's branches from `kept` and returns them. Ajv reports them directly before the error of
 * the union itself.
 */
function takeBranches(kept: ErrorObject[], union: ErrorObject): ErrorObject[] {
  let start = kept.length
  while (start > 0 && kept[start - 1]!.schemaPath.startsWith(`${union.schemaPath}/`)
    && kept[start - 1]!.instancePath.startsWith(union.instancePath)) start--
  return kept.splice(start)
}

/**
 * Returns the errors of the branches whose discriminator, such as a `const`, matches the value. If no branch matches,
 * returns merged errors that list the allowed discriminators.
 */
function likelyFaults(union: ErrorObject, inside: readonly ErrorObject[]): ErrorObject[] {
  const branches = Map.groupBy(inside, error => error.schemaPath.slice(union.schemaPath.length + 1).split('/', 1)[0])
  const isDiscriminator = (error: ErrorObject) => {
    const depth = error.instancePath.slice(union.instancePath.length).split('/').length - 1
    return error.keyword === 'type' ? depth === 0 : depth <= 1 && valueKeywords.has(error.keyword)
  }
  const fitting = [...branches.values()].filter(branch => !branch.some(isDiscriminator))
  if (fitting.length > 0) return fitting.flat()
  const byProperty = Map.groupBy(inside.filter(isDiscriminator), ({ keyword, instancePath }) =>
    `${valueKeywords.has(keyword) ? 'value' : keyword} ${instancePath}`)
  return [...byProperty.values()].map(same => same.length === 1 ? same[0]! : merge(same))
}

const valueKeywords: ReadonlySet<string> = new Set(['const', 'enum'])

function merge(same: readonly ErrorObject[]): ErrorObject {
  const first = same[0]!
  if (first.keyword === 'type') {
    return { ...first, params: { type: unique(same.flatMap(error => (error.params as Params).type)) } }
  }
  const values = same.map(error => error.params as Params)
    .flatMap(({ allowedValues, allowedValue }) => allowedValues ?? [allowedValue])
  return { ...first, keyword: 'enum', params: { allowedValues: unique(values) } }
}

const unique = (values: readonly unknown[]): unknown[] => [...new Set(values)]

/**
 * Parameters that this file reads from Ajv's errors. The type lists the parameters of all keywords; an error has only
 * those of its own keyword.
 * https://ajv.js.org/api.html#error-parameters
 */
interface Params {
  missingProperty: string
  additionalProperty: string
  unevaluatedProperty: string
  propertyName: string
  property: string
  type: string | string[]
  allowedValues?: unknown[]
  allowedValue: unknown
  format: string
  limit: number
  multipleOf: number
}

function missingOrUnknown(error: ErrorObject): string | undefined {
  const params = error.params as Params
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired': return params.missingProperty
    case 'additionalProperties': return params.additionalProperty
    case 'unevaluatedProperties': return params.unevaluatedProperty
    case 'propertyNames': return params.propertyName
    default: return undefined
  }
}

function faultMessage(error: ErrorObject): string {
  const params = error.params as Params
  const own = error.parentSchema?.['x-fault-message'] as string | undefined
  switch (error.keyword) {
    case 'required': return 'is required'
    case 'dependentRequired': return `is required together with ${params.property}`
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'unknown field'
    case 'propertyNames':
      return 'is not an allowed name'
    case 'type':
      return `must be ${[params.type].flat().map(typeName).join(' or ')}`
    case 'enum':
      return `must be one of: ${(params.allowedValues ?? []).map(String).join(', ')}`
    case 'const':
      return `must be: ${String(params.allowedValue)}`
    case 'format':
      return `must be a valid ${formats[params.format] ?? params.format}`
    case 'pattern':
      if (error.data === '' && error.parentSchema?.['minLength'] === 1) return reasonOfEmpty(own) // named once
      return own ?? 'does not have the documented form'
    case 'minimum':
      return `must be at least ${params.limit}`
    case 'maximum':
      return `must be at most ${params.limit}`
    case 'exclusiveMinimum':
      return `must be more than ${params.limit}`
    case 'exclusiveMaximum':
      return `must be less than ${params.limit}`
    case 'multipleOf':
      return `must be a multiple of ${params.multipleOf}`
    case 'minLength':
      return params.limit === 1 ? reasonOfEmpty(own) : `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'minItems':
      return params.limit === 1 ? own ?? 'must not be empty' : `must have at least ${params.limit} entries`
    case 'maxItems':
      return own ?? `must have at most ${params.limit} entries`
    case 'minProperties':
      return `must have at least ${params.limit === 1 ? 'one field' : `${params.limit} fields`}${fieldsOf(error)}`
    case 'maxProperties':
      return `must have at most ${params.limit} fields`
    case 'uniqueItems':
      return 'is a duplicate'
    case 'false schema':
    case 'not': return 'is not allowed here'
    case 'oneOf':
    case 'anyOf': return 'must match exactly one of the allowed forms'
    default: return error.message ?? 'is not valid'
  }
}

const typeNames: Record<string, string> = {
  integer: 'an integer',
  object: 'an object',
  array: 'an array',
  null: 'null',
}
const typeName = (type: string): string => typeNames[type] ?? `a ${type}`

/** Returns why an empty text is refused. Words about its characters do not say that. */
const reasonOfEmpty = (own: string | undefined): string =>
  own === undefined || own.startsWith('must not contain') ? 'must not be empty' : own

/** Returns the fields that the schema of an object allows, for a fault that can have no path. */
function fieldsOf({ parentSchema }: ErrorObject): string {
  const names = Object.keys((parentSchema?.['properties'] ?? {}) as object)
  return names.length === 0 ? '' : `: ${names.join(', ')}`
}

const formats: Record<string, string> = {
  uuid: 'UUID',
  uri: 'URI',
  email: 'e-mail address',
  ipv4: 'IPv4 address',
  ipv6: 'IPv6 address',
  hostname: 'host name',
  'date-time': 'RFC 3339 date and time',
  date: 'date (YYYY-MM-DD)',
}

const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
const dotted = (pointer: string): string =>
  pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')
