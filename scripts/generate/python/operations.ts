import type { PythonOperation } from './describe.ts'
import { docstring, snake } from './text.ts'

/** Arguments of every call that is not a stream, and of streams. Their meaning is in the README of the package. */
const callOptions = ['timeout: Timeout = None']
const streamOptions = ['silence: float = 45.0', 'max_event_length: int = MAX_EVENT_LENGTH']
const resumeOptions = ['last_event_id: str | None = None', 'retries: int = 10']

/** Writes one class for each group of operations, and a class that has all groups. */
export function operationsModule(maker: string, operations: readonly PythonOperation[], isAsync: boolean): string {
  const groups = Map.groupBy(operations, ({ group }) => group)
  const className = (group: string): string =>
    `${isAsync ? 'Async' : ''}${group.replace(/(^|_)./g, letter => letter.replace('_', '').toUpperCase())}Operations`
  const prefix = isAsync ? 'Async' : ''
  const own = [...groups].filter(([, all]) => !all[0]!.isSeparate).map(([group]) => group)
  const bodies = [...groups].flatMap(([group, all]) => [
    `class ${className(group)}:`,
    `    """The operations \`${group}\`."""`,
    '',
    `    def __init__(self, transport: ${prefix}Transport) -> None:`,
    '        self._transport = transport',
    ...all.flatMap(operation => ['', ...methodLines(operation, isAsync)]),
    '', '',
  ])
  const text = bodies.join('\n')
  return [
    `"""The operations of the API, in groups${isAsync ? ', for asyncio' : ''}."""`,
    `# ${maker}`,
    '',
    'from __future__ import annotations',
    '',
    `from collections.abc import ${isAsync ? 'AsyncIterator' : 'Iterator'}, Sequence`,
    'from typing import Literal, cast, overload',
    '',
    `from ._paging import ${isAsync ? 'each_async, each_async_numbered' : 'each, each_numbered'}`,
    `from ._stream import MAX_EVENT_LENGTH, ${prefix}EventStream, Following`,
    `from ._transport import ${prefix}Transport, Request, Timeout`,
    'from .types import (',
    ...namesIn(operations).map(name => `    ${name},`),
    ')',
    '',
    '# `list` is a method of some classes below.',
    'List = list',
    '', '',
    text,
    `class ${prefix}Operations:`,
    '    """All groups of operations."""',
    '',
    `    def __init__(self, transport: ${prefix}Transport) -> None:`,
    ...own.map(group => `        self.${group} = ${className(group)}(transport)`),
    '',
  ].join('\n')
}

/** Returns the names of the schemas in the types of the operations. */
function namesIn(operations: readonly PythonOperation[]): string[] {
  const texts = operations.flatMap(({ answer, body, options, paging }) =>
    [answer.type, body?.type ?? '', paging?.type ?? '', ...options.map(({ type }) => type)]
  )
  const found = texts.join(' ').replace(/"[^"]*"/g, '').match(/\b[A-Z]\w+\b/g) ?? []
  const builtins = new Set(['Literal', 'Sequence', 'None', 'Any'])
  return [...new Set(found)].filter(name => !builtins.has(name)).sort()
}

function methodLines(operation: PythonOperation, isAsync: boolean): string[] {
  const { verb, inPath, body, options, answer, isResumable, paging } = operation
  const fixed = [...inPath.map(name => `${snake(name)}: str`), ...body ? [`${body.name}: ${body.type}`] : []]
  const isStream = answer.kind === 'stream'
  const general = !isStream ? callOptions : [...isResumable ? resumeOptions : [], ...streamOptions]
  const optional = options.map(({ name, type }) => `${name}: ${type} | None = None`)
  const names = new Set<string>()
  for (const one of [...fixed, ...optional, ...general]) {
    const name = one.split(':', 1)[0]!
    if (names.has(name)) throw new Error(`${operation.group}.${verb} has two arguments ${name}`)
    names.add(name)
  }
  const result = isStream ? `${isAsync ? 'Async' : ''}EventStream[${answer.type}]` : answer.type
  const head = isAsync && !isStream ? 'async def' : 'def'
  const doc = docstring(textOfDoc(operation), '        ')
  return [
    ...answer.byFormat ? overloads(operation, head, fixed, optional, general) : [],
    ...signature(head, verb, ['self', ...fixed], [...optional, ...general], result),
    ...doc,
    ...isStream ? streamBody(operation) : callBody(operation, isAsync),
    ...paging ? ['', ...pagesLines(operation, fixed, optional, isAsync)] : [],
  ]
}

