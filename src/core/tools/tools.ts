import type { Database } from '../../db/database.ts'
import { dataUnavailable, notFound, providerUnavailable, timeout, validationError, Failure } from '../../errors.ts'
import { within } from '../../lib/abort.ts'
import { newId } from '../../lib/ids.ts'
import type { Log } from '../../lib/log.ts'
import type { Admission, Admitted } from '../admission.ts'
import { refuseBlocked } from '../blocklist.ts'
import type { Principal } from '../keys.ts'
import type { RateLimitHeaders } from '../limit-headers.ts'
import type { Asker } from './asker.ts'
import { judge, type Answer, type NoAnswer, type SourceReport, type Verdict } from './resolve-outcome.ts'
import type { AnyOperation, Asked, ToolOperation } from './operation.ts'

interface ToolParts {
  database: Database
  admission: Admission
  asker: Asker
  /** Of the hashed entries of the blocklist. */
  blocklistKey: Buffer
  log: Log
  meta: () => { environment: string, timestamp: string }
  /** How long a caller waits at most. */
  deadlineMs: number
  publicUrl: string
}

/** What a call costs, and what it is called where usage is recorded. */
interface Charged {
  id: string
  cost: number
}

/** No interface: bodies may have more members, which only a type says. */
export type ToolAnswer<Tool, Name, Query, Data> = {
  tool: Tool
  operation: Name
  query: Query
  data: Data
  meta: {
    timestamp: string, environment: string, duration_ms: number, cost: { core_searches: number },
    cached: boolean, stale: boolean, complete: boolean, sources: SourceReport[],
  }
}

/** The answer that came too late, as JSON; undefined as long as its sources work. */
export interface KeptResult {
  json: string | undefined
}

const keptMs = 24 * 3_600_000
/** Longer than any source may take: a call that is not over by then has died with its process. */
const leaseMs = 120_000

const failures: Record<NoAnswer, (options: Parameters<typeof timeout>[0]) => Failure> = {
  DATA_UNAVAILABLE: dataUnavailable, PROVIDER_UNAVAILABLE: providerUnavailable, TIMEOUT: timeout,
}

interface Call {
  id: string
  principal: Principal
  charged: Charged
  operation: AnyOperation
  asked: Asked<object>
  headers: RateLimitHeaders
  startedMs: number
}

export type Tools = ReturnType<typeof createTools>

