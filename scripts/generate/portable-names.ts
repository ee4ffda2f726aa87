import {
  asNode, escapePointer, holdsData, isNode, type Json, list, type OpenApi, operationsOf, textOf,
} from './document.ts'

/**
 * Returns a line for each pair of names that generators make equal, because they change case and leave out separators:
 * components of one kind, components of the kinds that become types, operationIds, parameters of an operation, fields
 * of an object, and values of an enumeration.
 */
export function collidingNames(document: OpenApi): string[] {
  const kinds = asNode(document.components)
  const components = Object.entries(kinds)
  const operations = operationsOf(document)
  return [
    ...components.flatMap(([kind, parts]) => collisions(Object.keys(asNode(parts)), `#/components/${kind}`)),
    ...collisions(typed.flatMap(kind => [...new Set(Object.keys(asNode(kinds[kind])).map(plain))]), typed.join(', ')),
    ...collisions(operations.map(({ id }) => id), 'operationId'),
    ...operations.flatMap(({ id, parameters }) => {
      const names = parameters.map(({ name }) => textOf(name)).filter(name => name !== publishedTwin)
      return collisions(names, `${id}/parameters`)
    }),
    ...collisionsBelow(document, '#'),
  ]
}

/** Components of which some generators make types with the same name. */
const typed = ['schemas', 'responses', 'requestBodies'] as const

/** Returns a line for each component that some generators cannot tell from another of another kind. */
export function sharedNames(document: OpenApi): string[] {
  const { parameters, ...kinds } = asNode(document.components)
  const names = typed.flatMap(kind => Object.keys(asNode(kinds[kind])).map(name => ({ kind, name })))
  return Object.keys(asNode(parameters)).flatMap(name => names.filter(one => plain(one.name) === plain(name))
    .map(({ kind, name: other }) => {
      const place = `#/components/${kind}/${other}`
      return `#/components/parameters/${name} has the name of ${place}: generators make one type of both`
    }))
}

/**
 * Published beside the header `Last-Event-ID`. event-source-polyfill sends a query parameter of this name:
 * https://github.com/Yaffle/EventSource
 */
const publishedTwin = 'lastEventId'

function collisionsBelow(value: Json | undefined, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => collisionsBelow(entry, `${pointer}/${index}`))
  if (!isNode(value)) return []
  const { properties, 'enum': values, 'x-enum-varnames': variables } = value
  return [
    ...isNode(properties) ? collisions(Object.keys(properties), `${pointer}/properties`) : [],
    ...collisions(list(variables ?? values).map(textOf).filter(Boolean), `${pointer}/enum`),
    ...Object.entries(value).filter(([key]) => !holdsData.has(key))
      .flatMap(([key, part]) => collisionsBelow(part, `${pointer}/${escapePointer(key)}`)),
  ]
}

const collisions = (names: readonly string[], where: string): string[] =>
  [...Map.groupBy(names, plain).values()].filter(same => same.length > 1)
    .map(same => `${where}: generators make one name of ${same.join(' and ')}`)

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
