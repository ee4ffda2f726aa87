import { choosesKey, pagesOf, takesKey, type Pages } from './client-facts.ts'
import { groupsModule, importOf, typesOf, type ClientFunction } from './client-groups.ts'
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
 * Writes each operation as a function with the name of its operationId, so that a bundle has only those that it uses,
 * and the groups of them, named by `x-client-name`. A function takes the connection, then the path parameters in order,
 * then the body, then optional values (query, headers, signal). If the only field of a body is a list, the function
 * takes the list instead of the body. An operation that answers with events returns an iterator. The iterator can
 * resume if the operation accepts `Last-Event-ID`. An operation with pages has a second function, `iter…`, that yields
 * the entries of all pages.
 * @param isImages whether the document is that of the image service, whose types are in a file of their own
 */
export function clientOperations(
  maker: string, document: OpenApi, isImages = false,
): { functions: string, groups: string } {
  const operations = operationsOf(document).filter(({ node }) => textOf(node[clientName]) !== '')
    .map(operation => describe(document, operation, isImages))
  const functions = operations.flatMap(({ functions: some }) => some)
  const types = [...new Set(operations.flatMap(({ types: some }) => some))].sort()
  const lines = [
    ...isImages ? ['type Connection = AnyConnection<paths>', ''] : [],
    ...operations.flatMap(({ options }) => options),
    ...functions.flatMap(one => [...one.lines, '']),
  ]
  const text = lines.join('\n')
  const imports = [
    importOf(['given', 'send', 'streamOf', 'type Call'], 'call', text),
    isImages
      ? "import type { Connection as AnyConnection } from './connection.ts'"
      : "import type { Connection } from './connection.ts'",
    importOf(['followOnce', 'followResumable', 'type ResumableStreamOptions', 'type StreamOptions'], 'follow', text),
    importOf(['entriesOf', 'numberedEntriesOf'], 'paging', text),
    importOf(['keyOf', 'type CallOptions'], 'repeat', text),
    importOf(typesOf(['operations', 'paths', ...types]), isImages ? 'images-schema' : 'schema', text),
  ]
  return {
    functions: [`// ${maker}`, ...imports.flat(), '', text].join('\n'),
    groups: groupsModule(maker, functions, types),
  }
}

interface Described {
  types: string[]
  /** Lines of source text for the options interface. Empty if the operation has no options of its own. */
  options: string[]
  functions: ClientFunction[]
}

