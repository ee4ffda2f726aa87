import type { ErrorObject, ValidateFunction } from 'ajv'
import { readEvents, type SentEvent } from './events.ts'
import { type Answer, codeOf, isStream, jsonOf, type Request } from './http.ts'
import type { Contract, ContractOperation, ContractResponse } from './operations.ts'

/** Requirements on an answer, in addition to those of the document. */
export interface Expectation {
  statuses?: readonly number[]
  /** Dotted path of the field that the validation error must name. */
  names?: string
  code?: string
  /** Required headers. */
  headers?: readonly string[]
}

/** Returns a sentence for each way in which an answer differs from the document and the expectation. */
export function checkAnswer(
  operation: ContractOperation,
  request: Request,
  answer: Answer,
  { statuses, names, code, headers = [] }: Expectation,
): string[] {
  const { status } = answer
  const declared = operation.responses.get(status)
  if (status === 500) return ['answered 500']
  if (declared === undefined) return [`answered ${status}, which is not declared`]
  return [
    ...(statuses === undefined || statuses.includes(status)
      ? []
      : [`answered ${status}${codeOf(answer) && ` ${codeOf(answer)}`}, not ${statuses.join(' or ')}`]),
    ...headers.filter(name => answer.headers[name.toLowerCase()] === undefined).map(name => `has no header ${name}`),
    ...(operation.deprecated && status < 300 ? ['Deprecation', 'Link'] : []).filter(name =>
      answer.headers[name.toLowerCase()] === undefined
    ).map(name => `is deprecated, and has no header ${name}`),
    ...ofHeaders(declared, answer),
    ...ofBody(declared, request, answer),
    ...(code === undefined || statuses?.includes(status) !== true || codeOf(answer) === code
      ? []
      : [`has the code ${codeOf(answer) || 'none'}, not ${code}`]),
    ...(names === undefined || status !== 400 ? [] : ofNames(answer, names)),
  ]
}

/** Checks the error of a request that matches no operation. */
export function checkError(
  contract: Contract,
  request: Request,
  answer: Answer,
  status: number,
  headers: readonly string[] = [],
): string[] {
  if (answer.status !== status) return [`answered ${answer.status}, not ${status}`]
  const missing = headers.filter(name => answer.headers[name.toLowerCase()] === undefined).map(name =>
    `has no header ${name}`
  )
  if (request.method === 'HEAD' || contract.isError === undefined) return missing
  return [...missing, ...ofShape(contract.isError, jsonOf(answer), 'the body')]
}

function ofHeaders({ headers }: ContractResponse, answer: Answer): string[] {
  return headers.flatMap(({ name, required, type, isValid }) => {
    const value = answer.headers[name]
    if (value === undefined) return required ? [`has no header ${name}`] : []
    const text = [value].flat().join(', ')
    return ofShape(isValid, type === 'integer' && /^\d+$/.test(text) ? Number(text) : text, `the header ${name}`)
  })
}

function ofBody({ contents }: ContractResponse, request: Request, answer: Answer): string[] {
  const type = answer.headers['content-type']?.split(';')[0]
  if (type === undefined) {
    return contents.size > 0
      ? ['has no Content-Type']
      : answer.body.length > 0
      ? ['has a body without Content-Type']
      : []
  }
  if (!contents.has(type)) return [`has the type ${type}, which is not declared`]
  if (request.method === 'HEAD') return answer.body.length > 0 ? ['has a body'] : []
  const isValid = contents.get(type)
  if (isStream(answer.headers)) return ofEvents(isValid, answer)
  if (type === 'application/jsonl') return ofLines(isValid, answer)
  if (type.startsWith('image/') && answer.body.length === 0) return ['has an empty image']
  return isValid === undefined ? [] : ofShape(isValid, jsonOf(answer), 'the body')
}

/** Checks each line of JSON Lines. The last line of an export has the kind `end`. */
function ofLines(isValid: ValidateFunction | undefined, { body, cut }: Answer): string[] {
  const lines = body.toString('utf8').split('\n')
  if (!cut && lines.pop() !== '') return ['does not end with a line break']
  try {
    const values = (cut ? lines.slice(0, -1) : lines).map(line => JSON.parse(line) as { kind?: unknown })
    return [
      ...values.flatMap((value, index) => isValid === undefined ? [] : ofShape(isValid, value, `line ${index + 1}`))
        .slice(0, 5),
      ...cut || values.at(-1)?.kind === 'end' ? [] : ['does not end with the line "end"'],
    ]
  } catch (error) {
    return [`is not JSON Lines: ${(error as Error).message}`]
  }
}

function ofEvents(isValid: ValidateFunction | undefined, { body, cut }: Answer): string[] {
  try {
    const events = readEvents(body.toString('utf8'), cut)
    const ids = events.flatMap(({ id }) => id === undefined ? [] : [Number(id)])
    const last = lastEventOf(events[0])
    const gap = ids.find((id, index) => index > 0 && id !== ids[index - 1]! + 1)
    return [
      ...events.flatMap(event => isValid === undefined ? [] : ofShape(isValid, event, `the event ${event.event}`))
        .slice(0, 5),
      ...(gap === undefined ? [] : [`has a gap in its ids before ${gap}`]),
      ...(cut || last === undefined || events.at(-1)?.event === last
        ? []
        : [`ends with ${events.at(-1)?.event}, not ${last}`]),
    ]
  } catch (error) {
    return [`is no stream of events: ${(error as Error).message}`]
  }
}

/**
 * Returns the event that must end a stream. Streams of searches and of investigations begin with `connected`; other
 * streams, and those of watches, have no last event.
 */
function lastEventOf(first: SentEvent | undefined): string | undefined {
  if (first?.event !== 'connected' || 'watch_id' in (first.data as object)) return undefined
  return 'investigation_id' in (first.data as object) ? 'investigation.finished' : 'search.finished'
}

function ofShape(isValid: ValidateFunction, value: unknown, what: string): string[] {
  if (isValid(value)) return []
  return [`${what} does not fit its schema: ${(isValid.errors ?? []).slice(0, 3).map(tell).join('; ')}`]
}

const tell = ({ instancePath, message = '', params }: ErrorObject): string =>
  `${instancePath || 'it'} ${message} ${JSON.stringify(params)}`

function ofNames(answer: Answer, names: string): string[] {
  const { error } = (jsonOf(answer) ?? {}) as { error?: { details?: unknown } }
  const paths = Array.isArray(error?.details) ? error.details.map(one => (one as { path?: unknown }).path) : []
  return paths.includes(names) ? [] : [`does not name "${names}" in its details, but ${JSON.stringify(paths)}`]
}