function signature(
  head: string, name: string, fixed: readonly string[], named: readonly string[], result: string,
): string[] {
  const all = [...fixed, ...named.length > 0 ? ['*', ...named] : []]
  return [`    ${head} ${name}(`, ...all.map(one => `        ${one},`), `    ) -> ${result}:`]
}

/** One signature for JSON, one for the other formats, and one for a format that is known at run time only. */
function overloads(
  { verb, answer, options }: PythonOperation, head: string, fixed: string[], optional: string[], general: string[],
): string[] {
  const format = options.find(({ name }) => name === 'format')
  if (format === undefined || answer.byFormat === undefined) return []
  const { json, others, otherFormats } = answer.byFormat
  return [
    ['Literal["json"] | None = None', json],
    [`Literal[${otherFormats}]`, others],
    [`${format.type} | None`, answer.type],
  ].flatMap(([type, result]) =>
    ['    @overload', ...signature(
      head,
      verb,
      ['self', ...fixed],
      [...optional.map(one => one.startsWith('format:') ? `format: ${type}` : one), ...general],
      result!,
    ).map((line, index, all) => index === all.length - 1 ? `${line} ...` : line), '']
  )
}

const textOfDoc = ({ summary, description, facts, options }: PythonOperation): string => [
  `${summary}.`,
  ...description === '' ? [] : ['', description.trim()],
  '',
  facts,
  ...options.length === 0 ? [] : ['', 'Args:'],
  ...options.map(({ name, description: about }) => `    ${name}: ${about.trim().replaceAll('\n', ' ')}`),
].join('\n')

/** Returns the arguments of a request: path, query, headers and body. */
function requestLines({ method, path, inPath, options, body, creates }: PythonOperation): string[] {
  const entries = (place: 'query' | 'header'): string =>
    options.filter(one => one.in === place).map(({ name, wire }) => `"${wire}": ${name}`).join(', ')
  const [query, header] = [entries('query'), entries('header')]
  return [
    `"${method}"`,
    `"${path}"`,
    ...inPath.length > 0 ? [`path={${inPath.map(name => `"${name}": ${snake(name)}`).join(', ')}}`] : [],
    ...query ? [`query={${query}}`] : [],
    ...header ? [`headers={${header}}`] : [],
    ...body ? [`body=${body.wrapper === undefined ? body.name : `{"${body.wrapper}": List(${body.name})}`}`] : [],
    ...creates ? ['creates=True'] : [],
  ]
}

function callBody(operation: PythonOperation, isAsync: boolean): string[] {
  const { answer } = operation
  return [
    `        answer = ${isAsync ? 'await ' : ''}self._transport.call(`,
    ...requestOf(operation),
    `            "${answer.kind}",`,
    '            timeout,',
    '        )',
    `        return cast("${answer.type}", answer)`,
  ]
}

function streamBody(operation: PythonOperation): string[] {
  const { isResumable, lastEvent } = operation
  const options = [
    `last=${lastEvent === null ? 'None' : `"${lastEvent}"`}`,
    ...isResumable ? ['resumes=True', 'last_event_id=last_event_id', 'retries=retries'] : [],
    'silence=silence',
    'max_event_length=max_event_length',
  ]
  return [
    '        return self._transport.follow(',
    ...requestOf(operation),
    '            Following(',
    ...options.map(one => `                ${one},`),
    '            ),',
    '        )',
  ]
}

const requestOf = (operation: PythonOperation): string[] =>
  ['            Request(', ...requestLines(operation).map(one => `                ${one},`), '            ),']

/** Writes a method that reads all pages and yields their entries. */
function pagesLines(operation: PythonOperation, fixed: string[], optional: string[], isAsync: boolean): string[] {
  const { verb, paging, options, inPath } = operation
  const { path, type, byNumber } = paging!
  const page = byNumber ? 'page' : 'cursor'
  // an entity tag is that of one page
  const kept = options.filter(one => one.in === 'query' && one.name !== page).map(({ name }) => name)
  const given = [...inPath.map(snake), ...[...kept, 'timeout'].map(name => `${name}=${name}`), `${page}=page`]
  const start = optional.filter(one => kept.includes(one.split(':', 1)[0]!))
  return [
    ...signature(
      'def',
      `iter_${verb}`,
      ['self', ...fixed],
      [...start, ...callOptions],
      `${isAsync ? 'AsyncIterator' : 'Iterator'}[${type}]`,
    ),
    ...docstring(
      `Iterates over the entries of all pages of \`${verb}\`, from the first page. Reads a page when it is needed.`,
      '        ',
    ),
    `        return each${isAsync ? '_async' : ''}${byNumber ? '_numbered' : ''}(`,
    `            lambda page: self.${verb}(${given.join(', ')}),`,
    ...path.map(one => `            "${one}",`),
    '        )',
  ]
}
