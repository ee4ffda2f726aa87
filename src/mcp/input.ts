import type { Operation, Schema } from './contract.ts'

/** JSON Schema of the arguments of a tool. */
export interface InputSchema {
  type: 'object'
  properties: Record<string, Schema>
  required: string[]
  additionalProperties: false
  [name: string]: unknown
}

/** Tools for the operations that descriptions of arguments name. */
const namedTools: Readonly<Record<string, string>> = {
  'GET /modules': 'list_modules',
  'GET /leaks': 'list_leak_sources',
  'GET /account-checks': 'list_account_checks',
}

/** Longest description of an argument, in characters. Longer ones end after a sentence. */
const maxDescription = 120

/**
 * Derives the arguments of a tool from an operation: the members of its body, and its parameters in the path and in the
 * query.
 *
 * @param names the arguments that the tool takes, besides the required ones. Default: all
 * @param own arguments that the tool has in addition. They replace those of the operation.
 */
export function inputSchemaOf(
  { parameters, body }: Operation, names?: readonly string[], own: Readonly<Record<string, Schema>> = {},
): InputSchema {
  const properties = { ...body?.['properties'] as Record<string, Schema> | undefined }
  const required = new Set(body?.['required'] as string[] | undefined)
  for (const { name, in: place, required: isRequired, description, schema } of parameters) {
    if (place === 'header') continue
    properties[name] = { ...schema, ...description !== undefined && { description } }
    if (isRequired) required.add(name)
  }
  const taken = Object.entries(properties).filter(([name]) => required.has(name) || names?.includes(name) !== false)
  return {
    type: 'object',
    properties: { ...briefly(Object.fromEntries(taken)) as Record<string, Schema>, ...own },
    required: [...required],
    additionalProperties: false,
  }
}

/** Shortens every description in a schema, and names tools in it instead of operations. */
function briefly(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(briefly)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([name, value]) =>
    [name, name === 'description' && typeof value === 'string' ? describe(value) : briefly(value)]
  ))
}

const describe = (text: string): string =>
  firstSentences(text, maxDescription).replaceAll(/GET \/[a-z-]+/g, operation => namedTools[operation] ?? operation)

/** Returns the first sentences of a text, at least one, that have at most `max` characters. */
export function firstSentences(text: string, max: number): string {
  const sentences = text.trim().split(/\n\n/, 1)[0]!.replaceAll(/\s+/g, ' ').split(/(?<=[.!?]) (?=[A-Z`])/)
  let brief = sentences[0]!
  for (const sentence of sentences.slice(1)) {
    if (brief.length + 1 + sentence.length > max) break
    brief += ` ${sentence}`
  }
  return brief
}
