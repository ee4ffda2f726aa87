import { isObject } from '../../lib/is-object.ts'
import { valueAt } from '../../lib/json-path.ts'
import { SourceFailure } from '../failures.ts'
import { changed } from '../kit/shape.ts'

/** Results of a batch of calls by id, the ids of the calls without a result, and the failure of the first of them. */
export interface Results {
  body: unknown
  unanswered?: string[]
  failure?: SourceFailure
}

/**
 * Returns the results of a batch of calls: a server may answer the calls in any order. Throws if the server refused the
 * batch as a whole. https://www.jsonrpc.org/specification#batch
 */
export function resultsOf(calls: ReadonlyArray<{ id: string }>, answer: unknown): Results {
  if (isObject(answer) && answer['error'] !== undefined) throw failureOf(answer['error'])
  const results = calls.map(({ id }) => [id, valueAt(answer, `id=${id}.result`)] as const)
  const unanswered = results.flatMap(([id, result]) => result === undefined ? [id] : [])
  const [error] = Array.isArray(answer) ? answer.map(one => valueAt(one, 'error')).filter(one => one !== undefined) : []
  return {
    body: Object.fromEntries(results.filter(([, result]) => result !== undefined)),
    unanswered,
    ...unanswered.length > 0 && { failure: failureOf(error) },
  }
}

/**
 * Returns the failure of a call by the code of its error. A limit is -32005 (EIP-1474) or 429 (nodes of providers), but
 * -32005 is a node that lags behind at Solana (https://solana.com/docs/rpc/http/gethealth). -32603 and the others from
 * -32099 to -32000 are errors of the server. Any other code means that the server does not know the call.
 * https://eips.ethereum.org/EIPS/eip-1474#error-codes, https://www.jsonrpc.org/specification#error_object
 */
export function failureOf(error: unknown): SourceFailure {
  const code = Number(valueAt(error, 'code'))
  if (code === 429 || (code === -32_005 && !/behind|unhealthy/i.test(String(valueAt(error, 'message'))))) {
    return new SourceFailure('UPSTREAM_RATE_LIMITED', 'the source reports that its limit is exceeded')
  }
  const isOfServer = code === -32_603 || (code >= -32_099 && code <= -32_000)
  return isOfServer ? new SourceFailure('UPSTREAM_ERROR', 'the source reports an error of its server') : changed()
}
