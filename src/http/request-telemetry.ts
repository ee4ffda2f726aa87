import type { Telemetry, Work, WorkFacts } from '../lib/telemetry.ts'
import type { AppMiddleware } from './reply.ts'

/** Tells of every request; of one for an event stream that it was answered as it begins, and of the stream beside it. */
export function createRequestTelemetry({ telemetry, service }: { telemetry: Telemetry, service: string }): AppMiddleware {
  return async ({ state, req, res }, next) => {
    const request = telemetry.begin('request')
    let stream: Work<WorkFacts['stream']> | undefined
    const answered = (status: number | undefined) =>
      request.end({
        service,
        operation: state.operation?.id,
        method: req.method,
        status,
        requestId: state.requestId,
      })
    state.onStreamStart = status => {
      answered(status)
      stream = telemetry.begin('stream')
    }
    try {
      await request.within(next)
    } finally {
      answered(res.headersSent ? res.statusCode : undefined) // undefined: the caller went first
      stream?.end({ operation: state.operation?.id ?? '' })
    }
  }
}
