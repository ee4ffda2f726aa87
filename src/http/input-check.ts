import type { ErrorObject } from 'ajv'
import { Failure, type Fault } from '../errors.ts'
import type { ValuePath } from './json-scanner.ts'

/** The parts of a request's input in which the schemas found no fault. The other parts are missing. */
export interface DraftInput {
  params: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, unknown>>
  body: unknown
}

/** Checks of the input of an operation that its schemas cannot express. */
export interface InputCheck<Principal> {
  /**
   * Receives the parsed body before it is validated, and returns the body to validate. Throws if a field decides the
   * answer, whatever else is wrong with the request.
   */
  prepare?(body: unknown): unknown
  /**
   * Called if the schemas found faults. Returns the faults that the handler would find in the rest of the input, so
   * that the caller gets all of them at once.
   */
  faults?(draft: DraftInput, principal: Principal): Promise<readonly Fault[]> | readonly Fault[]
}

/**
 * Keywords about the members or the entries of a value. The value itself remains usable. `maxItems` is not one of them,
 * because the checks need not look at each entry of a list that is too long.
 */
const aboutMembers: ReadonlySet<string> = new Set([
  'required', 'dependentRequired', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'minProperties',
  'maxProperties', 'minItems', 'uniqueItems', 'if',
])

/** Returns the paths of the values that are not usable. */
export const pathsOf = (errors: readonly ErrorObject[]): ValuePath[] =>
  errors.filter(({ keyword }) => !aboutMembers.has(keyword)).map(({ instancePath }) =>
    instancePath.split('/').slice(1).map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  )

/**
 * Removes values from the input. Changes the input. A removed entry of an array becomes `undefined`. Returns
 * `undefined` if one of the paths is that of the whole input.
 */
export function withoutValues(input: unknown, paths: readonly ValuePath[]): unknown {
  for (const path of paths) {
    const last = path.at(-1)
    if (last === undefined) return undefined
    let parent = input
    for (const name of path.slice(0, -1)) parent = isObject(parent) ? parent[name] : undefined
    if (Array.isArray(parent)) parent[Number(last)] = undefined
    else if (isObject(parent)) delete parent[last]
  }
  return input
}

/** Returns the faults of the failure that `read` throws, or an empty list if it throws none. */
export async function faultsThrownBy(read: () => unknown): Promise<readonly Fault[]> {
  try {
    await read()
    return []
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return Array.isArray(error.details) ? error.details : []
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
