import type { Config } from '../config/read.ts'
import { failureOf } from '../core/tools/saved-result.ts'
import type { AnyOperation } from '../core/tools/operation.ts'
import { resolveOutcome } from '../core/tools/resolve-outcome.ts'
import { toToolResponse, type ToolResponse } from '../core/tools/response.ts'
import { createSourceCalls } from '../core/tools/source-calls.ts'
import { validationError } from '../errors.ts'
import { within } from '../lib/abort.ts'
import { systemClock } from '../lib/clock.ts'
import { noTelemetry } from '../lib/telemetry.ts'
import { composeSources, refuseBlockedHere } from './terminal-sources.ts'

const noCache = { get: () => Promise.resolve(undefined), put: () => Promise.resolve() }

/**
 * Runs an operation of a direct tool in this process, without a server, and returns the response of the API. It costs
 * nothing, and nothing is stored. If the configured database exists, its blocklist applies.
 * Throws VALIDATION_ERROR, QUERY_BLOCKED, DATA_UNAVAILABLE, PROVIDER_UNAVAILABLE and TIMEOUT.
 */
export async function runTool(
  config: Config, operation: AnyOperation, text: string,
): Promise<ToolResponse<string, string, object, object>> {
  const { field, read } = operation.input
  const input = read(text)
  if ('fault' in input) throw validationError({ details: [{ path: field, message: input.fault }] })
  const { query, subject, named = subject } = input
  await refuseBlockedHere(config, [named, subject])

  await using sources = await composeSources(config)
  const { sourceKeys, restrictedSources, toolDeadlineMs, environment } = config
  const sourceCalls = createSourceCalls({
    ...sources,
    sourceKeys,
    restrictedSources,
    cache: noCache,
    sourceHealth: { of: () => undefined },
    clock: systemClock,
    telemetry: noTelemetry,
  })
  const startedMs = performance.now()
  const calls = Object.fromEntries(Object.entries(operation.sources).map(([slug, source]) =>
    [slug, sourceCalls.call(source, { accountId: 'terminal', subject })]))
  const ended = Promise.all(Object.values(calls).map(({ settled }) => settled))
  // A passed deadline does not throw here: the state of each source call shows whether the call is pending.
  await within(ended, toolDeadlineMs, () => new Error('the deadline of the call passed')).catch(() => undefined)
  const resolution = await resolveOutcome(operation, query, calls)
  sourceCalls.close()
  await ended
  if (!('result' in resolution)) throw failureOf(resolution, {})
  const timestamp = systemClock.now().toISOString()
  return toToolResponse(operation, query, resolution.result, { timestamp, environment, startedMs, coreSearches: 0 })
}
