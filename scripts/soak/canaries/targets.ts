import { fillSchema, type Filling } from './bodies.ts'
import type { CanaryFactory } from './canary-factory.ts'
import { resolved, type Operation } from './document.ts'

/** The path of a request, with its query, and its headers. */
export interface Target {
  path: string
  headers: Record<string, string>
}

interface TargetParts {
  canaries: CanaryFactory
  /** Id of what exists. */
  knownId: string
  filling(choice: number): Filling
}

/** Creates the functions that fill the parameters of an operation. */
export function createTargets(operation: Operation, { canaries, knownId, filling }: TargetParts) {
  const { id, path, parameters } = operation

  /**
   * Returns the path, with its query, and the headers of a request. If `odd` is `true`, their values do not match the
   * OpenAPI document.
   */
  function target({ known = false, odd = false, choice = 0 } = {}): Target {
    const valueOf = ({ name, schema, in: place }: Operation['parameters'][number]) => {
      if (known && name === 'id') return knownId
      const field = `${id} ${place} ${name}`
      const value = odd ? canaries.word(field) : fillSchema(schema, field, filling(choice))
      return typeof value === 'string' ? value : JSON.stringify(value)
    }
    const at = (place: string) =>
      parameters.filter(parameter =>
        parameter.in === place && (place === 'path' || odd || isFree(operation, parameter))
      )
    const query = at('query').map(parameter =>
      `${encodeURIComponent(parameter.name)}=${encodeURIComponent(valueOf(parameter))}`
    )
    if (odd) {
      const name = canaries.word(`${id} name in the query`, { isName: true })
      query.push(`${name}=${canaries.word(`${id} unknown in the query`)}`)
    }
    const filled = at('path').reduce(
      (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter))),
      path,
    )
    return {
      path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
      headers: Object.fromEntries(at('header').map(parameter => [parameter.name, valueOf(parameter)])),
    }
  }

  /** Returns the path with the example values of the OpenAPI document, without a query and without headers. */
  function plain(): Target {
    const exampleOf = ({ name, example, examples = {} }: Operation['parameters'][number]) =>
      name === 'id' ? knownId : String(example ?? Object.values(examples)[0]?.value)
    const path = parameters.filter(parameter => parameter.in === 'path').reduce(
      (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(exampleOf(parameter))),
      operation.path,
    )
    return { path, headers: {} }
  }

  return { target, plain }
}

/**
 * `true` if a query parameter accepts free text. Other parameters, such as numbers, get a canary only in malformed
 * requests.
 */
const isFree = ({ service }: Operation, { schema }: Operation['parameters'][number]): boolean => {
  const { type, enum: values, format } = resolved(service, schema)
  return type === 'string' && values === undefined && format === undefined
}
