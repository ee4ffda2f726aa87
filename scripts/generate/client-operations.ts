import { clientName } from './client-names.ts'
import {
  asNode,
  contentOf,
  isEndless,
  list,
  type FoundOperation,
  type Node,
  type OpenApi,
  operationsOf,
  resolve,
  responsesOf,
  textOf,
} from './document.ts'

/**
 * Writes the operations of the client as functions, named by `x-client-name`. A function takes the path parameters in
 * order, then the body, then optional values (query, headers, signal). If the only field of a body is a list, the
 * function takes the list instead of the body. An operation that answers with events returns an iterator. The iterator
 * can resume if the operation accepts `Last-Event-ID`.
 */
export function clientOperations(maker: string, document: OpenApi): string {
  const operations = operationsOf(document).map(operation => describe(document, operation))
  const groups = Map.groupBy(operations, ({ group }) => group)
  const types = [...new Set(operations.flatMap(({ types: some }) => some))].sort()
  const members = [...groups].flatMap((
    [group, all],
  ) => [`  ${group}: {`,
    ...all.flatMap(({ doc, signature, verb }) => [...doc.map(line => `    ${line}`), `    ${verb}${signature}`]), '  }']
  )
  const made = [...groups].flatMap((
    [group, all],
  ) => [`    ${group}: {`, ...all.map(({ verb, code }) => `      ${verb}: ${code},`), '    },'])
  return [
    `// ${maker}`,
    "import type { Client } from 'openapi-fetch'",
    "import { callOf, given, streamOf, type Call, type CallOptions } from './call.ts'",
    "import { followOnce, followResumable, type ResumableStreamOptions, type StreamOptions } from './follow.ts'",
    `import type { operations, paths, ${types.join(', ')} } from './schema.ts'`,
    '',
    ...operations.flatMap(({ options }) => options),
    'export interface Operations {', ...members, '}', '',
    'export function createOperations(http: Client<paths>): Operations {', '  return {', ...made, '  }', '}', '',
  ].join('\n')
}

interface Described {
  group: string
  verb: string
  types: string[]
  doc: string[]
  /** Lines of source text for the options interface. Empty if the operation has no options of its own. */
  options: string[]
  signature: string
  code: string
}

function describe(document: OpenApi, operation: FoundOperation): Described {
  const { id, node, method, path, parameters } = operation
  const [group = '', verb = ''] = textOf(node[clientName]).split('.')
  const body = bodyOf(document, node)
  const format = parameters.find(({ name }) => name === 'format')
  const formats = format && list(asNode(resolve(document, format.schema)).enum)
  const answer = answerOf(document, node, formats)
  const isResumable = answer.isStream &&
    parameters.some(({ name, in: place }) => place === 'header' && name === 'Last-Event-ID')
  const optional = parameters.filter(({ in: place, name }) =>
    place !== 'path' && !(isResumable && ['Last-Event-ID', 'lastEventId'].includes(textOf(name)))
  )
  const base = isResumable ? 'ResumableStreamOptions' : answer.isStream ? 'StreamOptions' : 'CallOptions'
  const optionsName = optional.length > 0 ? `${id[0]!.toUpperCase()}${id.slice(1)}Options` : base
  const inPath = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => textOf(name))
  const taken = [...inPath.map(name => `${name}: string`), ...body ? [`${body.argument}: ${body.type}`] : [],
    `options?: ${optionsName}`]
  const result = answer.isStream ? `AsyncGenerator<${answer.type}, void, void>` : `Call<${answer.type}>`
  const places = [
    ...inPath.length > 0 ? [`path: { ${inPath.join(', ')} }`] : [],
    ...['query', 'header'].flatMap(place => {
      const here = optional.filter(one => one.in === place).map(({ name }) =>
        `'${textOf(name)}': options.${camel(textOf(name))}`
      )
      if (isResumable && place === 'header') here.push("'Last-Event-ID': lastEventId")
      return here.length > 0 ? [`${place}: given({ ${here.join(', ')} })`] : []
    }),
  ]
  const parts = [
    ...places.length > 0 ? [`params: { ${places.join(', ')} }`] : [],
    ...body ? [body.value] : [],
    ...answer.parseAs === "'json'" ? [] : [`parseAs: ${answer.parseAs}`],
    answer.isStream ? 'signal' : '...given({ signal: options.signal })',
  ]
  const settings = parts.length === 1 && !answer.isStream
    ? 'given({ signal: options.signal })'
    : `{ ${parts.join(', ')} }`
  const fetched = `http.${method}('${path}', ${settings})`
  const last = textOf(node['x-last-event'])
  const lastEvent = isEndless(node) ? ', null' : last === '' ? '' : `, '${last}'`
  const names = [...inPath, ...body ? [body.argument] : [], 'options = {}'].join(', ')
  const code = !answer.isStream ? `(${names}) => callOf(${fetched})`
    : isResumable ? `(${names}) => followResumable((signal, lastEventId) => streamOf(${fetched}), options${lastEvent})`
    : `(${names}) => followOnce(signal => streamOf(${fetched}), options)`
  return {
    group,
    verb,
    doc: docOf(operation),
    signature: `(${taken.join(', ')}): ${result}`,
    code,
    types: [...body?.types ?? [], ...answer.types],
    options: optional.length === 0 ? [] : [
      `export interface ${optionsName} extends ${base} {`,
      ...optional.flatMap(({ name, in: place, description }) => [
        ...comment(textOf(description)).map(line => `  ${line}`),
        `  ${camel(textOf(name))}?: NonNullable<operations['${id}']['parameters']['${textOf(place)}']>['${
          textOf(name)
        }'] | undefined`,
      ]),
      '}', '',
    ],
  }
}

