import type { Database } from '../../db/database.ts'
import { Failure, idempotencyKeyInUse, notFound, validationError } from '../../errors.ts'
import { within } from '../../lib/abort.ts'
import { jsonInSlices } from '../../lib/json-text.ts'
import { newId } from '../../lib/ids.ts'
import type { Log } from '../../lib/log.ts'
import type { Admission, Admitted } from '../admission/admission.ts'
import { refuseBlocked } from '../admission/blocklist.ts'
import type { IdempotencyKey } from '../admission/idempotency.ts'
import type { Principal } from '../access/keys.ts'
import type { RateLimitHeaders } from '../access/limit-headers.ts'
import type { AnyOperation, ParsedInput, ToolOperation } from './operation.ts'
import { resolveOutcome, type OperationResult, type Resolution } from './resolve-outcome.ts'
import { toToolResponse, type ToolResponse } from './response.ts'
import { failureOf, savedJson } from './saved-result.ts'
import type { SourceCalls } from './source-calls.ts'

interface ToolParts {
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
interface ChargedOperation {
  id: string
  cost: number
}

/** The result of a call with an Idempotency-Key. */
export interface Saved {
  /** The response body. */
  json: Buffer
}

/** The result of a call that continued after its caller received TIMEOUT. */
export interface SavedResult {
  /** The response body as JSON. `undefined` while sources of the call are pending. */
  json: string | undefined
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

export type Tools = ReturnType<typeof createTools>

/**
 * Creates the service for direct tools. A call asks all sources of its operation at once and combines their answers. A
 * call is charged only if it has a result. If the deadline passes first, the call continues and its result is saved.
 */
export function createTools(
  { database, admission, sourceCalls, blocklistKey, log, meta, deadlineMs, publicUrl }: ToolParts,
) {
  /** Calls that still run although their callers received TIMEOUT. */
  const late = new Set<Promise<void>>()

  const toResponse = ({ operation, input: { query }, charged, startedMs }: ToolCall, result: OperationResult) =>
    toToolResponse(operation, query, result, { ...meta(), startedMs, coreSearches: charged.cost })

  /** Charges the call. If `saved` is given, stores it as the result of the call in the same transaction. */
  function settle({ id, principal, charged, input }: ToolCall, saved?: string): Promise<void> {
    return database.inTransaction(async tx => {
      const pass = await admission.enter(tx, principal, { ...charged, feature: 'tools', earlier: 'reserved' })
      if (saved === undefined) {
        await tx.toolRuns.remove(id)
      } else if (!await tx.toolRuns.end(id, 'finished', saved, savedMs)) {
        throw new Error('the lease of the call has expired') // and the call is not charged
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
      .finally(() => late.delete(work))
    late.add(work)
  }

  async function runCall(call: ToolCall): Promise<ToolResponse<string, string, object, object> | Saved> {
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
  }

  /** Checks a call against the limits, and reserves its cost. */
  async function begin(
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
  }

  return {
    /**
     * Runs an operation. A call that throws is not charged.
     * Throws VALIDATION_ERROR, QUERY_BLOCKED, DATA_UNAVAILABLE, PROVIDER_UNAVAILABLE and TIMEOUT, and the failures of
     * the admission: an exhausted quota or rate limit. If an earlier request had the same Idempotency-Key, returns its
     * result, or throws its failure; throws IDEMPOTENCY_KEY_IN_USE while it runs.
     */
    async call<
      Tool extends string,
      Name extends string,
      Field extends string,
      Query extends object,
      Findings extends object,
      Data extends object,
    >(
      principal: Principal,
      charged: ChargedOperation,
      operation: ToolOperation<Tool, Name, Field, Query, Findings, Data>,
      body: Readonly<Record<Field, string>>,
      key?: IdempotencyKey,
    ): Promise<Admitted<ToolResponse<Tool, Name, Query, Data> | Saved>> {
      const { field, read } = operation.input
      const input = read(body[field])
      if ('fault' in input) throw validationError({ details: [{ path: field, message: input.fault }] })
      return admission.once(principal, async () => {
        const call = await begin(principal, charged, operation, input, key)
        try {
          return { result: await runCall(call) as ToolResponse<Tool, Name, Query, Data> | Saved, headers: call.headers }
        } catch (error) {
          // If the removal also fails, the lease of the call expires later.
          if (!(error instanceof Failure)) await database.toolRuns.remove(call.id).catch(() => undefined)
          throw error
        }
      }, async (id, headers) => {
        const run = await database.toolRuns.get(id)
        const json = run && savedJson(run)
        if (json === undefined) throw idempotencyKeyInUse({ headers: { ...headers, 'Retry-After': '2' } })
        return { json: Buffer.from(json) }
      })
    },

    /**
     * Returns a saved result. Throws NOT_FOUND if the id is unknown. If the call ended without a result, throws the
     * error with which the call failed.
     */
    async result(principal: Principal, id: string): Promise<SavedResult> {
      const run = await database.toolRuns.get(id.toLowerCase())
      if (run?.accountId !== principal.accountId || run.status === 'held') {
        throw notFound({ message: 'There is no result with this id' })
      }
      return { json: savedJson(run) }
    },

    /**
     * Aborts the source calls in flight and waits for the calls that continued after a TIMEOUT. A call without a result
     * is not charged.
     */
    async close(): Promise<void> {
      sourceCalls.close()
      await Promise.all(late)
    },
  }
}
