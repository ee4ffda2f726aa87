import type { Database } from '../../db/database.ts'
import { within } from '../../lib/abort.ts'
import { jsonInSlices } from '../../lib/json-text.ts'
import { newId } from '../../lib/ids.ts'
import type { Log } from '../../lib/log.ts'
import type { Admission } from '../admission/admission.ts'
import { refuseBlocked } from '../admission/blocklist.ts'
import type { IdempotencyKey } from '../admission/idempotency.ts'
import type { Principal } from '../access/keys.ts'
import type { RateLimitHeaders } from '../access/limit-headers.ts'
import type { AnyOperation, ParsedInput } from './operation.ts'
import { resolveOutcome, type OperationResult, type Resolution } from './resolve-outcome.ts'
import { toToolResponse, type ToolResponse } from './response.ts'
import { failureOf } from './saved-result.ts'
import type { SourceCalls } from './source-calls.ts'

export interface ToolParts {
  database: Database
  admission: Admission
  sourceCalls: SourceCalls
  /** HMAC key for hashed blocklist entries. */
  blocklistKey: Buffer
  log: Log
  meta: () => { environment: string, timestamp: string }
  /** Maximum time that a caller waits for a result, in milliseconds. */
  deadlineMs: number
  publicUrl: string
}

/** The operation that a call is charged for: its id for usage records, and its cost in core searches. */
export interface ChargedOperation {
  id: string
  cost: number
}

/** The result of a call with an Idempotency-Key. */
export interface Saved {
  /** The response body. */
  json: Buffer
}

/** Time for which a saved result can be fetched, in milliseconds. */
const savedMs = 24 * 3_600_000
/**
 * Lease of a running call, in milliseconds. The lease is longer than the deadline of every source. If it expires, the
 * process that ran the call has died.
 */
const leaseMs = 120_000

interface ToolCall {
  id: string
  principal: Principal
  charged: ChargedOperation
  operation: AnyOperation
  input: ParsedInput<object>
  headers: RateLimitHeaders
  startedMs: number
  /** `true` if a repeated request gets the same result. */
  isRepeatable: boolean
}

/**
 * Creates the calls of tools.
 *
 *   held ──→ charged, and removed or kept as a result
 *     ├────→ removed, because it has no result
 *     └────→ running ──→ finished or failed, which can be fetched
 *
 *   held      From `begin` on: the cost is reserved, and the caller waits for the response.
 *   running   From the deadline of the caller on, if sources are pending. The call is then in `state.late`.
 */
export function createToolCalls(
  { database, admission, sourceCalls, blocklistKey, log, meta, deadlineMs, publicUrl }: ToolParts,
) {
  const state = {
    /** Calls that still run although their callers received TIMEOUT. */
    late: new Set<Promise<void>>(),
  }

  const toResponse = ({ operation, input: { query }, charged, startedMs }: ToolCall, result: OperationResult) =>
    toToolResponse(operation, query, result, { ...meta(), startedMs, coreSearches: charged.cost })

  /** Charges the call. If `saved` is given, stores it as the result of the call in the same transaction. */
  function settle({ id, principal, charged, input }: ToolCall, saved?: string): Promise<void> {
    return database.inTransaction(async tx => {
      const pass = await admission.enter(tx, principal, { ...charged, feature: 'tools', earlier: 'reserved' })
      if (saved === undefined) {
        await tx.toolRuns.remove(id)
      } else if (!await tx.toolRuns.end(id, 'finished', saved, savedMs)) {
        throw new Error('the lease of the call has expired') // rolls back the charge too
      }
      await pass.charge({ queryType: input.subject.type })
    })
  }

  async function saveResult(call: ToolCall, resolution: Resolution): Promise<void> {
    if ('result' in resolution) {
      return settle(call, (await jsonInSlices(toResponse(call, resolution.result))).toString())
    }
    const { failure, details, sources } = resolution
    await database.toolRuns.end(call.id, 'failed', JSON.stringify({ failure, details, sources }))
  }

  function continueLate(call: ToolCall, ended: Promise<unknown>, resolve: () => Promise<Resolution>): void {
    const work = ended.then(async () => saveResult(call, await resolve()))
      .catch((err: unknown) => log.error({ err, operation: call.charged.id }, 'a late tool result could not be saved'))
      .finally(() => state.late.delete(work))
    state.late.add(work)
  }

  return {
    /** Checks a call against the limits, and reserves its cost. */
    async begin(
      principal: Principal,
      charged: ChargedOperation,
      operation: AnyOperation,
      input: ParsedInput<object>,
      key: IdempotencyKey | undefined,
    ): Promise<ToolCall> {
      const id = newId()
      const claim = key && { key, kind: 'tool' as const, resourceId: id }
      const headers = await database.inTransaction(async tx => {
        const pass = await admission.enter(tx, principal, { ...charged, feature: 'tools', claim })
        if (input.named) await refuseBlocked(tx, blocklistKey, input.named)
        await refuseBlocked(tx, blocklistKey, input.subject)
        await tx.toolRuns.reserve(id, principal.accountId, charged.cost, leaseMs)
        return pass.headers
      })
      const startedMs = performance.now()
      return {
        id,
        principal,
        charged,
        operation,
        input,
        headers,
        startedMs,
        isRepeatable: key !== undefined,
      }
    },

    /** Asks the sources. Throws the failure of a call without a result; a pending call then continues. */
    async run(call: ToolCall): Promise<ToolResponse<string, string, object, object> | Saved> {
      const { operation, input, principal: { accountId } } = call
      const calls = Object.fromEntries(Object.entries(operation.sources).map(([slug, source]) =>
        [slug, sourceCalls.call(source, { accountId, subject: input.subject })]))
      const ended = Promise.all(Object.values(calls).map(({ settled }) => settled))
      // A passed deadline does not throw here: the state of each source call shows whether the call is pending.
      await within(ended, deadlineMs, () => new Error('the deadline of the call passed')).catch(() => undefined)
      const resolution = await resolveOutcome(operation, input.query, calls)
      if ('result' in resolution) {
        const body = toResponse(call, resolution.result)
        const json = call.isRepeatable ? await jsonInSlices(body) : undefined
        await settle(call, json?.toString())
        return json ? { json } : body
      }
      if (!resolution.pending) {
        await database.toolRuns.remove(call.id)
        throw failureOf(resolution, call.headers)
      }
      await database.toolRuns.detach(call.id, savedMs)
      continueLate(call, ended, () => resolveOutcome(operation, input.query, calls))
      throw failureOf(resolution, call.headers, {
        savedResult: { id: call.id, url: `${publicUrl}/tools/results/${call.id}` },
      })
    },

    /** Waits for the calls that continued after a TIMEOUT. */
    async close(): Promise<void> {
      await Promise.all(state.late)
    },
  }
}