interface Body {
  argument: string
  type: string
  types: string[]
  value: string
}

function bodyOf(document: OpenApi, node: Node): Body | undefined {
  const schema = asNode(contentOf(resolve(document, node.requestBody))[0]?.[1]).schema
  if (schema === undefined) return undefined
  const name = schemaName(schema)
  const fields = Object.entries(asNode(resolve(document, schema).properties))
  const [only, field] = fields[0] ?? []
  if (fields.length === 1 && only !== undefined && asNode(field).type === 'array') {
    return { argument: only, type: `${name}['${only}']`, types: [name], value: `body: { ${only} }` }
  }
  return { argument: 'body', type: name, types: [name], value: 'body' }
}

/** Source text of `parseAs` for an operation that returns JSON, or text for other values of its option `format`. */
const parseByFormat = "options.format === undefined || options.format === 'json' ? 'json' : 'text'"

/** `formats`: values of the option `format`, if the operation has it. Without `json` among them, bodies are text. */
function answerOf(document: OpenApi, node: Node, formats: readonly unknown[] = ['json']) {
  const contents = responsesOf(document, node).filter(([status]) => status.startsWith('2')).flatMap(([, response]) =>
    contentOf(response)
  )
  const isStream = contents.some(([type]) => type === 'text/event-stream')
  const isJson = (type: string): boolean => type === 'application/json' && formats.includes('json')
  const isText = contents.some(([type]) => type !== 'application/json' && type !== 'text/event-stream')
  const isImage = contents.some(([type]) => type.startsWith('image/'))
  if (isImage) return { isStream, types: [], type: 'Blob | undefined', parseAs: "'blob'" }
  const types = [...new Set(contents.flatMap(([type, { schema }]) =>
    isText && !isJson(type) ? [] : [schemaName(schema ?? {})]
  ))]
  return {
    isStream,
    types,
    type: [...types, ...isText ? ['string'] : []].join(' | '),
    parseAs: isStream ? "'stream'" : !isText ? "'json'" : types.length === 0 ? "'text'" : parseByFormat,
  }
}

/**
 * Returns the component name of a body. Throws if the body is not a component, because its type would have no good
 * name.
 */
function schemaName(schema: unknown): string {
  const name = textOf(asNode(schema as Node).$ref).split('/').at(-1)
  if (!name) throw new Error('a body that the client sends or gets has to be a component with a name')
  return name
}

function docOf({ node, method, path }: FoundOperation): string[] {
  const feature = textOf(node['x-plan-feature'])
  const mark = textOf(node['x-key-mark'])
  const cost = asNode(node['x-cost']).core_searches
  const more = [...mark ? [`needs a key marked \`${mark}\``] : [],
    ...feature ? [`needs the plan feature \`${feature}\``] : [],
    ...typeof cost === 'number' ? [`costs ${cost} core search${cost === 1 ? '' : 'es'}`] : []]
  return comment(`${textOf(node.summary)}. \`${method} ${path}\`${more.length > 0 ? `; ${more.join(', ')}` : ''}`)
}

function comment(text: string): string[] {
  const lines = text.trim().split('\n').map(line => line.trimEnd())
  return lines.length === 1 ? [`/** ${lines[0]} */`] : ['/**', ...lines.map(line => ` * ${line}`.trimEnd()), ' */']
}

/** Returns a name in camel case: `Last-Event-ID` → `lastEventId`, `start_index` → `startIndex`. */
const camel = (name: string): string => name.split(/[-_]/).map((word, index) => {
  const lower = /^[A-Z]+$/.test(word) ? word.toLowerCase() : word
  return index === 0 ? lower[0]!.toLowerCase() + lower.slice(1) : lower[0]!.toUpperCase() + lower.slice(1)
}).join('')
