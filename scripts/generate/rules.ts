import {
  asNode, contentOf, escapePointer, type FoundOperation, isNode, type Json, type Node, type OpenApi, operationsOf,
  faultMessage, resolve, responsesOf, textOf,
} from './document.ts'
import { unportableParts } from './portability.ts'
import { requestSchemas } from './schemas.ts'

/**
 * Returns one line for each broken rule, usually with a JSON pointer to the place. The server relies on these rules,
 * and the linter cannot check them.
 */
export function brokenRules(document: OpenApi): string[] {
  const operations = operationsOf(document)
  return [
    ...operations.flatMap(operation => ofOperation(document, operation)),
    ...twice(operations.map(({ id }) => id)).map(id => `operationId ${id} is there more than once`),
    ...patternsWithoutLength(document, '#'),
    ...unportableParts(document),
    ...requestSchemas(document).flatMap(({ id, ...schemas }) => patternsWithoutMessage(schemas, id)),
  ]
}

function ofOperation(document: OpenApi, { node, pointer, path, parameters }: FoundOperation): string[] {
  const body = resolve(document, node.requestBody)
  const statuses = responsesOf(document, node)
  const templates = path.split('/').filter(segment => segment.includes('{'))
  return [
    ...typeof node.operationId === 'string' ? [] : [`${pointer} has no operationId`],
    ...statuses.filter(([status]) => !/^[1-5]\d\d$/.test(status))
      .map(([status]) => `${pointer}/responses/${status} is not one status`),
    ...withoutExample(`${pointer}/requestBody`, body),
    ...statuses.flatMap(([status, response]) => withoutExample(`${pointer}/responses/${status}`, response)),
    ...contentOf(body).map(([type]) => type).filter(type => type !== 'application/json')
      .map(type => `${pointer}/requestBody has ${type}: only application/json is read`),
    ...templates.filter(segment => !/^\{[^{}]+\}$/.test(segment))
      .map(segment => `${pointer}: a template is a whole segment, not ${segment}`),
    ...templates.filter(segment => !parameters.some(one => one.in === 'path' && `{${textOf(one.name)}}` === segment))
      .map(segment => `${pointer} does not declare ${segment}`),
    ...parameters.flatMap(parameter => ofParameter(pointer, parameter)),
  ]
}

function ofParameter(pointer: string, { name, in: place, content, style, explode }: Node): string[] {
  const where = `${pointer}: the ${textOf(place)} parameter ${textOf(name)}`
  return [
    ...['path', 'query', 'header'].includes(textOf(place)) ? [] : [`${where} has a place that is not read`],
    ...content === undefined ? [] : [`${where} has content: only a schema is read`],
    ...style !== undefined && style !== 'simple' && style !== 'form' ? [`${where} has the style ${textOf(style)}`] : [],
    ...explode === false && place === 'query' ? [`${where} is not exploded: an array is repeated`] : [],
  ]
}

function withoutExample(pointer: string, node: Node): string[] {
  return contentOf(node)
    .filter(([type, { example, examples }]) =>
      isReadable(type) && example === undefined && Object.keys(asNode(examples)).length === 0)
    .map(([type]) => `${pointer}/content/${escapePointer(type)} has no example`)
}

/** `true` if a body of this type must have an example. */
const isReadable = (type: string): boolean =>
  type === 'application/json' || type === 'text/event-stream' || type.startsWith('image/')

/**
 * Finds patterns without `maxLength`, because matching a very long text can take very long. Skips examples, which are
 * data and not schemas.
 */
function patternsWithoutLength(value: Json, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => patternsWithoutLength(entry, `${pointer}/${index}`))
  if (!isNode(value)) return []
  const isOpen = typeof value.pattern === 'string' && value.maxLength === undefined
  const below = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'examples')
  return [
    ...isOpen ? [`${pointer} has a pattern without maxLength`] : [],
    ...below.flatMap(([key, part]) => patternsWithoutLength(part, `${pointer}/${escapePointer(key)}`)),
  ]
}

/** Finds patterns without a message, because callers must not get a regular expression as the explanation. */
function patternsWithoutMessage(value: Json, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => patternsWithoutMessage(entry, `${pointer}/${index}`))
  if (!isNode(value)) return []
  return [
    ...typeof value.pattern === 'string' && typeof value[faultMessage] !== 'string'
      ? [`${pointer} has a pattern without ${faultMessage}`]
      : [],
    ...Object.entries(value).flatMap(([key, part]) => patternsWithoutMessage(part, `${pointer}/${escapePointer(key)}`)),
  ]
}

const twice = (names: string[]): string[] => [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
