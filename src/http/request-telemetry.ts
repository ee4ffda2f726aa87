import type { Telemetry, Work, WorkFacts } from '../lib/telemetry.ts'
import type { AppMiddleware } from './response.ts'

/**
 * Reports every request to telemetry. For an event stream, the request ends when the stream begins, and the stream is
 * reported separately.
 */
export function createRequestTelemetry(
  { telemetry, service }: { telemetry: Telemetry, service: string },
): AppMiddleware {
  return async ({ state, req, res }, next) => {
    const request = telemetry.begin('request')
    let stream: Work<WorkFacts['stream']> | undefined
    const endRequest = (status: number | undefined) =>
      request.end({
        service,
        operation: state.operation?.id,
        method: req.method,
        status,
        requestId: state.requestId,
      })
    const endStream = () => stream?.end({ operation: state.operation?.id ?? '' })
    state.onStreamStart = status => {
      endRequest(status)
      stream = telemetry.begin('stream')
    }
    try {
      await request.within(next)
    } finally {
      // the status is `undefined` if the client disconnected before the response
      endRequest(res.headersSent ? res.statusCode : undefined)
      if (state.stream) void state.stream.then(endStream)
      else endStream()
    }
  }
}
