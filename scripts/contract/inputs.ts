import fc from 'fast-check'
import type { BodyShape } from '../../src/http/operation.ts'
import { shapeOf } from '../generate/body-shape.ts'
import { valuesOf } from './arbitrary.ts'
import type { Request } from './http.ts'
import type { ContractOperation, ContractParameter } from './operations.ts'

/** Returns values that exist on the server, for a parameter of an operation. */
export type Known = (operation: string, parameter: string) => readonly string[]

export interface Input {
  parameters: Record<string, unknown>
  body?: unknown
}

/** Headers of a JSON body. */
export const json = { 'Content-Type': 'application/json' }

/**
 * Generates inputs that match the document. The server may answer them with any declared answer except a validation
 * error.
 */
export function validInputs(operation: ContractOperation, known: Known): fc.Arbitrary<Input> {
  const parameters = fc.record(
    Object
      .fromEntries(operation.parameters.map(parameter => [keyOf(parameter), ofParameter(operation, parameter, known)])),
    { requiredKeys: operation.parameters.filter(one => one.in === 'path').map(keyOf) },
  )
  const { body } = operation
  if (body === undefined) return parameters.map(chosen => ({ parameters: chosen }))
  const bodies = valuesOf(body.schema).filter(value => body.isValid(value))
  const shown = body.examples.length === 0 ? bodies : fc.oneof(fc.constantFrom(...body.examples), bodies)
  const shape = shapeOf(body.schema)
  const sent = shape === undefined ? shown : fc.oneof(shown, shown.map(value => withNullMembers(value, shape)))
  return fc.record({ parameters, body: sent })
}

/** Returns a copy of the body in which each optional member that is left out is `null`, at every depth. */
function withNullMembers(value: unknown, { optional, members, items }: BodyShape): unknown {
  if (Array.isArray(value)) return (value as unknown[]).map(entry => items ? withNullMembers(entry, items) : entry)
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value as Record<string, unknown>).map(([name, member]) => {
    const shape = members[name]
    return [name, shape ? withNullMembers(member, shape) : member]
  })
  return { ...Object.fromEntries(optional.map(name => [name, null])), ...Object.fromEntries(filled) }
}

/** Returns the name of a parameter in `Input`. */
export const keyOf = (parameter: ContractParameter): string => `${parameter.in} ${parameter.name}`

function ofParameter(operation: ContractOperation, parameter: ContractParameter, known: Known): fc.Arbitrary<unknown> {
  const free = valuesOf(parameter.schema, parameter.in).filter(value => parameter.isValid(value))
  const values = [...known(operation.id, parameter.name), ...parameter.examples]
  return values.length === 0
    ? free
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(...values) }, { weight: 2, arbitrary: free })
}

/** Returns a minimal valid input, made from examples where possible. Other functions add one fault to this input. */
export function plainInput(operation: ContractOperation, known: Known, seed: number): Input {
  const [input] = fc.sample(validInputs(operation, known), { seed, numRuns: 1 })
  const paths = operation.parameters.filter(one => one.in === 'path')
  return {
    parameters: Object
      .fromEntries(paths.map(
        one => [keyOf(one), known(operation.id, one.name)[0] ?? one.examples[0] ?? input!.parameters[keyOf(one)]]
      )),
    ...(operation.body && { body: operation.body.examples[0] ?? input!.body }),
  }
}

export function toRequest(
  operation: ContractOperation,
  { parameters, body }: Input,
  more: Partial<Request> & { query?: string } = {},
): Request {
  const at = (place: string) =>
    operation.parameters.filter(one => one.in === place && parameters[keyOf(one)] !== undefined)
  const values = (parameter: ContractParameter) => [parameters[keyOf(parameter)]].flat().map(one => String(one))
  const query = at('query').flatMap(one =>
    values(one).map(value => `${encodeURIComponent(one.name)}=${encodeURIComponent(value)}`)
  )
  const path = at('path').reduce(
    (text, one) => text.replace(`{${one.name}}`, () => encodeURIComponent(values(one)[0]!)),
    operation.path,
  )
  const { query: extra, ...rest } = more
  const all = [...query, ...(extra === undefined ? [] : [extra])]
  return {
    method: operation.method,
    keyed: operation.needsKey,
    ...(operation.isEndless && { isEndless: true }),
    path: all.length === 0 ? path : `${path}?${all.join('&')}`,
    headers: {
      ...Object.fromEntries(at('header').map(one => [one.name, values(one)[0]!])),
      ...(body !== undefined && json),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...rest,
  }
}
