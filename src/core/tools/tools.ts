import { Failure, idempotencyKeyInUse, notFound, validationError } from '../../errors.ts'
import type { Admitted } from '../admission/admission.ts'
import type { IdempotencyKey } from '../admission/idempotency.ts'
import type { Principal } from '../access/keys.ts'
import type { ToolOperation } from './operation.ts'
import { createToolCalls, type ChargedOperation, type Saved, type ToolParts } from './tool-calls.ts'
import type { ToolResponse } from './response.ts'
import { savedJson } from './saved-result.ts'

/** The result of a call that continued after its caller received TIMEOUT. */
export interface SavedResult {
  /** The response body as JSON. `undefined` while sources of the call are pending. */
  json: string | undefined
}

export type Tools = ReturnType<typeof createTools>

/**
 * Creates the service for direct tools. A call asks all sources of its operation at once and combines their answers. A
 * call is charged only if it has a result. If the deadline passes first, the call continues and its result is saved.
 */
export function createTools(parts: ToolParts) {
  const { database, admission, sourceCalls } = parts
  const calls = createToolCalls(parts)

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
        const call = await calls.begin(principal, charged, operation, input, key)
        try {
          const result = await calls.run(call) as ToolResponse<Tool, Name, Query, Data> | Saved
          return { result, headers: call.headers }
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
      await calls.close()
    },
  }
}
