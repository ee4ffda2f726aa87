import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Facts, Log } from '../lib/log.ts'
import type { AppMiddleware, State } from './response.ts'

/** Returns the fields that identify a principal in the log. */
export type Describe<Principal> = (principal: Principal) => Pick<Facts, 'key_id' | 'account_id'>

/**
 * Gives each request an id, or keeps the UUID of its header `X-Request-Id`. Logs one line when the request ends. The
 * line contains only the fields listed here. Path, query, headers and body may contain a searched value, so the line
 * names the operation instead.
 */
export function createRequestLog<Principal>(
  { log, describe }: { log: Log, describe?: Describe<Principal> | undefined },
): AppMiddleware {
  function write(state: State, { method }: IncomingMessage, { statusCode }: ServerResponse, start: number): void {
    const facts: Facts = {
      operation: state.operation?.id,
      method,
      status: statusCode,
      duration_ms: Math.round((performance.now() - start) * 1000) / 1000,
      request_id: state.requestId,
    }
    if (describe && state.principal !== undefined) Object.assign(facts, describe(state.principal as Principal))
    log.info(facts, 'request')
  }

  // a function of its own, so that the layer makes no closure for the other requests
  function writeAtEnd(
    stream: Promise<void>, state: State, request: IncomingMessage, response: ServerResponse, start: number,
  ): void {
    void stream.then(() => write(state, request, response, start))
  }

  return async ({ state, req, res }, next) => {
    state.requestId = requestIdOf(req.headers['x-request-id'])
    const start = performance.now()
    try {
      await next()
    } finally {
      if (state.stream) writeAtEnd(state.stream, state, req, res, start)
      else write(state, req, res, start)
    }
  }
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Only a UUID is kept: the log contains the id, and another text could contain a searched value. */
const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && uuid.test(given) ? given : randomUUID()
