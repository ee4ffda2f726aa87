import { classOf, outsideSeconds, type Instruments, type OnEnd } from './instruments.ts'

/** Creates the metrics of requests to the outside world: to sources, and of webhooks. */
export function createOutsideMetrics({ counter, histogram }: Instruments) {
  const attempts = counter(
    'webhook_attempts_total',
    'Attempts to deliver a webhook, by outcome and status class',
    ['outcome', 'status'],
  )
  const attemptDuration = histogram(
    'webhook_attempt_duration_seconds',
    'Duration of attempts to deliver a webhook',
    ['outcome'],
    outsideSeconds,
  )
  const outgoing = counter(
    'egress_requests_total',
    'Outgoing requests, by outcome and status class',
    ['purpose', 'outcome', 'status'],
  )
  const outgoingDuration = histogram(
    'egress_request_duration_seconds',
    'Duration of outgoing requests',
    ['purpose', 'outcome'],
    outsideSeconds,
  )
  const budgetWaits = histogram(
    'egress_wait_seconds',
    'Time for which outgoing requests waited for the budget of their origin, by reason; refused ones were not sent',
    ['reason', 'outcome'],
    outsideSeconds,
  )

  for (const reason of ['rate', 'concurrency', 'retry_after', 'breaker']) {
    for (const outcome of ['sent', 'refused']) budgetWaits.zero({ reason, outcome })
  }

  const onEnd: OnEnd<'webhook' | 'egress' | 'wait'> = {
    webhook({ outcome, status }, seconds = 0) {
      attempts.inc({ outcome, status: classOf(status) })
      attemptDuration.observe({ outcome }, seconds)
    },
    egress({ purpose, outcome, status }, seconds = 0) {
      outgoing.inc({ purpose, outcome, status: classOf(status) })
      outgoingDuration.observe({ purpose, outcome }, seconds)
    },
    wait: ({ reason, outcome }, seconds = 0) => budgetWaits.observe({ reason, outcome }, seconds),
  }
  return { onEnd }
}
