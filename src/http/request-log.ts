import { randomUUID } from 'node:crypto'
import type { Facts, Log } from '../lib/log.ts'
import type { AppMiddleware } from './reply.ts'

/** What a principal may be called in the log. */
export type Describe<Principal> = (principal: Principal) => Pick<Facts, 'key_id' | 'account_id'>

/**
 * Gives every request its id and, when it is over, one line. By allow-list: the path, the query, the headers and the
 * body may hold a searched value, so the operation's name stands for them.
 */
export function createRequestLog<Principal>(
  { log, describe }: { log: Log, describe?: Describe<Principal> | undefined },
): AppMiddleware {
  return async ({ state, req, res }, next) => {
    state.requestId = randomUUID()
    const start = performance.now()
    try {
      await next()
    } finally {
      const facts: Facts = {
        operation: state.operation?.id,
        method: req.method,
        status: res.statusCode,
        duration_ms: Math.round((performance.now() - start) * 1000) / 1000,
        request_id: state.requestId,
      }
      if (describe && state.principal !== undefined) Object.assign(facts, describe(state.principal as Principal))
      log.info(facts, 'request')
    }
  }
}
