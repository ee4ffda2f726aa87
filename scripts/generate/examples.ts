import type { Ajv2020 } from 'ajv/dist/2020.js'
import {
  asNode, escapePointer, holdsData, isNode, type Json, list, type Node, type OpenApi, resolve, withoutAnnotations,
} from './document.ts'
import { createAjv, rebase } from './schemas.ts'

/** Returns a line, with the JSON pointer, for each example that does not match its schema. */
export function wrongExamples(document: OpenApi): string[] {
  const ajv = createAjv(document, 'reply')
  return [...findExamples(document)].flatMap(example => check(ajv, example))
}

interface Example {
  pointer: string
  schema: Json
  value: Json
}

function check(ajv: Ajv2020, { pointer, schema, value }: Example): string[] {
  const validate = ajv.compile(asNode(rebase(withoutAnnotations(schema))))
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${pointer}${instancePath} ${message} ${JSON.stringify(params)}`)
}

/** Finds the examples of media types, parameters, headers and schemas. */
function* findExamples(document: OpenApi, node: Json = document, pointer = '#'): Generator<Example> {
  if (Array.isArray(node)) {
    for (const [index, entry] of node.entries()) yield* findExamples(document, entry, `${pointer}/${index}`)
  }
  if (!isNode(node)) return
  if (isNode(node.schema)) yield* besideSchema(document, node, pointer)
  else if (Array.isArray(node.examples)) yield* inSchema(node, pointer)
  for (const [key, part] of Object.entries(node)) {
    if (!holdsData.has(key)) yield* findExamples(document, part, `${pointer}/${escapePointer(key)}`)
  }
}

function* besideSchema(document: OpenApi, node: Node, pointer: string): Generator<Example> {
  const isStream = pointer.endsWith('/text~1event-stream')
  const schema = node.schema!
  const values: [string, Json | undefined][] = Object.entries(asNode(node.examples))
    .map(([name, example]) => [`${pointer}/examples/${escapePointer(name)}/value`, resolve(document, example).value])
  if (node.example !== undefined) values.push([`${pointer}/example`, node.example])
  for (const [place, value] of values) {
    if (value === undefined) continue
    if (isStream && typeof value === 'string') yield* inStream(schema, value, place)
    else yield { pointer: place, schema, value }
  }
}

function* inSchema(schema: Node, pointer: string): Generator<Example> {
  const { examples, ...rest } = schema
  for (const [index, value] of list(examples).entries()) {
    yield { pointer: `${pointer}/examples/${index}`, schema: rest, value }
  }
}

/** Yields the events of an example stream. The example is the text that a reader receives. */
function* inStream(schema: Json, text: string, pointer: string): Generator<Example> {
  for (const [index, block] of text.split('\n\n').entries()) {
    const lines = [...block.matchAll(/^(event|data|id): (.*)$/gm)]
    const { data, ...rest } = Object.fromEntries(lines.map(([, name, text]) => [name!, text!]))
    if (data === undefined) continue
    yield { pointer: `${pointer} event ${index + 1}`, schema, value: { ...rest, data: JSON.parse(data) as Json } }
  }
}
