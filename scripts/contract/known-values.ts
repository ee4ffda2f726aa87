import { codeOf, jsonOf, type Answer, type Send } from './http.ts'
import { type Known, plainInput, toRequest } from './inputs.ts'
import type { Contract, ContractOperation } from './operations.ts'

/**
 * Operations whose answers list valid values for a parameter of another operation. Each row holds the operation with
 * the parameter, the parameter, the operation that lists the values, and the place of the values in its answer.
 */
const lists: ReadonlyArray<readonly [operation: string, parameter: string, list: string, place: string]> = [
  ['getBreach', 'name', 'listBreaches', '/breaches/*/name'],
  ['getTool', 'tool', 'listTools', '/data/tools/*/tool'],
  ['getSearchLeakPage', 'source', 'listLeakSources', '/data/sources/*/code'],
]
const maxValues = 20

/** Collects parameter values that exist on the server. With random values, most requests would only get "not found". */
export function createKnownValues(
  contract: Contract,
  send: Send,
  given: Readonly<Record<string, readonly string[]>> = {},
): Known & {
  /** Reads `lists`. Then creates objects with POST operations, to learn values from the links in the answers. */
  gather(operations: readonly ContractOperation[]): Promise<void>
  /** Collects values of an answer for the parameters of other operations, as its OpenAPI links declare. */
  learn(operation: ContractOperation, answer: Answer): void
} {
  const values = new Map(Object.entries(given).map(([name, known]) => [name, [...known]]))
  const keep = (operation: string, parameter: string, found: readonly unknown[]) => {
    const all = values.get(`${operation} ${parameter}`) ?? []
    values.set(
      `${operation} ${parameter}`,
      [...new Set([...all, ...found.filter(one => typeof one === 'string')])].slice(0, maxValues),
    )
  }
  const known: Known = (operation, parameter) => values.get(`${operation} ${parameter}`) ?? []

  function learn(operation: ContractOperation, answer: Answer): void {
    for (const { operation: target, parameters } of operation.responses.get(answer.status)?.links ?? []) {
      for (const [parameter, expression] of Object.entries(parameters)) {
        const pointer = /^\$response\.body#(.+)$/.exec(expression)?.[1]
        if (pointer !== undefined) keep(target, parameter, at(jsonOf(answer), pointer.split('/').slice(1)))
      }
    }
  }

  async function askPlainly(id: string): Promise<Answer | undefined> {
    const operation = contract.operations.find(one => one.id === id)
    if (operation === undefined) return undefined
    const answer = await send(toRequest(operation, plainInput(operation, known, 1)))
    if (answer.status < 300) learn(operation, answer)
    return answer
  }

  return Object.assign(known, {
    learn,
    async gather(operations: readonly ContractOperation[]) {
      const needed = (id: string) => operations.some(one => one.id === id)
      for (const [operation, parameter, list, place] of lists) {
        const answer = needed(operation) ? await askPlainly(list) : undefined
        if (answer !== undefined && codeOf(answer) === '') {
          keep(operation, parameter, at(jsonOf(answer), place.split('/').slice(1)))
        }
      }
      for (
        const maker of contract.operations.filter(({ method, responses }) =>
          method === 'POST' && [...responses.values()].some(({ links }) => links.some(link => needed(link.operation)))
        )
      ) {
        await askPlainly(maker.id)
      }
    },
  })
}

function at(value: unknown, [first, ...rest]: readonly string[]): unknown[] {
  if (first === undefined) return [value]
  if (typeof value !== 'object' || value === null) return []
  if (first === '*') return Object.values(value).flatMap(one => at(one, rest))
  return at((value as Record<string, unknown>)[first.replaceAll('~1', '/').replaceAll('~0', '~')], rest)
}
