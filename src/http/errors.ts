import {
  Failure, internalError, methodNotAllowed, notFound, payloadTooLarge, unsupportedMediaType, validationError,
} from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import type { Operation } from './operation.ts'
import type { HeaderValues } from './reply.ts'

export interface ErrorReply {
  status: number
  headers: Readonly<Record<string, string | number>>
  body: object
}

/** Says whatever was thrown in the documented shape: the envelope, or the simple body where the operation asks for it. */
export type ErrorBody = (failure: Failure, operation?: Operation) => ErrorReply

export function createErrorBody({ environment, clock }: { environment: string, clock: Clock }): ErrorBody {
  return (failure, operation) => {
    const { status, code, message, headers, details } = failure
    const error = { code, message, ...details !== undefined && { details } }
    const meta = { timestamp: clock.now().toISOString(), environment }
    const simple = operation?.errorBody === 'simple' && (status === 401 || status === 500)
    return { status, headers, body: simple ? { success: false, message, error, meta } : { error, meta } }
  }
}

/** What the caller is told of anything thrown. Whatever is not expected to be thrown is INTERNAL_ERROR with its cause. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  return fromHttpError(thrown) ?? internalError({ cause: thrown })
}

const byStatus: Record<number, (options: { cause: unknown }) => Failure> = {
  400: validationError, 404: notFound, 405: methodNotAllowed, 413: payloadTooLarge, 415: unsupportedMediaType,
}

/** Koa and its packages throw http-errors: those with `expose` are the caller's fault. */
function fromHttpError(thrown: unknown): Failure | undefined {
  if (!(thrown instanceof Error) || !('expose' in thrown) || thrown.expose !== true) return undefined
  if (!('status' in thrown) || typeof thrown.status !== 'number') return undefined
  return byStatus[thrown.status]?.({ cause: thrown })
}
