import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Fault, validationError } from '../errors.ts'
import { readJsonBody, type JsonBody } from './body.ts'
import type { ClientAddress } from './client-address.ts'
import type { ToFailure } from './errors.ts'
import { atMost, bodyFaults, maxFaults, parameterFaults, withoutRepeats } from './faults.ts'
import type { HandlerRequest } from './handler.ts'
import { pathsOf, withoutValues, type DraftInput, type InputCheck } from './input-check.ts'
import { dropNullMembers } from './null-members.ts'
import type { Operation, RequestValidators } from './operation.ts'
import { createParameterReader, type Parameters } from './parameters.ts'
import type { Unsent } from './unsent.ts'

export interface Input {
  parameters: Parameters
  body: unknown
}

/**
 * Reads and validates the input of a request. Throws one VALIDATION_ERROR with the faults of parameters and body, and
 * the failures of the operation's `InputCheck`. Adds the names of ignored query parameters to `ignored`.
 */
export type ReadInput<Principal> = (
  request: IncomingMessage,
  path: readonly string[],
  query: string,
  call: { principal: Principal | undefined, ignored: string[], response: ServerResponse },
) => Promise<Input> | Input

export function createInputReader<Principal>(
  operation: Operation,
  validators: RequestValidators,
  { toFailure, unsent, ignoreUnknown }: { toFailure: ToFailure, unsent: Unsent, ignoreUnknown?: boolean | undefined },
  check: InputCheck<Principal> = {},
): ReadInput<Principal> {
  const readParameters = createParameterReader(operation, ignoreUnknown)

  function parametersOf(
    { headers }: IncomingMessage,
    path: readonly string[],
    query: string,
    notes: { faults: Fault[], ignored: string[] },
  ): Parameters {
    const found = readParameters(path, query, headers, notes)
    const { parameters: validate } = validators
    if (validate && !validate(found)) {
      notes.faults.push(...parameterFaults(validate.errors ?? []))
      withoutValues(found, pathsOf(validate.errors ?? []))
    }
    return found
  }

  /** Returns the body that the handler or the check gets. Adds the faults that the schema finds. */
  function bodyOf({ value, faults, faulty, isWhole }: JsonBody): unknown {
    if (operation.bodyShape) dropNullMembers(value, operation.bodyShape)
    const body = check.prepare ? check.prepare(value) : value
    if (!isWhole) return undefined
    if (body === undefined) {
      if (operation.body === 'required') faults.push({ path: '', message: 'a JSON body is required' })
      return undefined
    }
    const { body: validate } = validators
    const errors = validate && !validate(body) ? validate.errors ?? [] : []
    if (errors.length === 0 && faults.length === 0) return body
    // A value with two faults is named once, with the one that the schema cannot see.
    const isNamed = new Set(faults.map(({ path }) => path))
    faults.push(...bodyFaults(errors).filter(({ path }) => !isNamed.has(path)))
    return withoutValues(body, [...faulty, ...pathsOf(errors)])
  }

  /** Returns the faults that the check finds, or none if a part of the service that it needs is unavailable. */
  async function moreFaults(draft: DraftInput, principal: Principal): Promise<readonly Fault[]> {
    try {
      return await check.faults?.(draft, principal) ?? []
    } catch (error) {
      if (toFailure(error, operation).status === 503) return []
      throw error
    }
  }

  async function refuse(
    { path: params, query, header: headers }: Parameters,
    body: unknown,
    faults: Fault[],
    principal: Principal,
  ): Promise<never> {
    const more = await moreFaults({ params, query, headers, body }, principal)
    const isNamed = new Set(faults.map(({ path }) => path)) // the checks do not see a value that has a fault
    const others = more.filter(({ path }) => !isNamed.has(path))
    throw validationError({ details: atMost(maxFaults, withoutRepeats([...faults, ...others])) })
  }

  if (operation.body === 'none') {
    return (request, path, query, { principal, ignored }) => {
      const faults: Fault[] = []
      const parameters = parametersOf(request, path, query, { faults, ignored })
      return faults.length === 0
        ? { parameters, body: undefined }
        : refuse(parameters, undefined, faults, principal as Principal)
    }
  }
  return async (request, path, query, { principal, ignored, response }) => {
    const sent = await readJsonBody(request, {
      maxBytes: operation.maxBodyBytes,
      keep: bytes => unsent.keepBody(response, bytes),
    })
    const body = bodyOf(sent)
    const { faults } = sent
    const parameters = parametersOf(request, path, query, { faults, ignored })
    return faults.length === 0 ? { parameters, body } : refuse(parameters, body, faults, principal as Principal)
  }
}

/** The argument of a handler. It is a class with a getter, so that `signal` is created only if a handler reads it. */
export class HandlerCall implements HandlerRequest<unknown, unknown> {
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly headers: Record<string, unknown>
  readonly body: undefined
  readonly principal: unknown
  readonly operation: Operation
  readonly clientAddress: string
  readonly requestId: string
  readonly #response: ServerResponse
  #signal: AbortSignal | undefined

  constructor(
    { parameters, body }: Input,
    response: ServerResponse,
    operation: Operation,
    principal: unknown,
    clientAddress: string,
    requestId: string,
  ) {
    this.params = parameters.path
    this.query = parameters.query
    this.headers = parameters.header
    this.body = body as undefined
    this.principal = principal
    this.operation = operation
    this.clientAddress = clientAddress
    this.requestId = requestId
    this.#response = response
  }

  get signal(): AbortSignal {
    return this.#signal ??= disconnectSignal(this.#response)
  }

  whenClosed(work: () => void): void {
    // `on`, because the event occurs once, and `once` would make two more objects, which last as long as a stream
    if (this.#response.closed) work()
    else this.#response.on('close', work)
  }
}

export function addressOf({ headers, socket }: IncomingMessage, clientAddress: ClientAddress): string {
  const forwarded = headers['x-forwarded-for']
  return clientAddress(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
}

/** Returns a signal that aborts if the connection closes before the response is sent. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const closed = () => {
    if (!response.writableFinished) controller.abort()
  }
  if (response.closed) closed()
  else response.once('close', closed)
  return controller.signal
}