/** Calls of direct tools: every source at once, what they say put together, and charged if there is something to say. */
export function createTools({ database, admission, asker, blocklistKey, log, meta, deadlineMs, publicUrl }: ToolParts) {
  /** Calls that nobody waits for any more. */
  const late = new Set<Promise<void>>()

  function bodyOf(
    { operation: { tool, operation }, asked: { query }, charged, startedMs }: Call,
    { data, ...told }: Answer,
  ): ToolAnswer<string, string, object, object> {
    const { timestamp, environment } = meta()
    return {
      tool,
      operation,
      query,
      data,
      meta: {
        timestamp,
        environment,
        duration_ms: Math.round(performance.now() - startedMs),
        cost: { core_searches: charged.cost },
        ...told,
      },
    }
  }

  function settle({ id, principal, charged, asked }: Call, kept?: string): Promise<void> {
    const charge = {
      operation: charged.id,
      queryType: asked.subject.type,
      leakSources: [],
      coreSearches: charged.cost,
      concurrent: false,
    }
    return admission.settle(principal, charge, async tx => {
      if (kept === undefined) return tx.toolRuns.remove(id)
      if (!await tx.toolRuns.end(id, 'finished', kept)) throw new Error('the call was given up') // and is not charged
    })
  }

  /** What comes of a call after its caller was told TIMEOUT. */
  async function finishLate(call: Call, verdict: Verdict): Promise<void> {
    if ('answer' in verdict) return settle(call, JSON.stringify(bodyOf(call, verdict.answer)))
    const { failure, details, sources } = verdict
    await database.toolRuns.end(call.id, 'failed', JSON.stringify({ failure, details, sources }))
  }

  function goOn(call: Call, ended: Promise<unknown>, verdict: () => Verdict): void {
    const work = ended.then(() => finishLate(call, verdict()))
      .catch((err: unknown) => log.error({ err, operation: call.charged.id }, 'a late answer of a tool was lost'))
      .finally(() => late.delete(work))
    late.add(work)
  }

  async function answer(call: Call): Promise<ToolAnswer<string, string, object, object>> {
    const { operation, asked } = call
    const askings = Object
      .fromEntries(Object.entries(operation.sources).map(([slug, source]) => [slug, asker.ask(source, asked.subject)]))
    const ended = Promise.all(Object.values(askings).map(({ settled }) => settled))
    await within(ended, deadlineMs, () => new Error('the deadline of the tool call passed')).catch(() => undefined)
    const verdict = judge(operation, asked.query, askings)
    if ('answer' in verdict) {
      const body = bodyOf(call, verdict.answer)
      await settle(call)
      return body
    }
    if (!verdict.goesOn) {
      await database.toolRuns.remove(call.id)
      throw failureOf(verdict, call.headers)
    }
    await database.toolRuns.detach(call.id, keptMs)
    goOn(call, ended, () => judge(operation, asked.query, askings))
    throw failureOf(verdict, call.headers, {
      savedResult: { id: call.id, url: `${publicUrl}/tools/results/${call.id}` },
    })
  }

  return {
    /** Throws VALIDATION_ERROR, QUERY_BLOCKED, DATA_UNAVAILABLE, PROVIDER_UNAVAILABLE and TIMEOUT; none of them is charged. */
    async call<
      Tool extends string,
      Name extends string,
      Field extends string,
      Query extends object,
      Founds extends object,
      Data extends object,
    >(
      principal: Principal,
      charged: Charged,
      operation: ToolOperation<Tool, Name, Field, Query, Founds, Data>,
      body: Readonly<Record<Field, string>>,
    ): Promise<Admitted<ToolAnswer<Tool, Name, Query, Data>>> {
      const { field, read } = operation.input
      const asked = read(body[field])
      if ('fault' in asked) throw validationError({ details: [{ path: field, message: asked.fault }] })
      const id = newId()
      const { headers } = await admission.hold(principal, 'tools', charged.cost, async tx => {
        if (asked.named) await refuseBlocked(tx, blocklistKey, asked.named)
        await refuseBlocked(tx, blocklistKey, asked.subject)
        await tx.toolRuns.hold(id, principal.accountId, charged.cost, leaseMs)
      })
      try {
        const call = {
          id,
          principal,
          charged,
          operation: operation as unknown as AnyOperation,
          asked,
          headers,
          startedMs: performance.now(),
        }
        return { result: await answer(call) as ToolAnswer<Tool, Name, Query, Data>, headers }
      } catch (error) {
        if (!(error instanceof Failure)) await database.toolRuns.remove(id).catch(() => undefined) // then the lease lapses
        throw error
      }
    },

    /** Throws what the call would have thrown, where nothing came of it. */
    async result(principal: Principal, id: string): Promise<KeptResult> {
      const run = await database.toolRuns.get(id.toLowerCase())
      if (run?.accountId !== principal.accountId) throw notFound({ message: 'There is no result with this id' })
      if (run.status === 'running') return { json: undefined }
      if (run.status === 'finished' && run.result !== null) return { json: run.result }
      if (run.result === null) throw dataUnavailable({ message: 'The server stopped before the sources had answered' })
      throw failureOf(JSON.parse(run.result), {})
    },

    /** Gives up what nobody waits for; where no answer is there, nothing is charged. */
    async close(): Promise<void> {
      asker.close()
      await Promise.all(late)
    },
  }
}

const retryAfter = { 'Retry-After': '30' }

interface Reason {
  failure: NoAnswer
  details?: string
  sources: SourceReport[]
}

function failureOf({ failure, details, sources }: Reason, headers: RateLimitHeaders, more: object = {}): Failure {
  return failures[failure]({
    ...(details === undefined ? {} : { details }), meta: { sources, ...more },
    headers: { ...headers, ...(failure === 'PROVIDER_UNAVAILABLE' ? retryAfter : {}) },
  })
}
