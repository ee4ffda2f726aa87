import { classOf, requestSeconds, type Instruments, type OnEnd } from './instruments.ts'

/** Creates the metrics of requests to this service. */
export function createHttpMetrics({ counter, gauge, histogram }: Instruments) {
  const requests = counter(
    'http_requests_total',
    'HTTP requests answered, by operation and status class',
    ['service', 'operation', 'status'],
  )
  const requestDuration = histogram(
    'http_request_duration_seconds',
    'Time until the response, or until the start of an event stream',
    ['service', 'operation'],
    requestSeconds,
  )
  const streams = gauge('stream_clients', 'Event streams that are open in this process')

  const onEnd: OnEnd<'request' | 'stream'> = {
    request({ service, operation = 'none', status }, seconds = 0) {
      requests.inc({ service, operation, status: classOf(status) })
      requestDuration.observe({ service, operation }, seconds)
    },
    stream: () => streams.dec(),
  }
  return { onBegin: { stream: () => streams.inc() }, onEnd }
}
