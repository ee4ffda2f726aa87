import type { IncomingHttpHeaders } from 'node:http'
import { type Fault, validationError } from '../errors.ts'
import { clip } from './faults.ts'
import type { Operation, Parameter } from './operation.ts'

export interface Parameters {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
}

/**
 * Reads the parameters that an operation declares. If the text of a value does not fit the declared type, the value
 * remains text, so that the schema refuses it. Adds a fault to `faults` for each problem that no schema can detect. An
 * undeclared query parameter is a fault: as a misspelt filter that does nothing, it would list everything.
 */
type ReadParameters = (
  path: readonly string[],
  query: string,
  headers: IncomingHttpHeaders,
  found: { faults: Fault[], ignored: string[] },
) => Parameters

/** @param ignoreUnknown `true`: the name of an undeclared query parameter of a GET is added to `ignored` instead. */
export function createParameterReader(
  { method, segments, parameters }: Operation, ignoreUnknown = false,
): ReadParameters {
  const declaredIn = (location: Parameter['in']) => parameters.filter(parameter => parameter.in === location)
  const templates = segments.filter(segment => segment.startsWith('{'))
  const inPath = templates.map(segment => declaredIn('path').find(({ name }) => segment === `{${name}}`)!)
  const inQuery = new Map(declaredIn('query').map(parameter => [parameter.name, parameter]))
  const inHeader = declaredIn('header').map(parameter => ({ parameter, key: parameter.name.toLowerCase() }))

  const addUnknown = ignoreUnknown && method === 'GET'
    ? (name: string, _: Fault[], ignored: string[]) => void ignored.push(name)
    : (name: string, faults: Fault[]) => void faults.push({ path: clip(name), message: 'unknown query parameter' })

  return (path, query, headers, { faults, ignored }) => {
    const found: Parameters = { path: {}, query: {}, header: {} }
    for (let index = 0; index < inPath.length; index++) {
      const parameter = inPath[index]!
      found.path[parameter.name] = convert(parameter, path[index]!, faults)
    }
    if (query !== '') readQuery(query, inQuery, found.query, faults, name => addUnknown(name, faults, ignored))
    for (const { parameter, key } of inHeader) {
      const text = headers[key]
      if (typeof text === 'string') found.header[parameter.name] = convert(parameter, text, faults)
    }
    return found
  }
}

function readQuery(
  text: string,
  declared: ReadonlyMap<string, Parameter>,
  found: Record<string, unknown>,
  faults: Fault[],
  addUnknown: (name: string) => void,
): void {
  for (let start = 0, end; start < text.length; start = end + 1) {
    end = text.indexOf('&', start)
    if (end < 0) end = text.length
    if (end === start) continue
    const equals = text.indexOf('=', start)
    const cut = equals < 0 || equals > end ? end : equals
    const name = decode(text.slice(start, cut))
    const parameter = declared.get(name)
    const bracketed = parameter === undefined ? bracketPattern.exec(name)?.[1] : undefined
    if (bracketed !== undefined && declared.has(bracketed)) {
      faults.push({ path: clip(name), message: `write it without brackets, as ${bracketed}` })
    } else if (parameter === undefined) addUnknown(name)
    else add(found, parameter, convert(parameter, decode(text.slice(cut + 1, end)), faults), faults)
  }
}

/** Some clients write the entries of a list as `name[]`. Ignored, they would be a filter that does nothing. */
const bracketPattern = /^(.+?)(?:\[\w*\])+$/

function add(found: Record<string, unknown>, { name, array }: Parameter, value: unknown, faults: Fault[]): void {
  const before = found[name]
  if (before === undefined) found[name] = array ? [value] : value
  else if (Array.isArray(before)) before.push(value)
  else faults.push({ path: name, message: 'must be given only once' })
}

function decode(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw validationError({ details: [{ path: '', message: 'the query contains a malformed percent escape' }] })
  }
}

const integerPattern = /^(?:0|-?[1-9][0-9]{0,14})$/
const numberPattern = /^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?$/

function convert({ name, type }: Parameter, text: string, faults: Fault[]): unknown {
  switch (type) {
    case 'integer': return integerPattern.test(text) ? Number(text) : text
    case 'number': return numberPattern.test(text) ? Number(text) : text
    case 'boolean': return text === 'true' ? true : text === 'false' ? false : text
    case 'string':
      // PostgreSQL and most sources refuse NUL characters.
      if (text.includes('\0')) faults.push({ path: name, message: 'must not contain a NUL character' })
      return text
  }
}