function describe(document: OpenApi, operation: FoundOperation, isImages: boolean): Described {
  const { id, node, method, path, parameters } = operation
  const [group = '', verb = ''] = textOf(node[clientName]).split('.')
  const body = bodyOf(document, node)
  const format = parameters.find(({ name }) => name === 'format')
  const formatSchema = format && resolve(document, format.schema)
  const formats = formatSchema && list(asNode(formatSchema).enum)
  const answer = answerOf(document, node, formats)
  const isResumable = answer.isStream &&
    parameters.some(({ name, in: place }) => place === 'header' && name === 'Last-Event-ID')
  const optional = parameters.filter(({ in: place, name }) =>
    place !== 'path' && !(isResumable && ['Last-Event-ID', 'lastEventId'].includes(textOf(name)))
  )
  const base = isResumable ? 'ResumableStreamOptions' : answer.isStream ? 'StreamOptions' : 'CallOptions'
  const optionsName = optional.length > 0 ? `${id[0]!.toUpperCase()}${id.slice(1)}Options` : base
  const inPath = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => textOf(name))
  const ownKey = !answer.isStream && choosesKey(operation)
  const places = [
    ...inPath.length > 0 ? [`path: { ${inPath.join(', ')} }`] : [],
    ...['query', 'header'].flatMap(place => {
      const here = optional.filter(one => one.in === place).map(({ name }) =>
        `'${textOf(name)}': ${ownKey && name === 'Idempotency-Key' ? 'key' : `options.${camel(textOf(name))}`}`
      )
      if (isResumable && place === 'header') here.push("'Last-Event-ID': lastEventId")
      return here.length > 0 ? [`${place}: given({ ${here.join(', ')} })`] : []
    }),
  ]
  const parts = [
    ...places.length > 0 ? [`params: { ${places.join(', ')} }`] : [],
    ...body ? [body.value] : [],
    ...answer.parseAs === "'json'" ? [] : [`parseAs: ${answer.parseAs}`],
    'signal',
  ]
  const fetched = `connection.http.${method}('${path}', { ${parts.join(', ')} })`
  const last = textOf(node['x-last-event'])
  const lastEvent = isEndless(node) ? ', null' : last === '' ? '' : `, '${last}'`
  const isRepeatable = method === 'GET' ? 'true'
    : ownKey ? 'key !== undefined'
    : takesKey(operation) ? 'options.idempotencyKey !== undefined'
    : 'false'
  const code = isResumable
    ? `followResumable((signal, lastEventId) => streamOf(${fetched}), options${lastEvent})`
    : answer.isStream ? `followOnce(signal => streamOf(${fetched}), options)`
    : `send(connection, options, ${isRepeatable}, signal => ${fetched})`
  const { binaryFormats } = answer
  const plain = {
    group,
    verb,
    typeParameter: binaryFormats === undefined
      ? ''
      : `<Format extends NonNullable<${optionsName}['format']> = '${textOf(asNode(formatSchema).default)}'>`,
    name: id,
    doc: docOf(operation),
    taken: [...inPath.map(name => `${name}: string`), ...body ? [`${body.argument}: ${body.type}`] : []],
    names: [...inPath, ...body ? [body.argument] : []],
    optionsName,
    optionsType: binaryFormats === undefined ? optionsName : `${optionsName} & { format?: Format | undefined }`,
    result: answer.isStream ? `AsyncGenerator<${answer.type}, void, void>` : `Call<${answer.type}>`,
  }
  const pages = isImages ? undefined : pagesOf(document, operation)
  const written: ClientFunction = {
    ...plain,
    lines: functionLines(plain, [
      ...ownKey ? ['const key = keyOf(connection, options.idempotencyKey)'] : [],
      `return ${code}${binaryFormats === undefined ? '' : ' as Call<never>'}`,
    ]),
  }
  return {
    functions: [written, ...pages ? [pagesFunction(plain, pages, answer.type, optional)] : []],
    types: [...body?.types ?? [], ...answer.types, ...pages ? entryTypes(pages) : []],
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

/** Writes the function that yields the entries of all pages. An entity tag is that of one page, so it takes none. */
function pagesFunction(
  plain: Omit<ClientFunction, 'lines'>, pages: Pages, page: string, optional: readonly Node[],
): ClientFunction {
  const { name, verb, names, optionsName } = plain
  const [entries, holder] = [`page.${pages.path.join('.')}`, ['page', ...pages.path.slice(0, -1)].join('.')]
  const position = pages.byNumber ? 'page' : 'cursor'
  const left = [position, ...optional.filter(one => one.in === 'header').map(one => camel(textOf(one.name)))]
  const type = entryTypes(pages)[0] ?? `${page}${pages.path.map(field => `['${field}']`).join('')}[number]`
  const made = {
    ...plain,
    typeParameter: '',
    name: `iter${name[0]!.toUpperCase()}${name.slice(1)}`,
    verb: `iter${verb[0]!.toUpperCase()}${verb.slice(1)}`,
    doc: [`/** Yields the entries of all pages of \`${verb}\`. Reads a page when it is needed. */`],
    optionsType: `Omit<${optionsName}, ${left.map(one => `'${one}'`).join(' | ')}>`,
    result: `AsyncGenerator<${type}, void, void>`,
  }
  const read = `${name}(${['connection', ...names, `{ ...options, ${position} }`].join(', ')})`
  const call = pages.byNumber
    ? `numberedEntriesOf(page => ${read}, page => [${entries}, ${holder}.page_count])`
    : `entriesOf(cursor => ${read}, page => [${entries}, ${holder}.pagination.nextCursor])`
  return { ...made, lines: functionLines(made, [`return ${call}`]) }
}

/** Returns the name of the schema of an entry, if it has one. */
const entryTypes = ({ entry }: Pages): string[] =>
  typeof entry.$ref === 'string' ? [entry.$ref.split('/').at(-1)!] : []

function functionLines(
  { doc, name, typeParameter, taken, optionsType, result }: Omit<ClientFunction, 'lines'>, body: readonly string[],
): string[] {
  const parameters = ['connection: Connection', ...taken, `options: ${optionsType} = {}`].join(', ')
  const head = `export function ${name}${typeParameter}(${parameters}): ${result} {`
  return [...doc, head, ...body.map(line => `  ${line}`), '}']
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

/**
 * `formats`: values of the option `format`, if the operation has it. Without `json` among them, bodies are text. A
 * media type with `x-format` is binary: the function returns a `Blob` for this value of the option.
 */
function answerOf(document: OpenApi, node: Node, formats: readonly unknown[] = ['json']) {
  const contents = responsesOf(document, node).filter(([status]) => status.startsWith('2')).flatMap(([, response]) =>
    contentOf(response)
  )
  const isStream = contents.some(([type]) => type === 'text/event-stream')
  const isJson = (type: string): boolean => type === 'application/json' && formats.includes('json')
  const isText = contents.some(([type]) => type !== 'application/json' && type !== 'text/event-stream')
  const isImage = contents.some(([type]) => type.startsWith('image/'))
  const isOptional = asNode(node.responses)['204'] !== undefined
  if (isImage) return { isStream, types: [], type: isOptional ? 'Blob | undefined' : 'Blob', parseAs: "'blob'" }
  const types = [...new Set(contents.flatMap(([type, { schema }]) =>
    isText && !isJson(type) ? [] : [schemaName(schema ?? {})]
  ))]
  const binaryFormats = contents.flatMap(([, media]) => textOf(media['x-format']) || [])
    .map(format => `'${format}'`).join(' | ')
  if (binaryFormats !== '') {
    const parseAs = `[${binaryFormats.replaceAll(' |', ',')}].includes(options.format ?? '') ? 'blob' : 'text'`
    return {
      isStream,
      types: [],
      type: `Format extends ${binaryFormats} ? Blob : string`,
      parseAs,
      binaryFormats,
    }
  }
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
