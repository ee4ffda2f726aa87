import { alternatives } from '../../scripts/support/alternatives.ts'
import {
  asNode, resolve, textOf, type FoundOperation, type Json, type Node, type OpenApi,
} from '../../scripts/generate/document.ts'

/** Values of the parameters of one request, by place and name, and its body. */
export interface ExampleRequest {
  parameters: Array<{ parameter: Node, value: Json }>
  body?: Json
}

/** Returns the declared statuses of success. A conditional request may also get 304. */
export const successesOf = (node: Node): number[] =>
  Object.keys(asNode(node.responses)).map(Number).filter(status => status >= 200 && status < 300 || status === 304)

/**
 * Returns the requests that the examples describe: one for each example of a parameter or of the body, next to the
 * first examples of the required parameters, and one with all parameters. If an operation has alternative parameters,
 * returns the requests with each of them.
 */
export function requestsOf(document: OpenApi, operation: FoundOperation): ExampleRequest[] {
  const names = alternatives[operation.id]
  if (names === undefined) return requestsWith(document, operation)
  const others = operation.parameters.filter(({ name }) => !names.includes(textOf(name)))
  return operation.parameters.filter(one => !others.includes(one)).flatMap(one =>
    requestsWith(document, { ...operation, parameters: [{ ...one, required: true }, ...others] }))
}

function requestsWith(document: OpenApi, { parameters, node }: FoundOperation): ExampleRequest[] {
  const given = parameters.map(parameter => ({ parameter, values: valuesOf(document, parameter) }))
  const required = given.filter(({ parameter }) => parameter.required === true)
  const base = required.map(({ parameter, values }) => {
    if (values[0] === undefined) throw new Error(`${textOf(parameter.name)} has no example`)
    return { parameter, value: values[0] }
  })
  const withOne = given.flatMap(({ parameter, values }) =>
    values.map(value => ({ parameters: [...base.filter(one => one.parameter !== parameter), { parameter, value }] })))
  const withAll = {
    parameters: given.flatMap(({ parameter, values: [value] }) => value === undefined ? [] : [{ parameter, value }]),
  }
  const content = asNode(asNode(resolve(document, node.requestBody).content)['application/json'])
  const bodies = Object.values(asNode(content.examples)).map(example => resolve(document, example).value!)
  return bodies.length > 0
    ? bodies.map(body => ({ parameters: base, body }))
    : [{ parameters: base }, ...withOne, withAll]
}

function valuesOf(document: OpenApi, { example, examples }: Node): Json[] {
  const named = Object.values(asNode(examples)).map(one => resolve(document, one).value!)
  return example === undefined ? named : [example, ...named]
}

export const namesOf = ({ parameters }: ExampleRequest): string =>
  parameters.map(({ parameter, value }) => `${textOf(parameter.name)}=${JSON.stringify(value)}`).join(' ')
