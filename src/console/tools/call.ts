import { callOf, TracewellError, type Tracewell, type ToolResponse } from '../model/client.ts'

/** Calls an operation of a tool by its path. Throws a `TracewellError` if the answer is not 2xx. */
export const callTool = (client: Tracewell, path: string, body: object): Promise<ToolResponse> =>
  callOf(client.http.POST(path as '/tools/domain-intelligence/dns', { body: body as { domain: string } }))

/**
 * Waits for the result of a call that got 504 while its sources still run. Returns `undefined` if the error promises no
 * result. Rejects if the sources end without a result, after five minutes, or if `signal` aborts.
 */
export function lateResult(
  client: Tracewell, error: unknown, signal: AbortSignal,
): Promise<ToolResponse> | undefined {
  if (!(error instanceof TracewellError) || error.savedResult === undefined) return undefined
  const { id } = error.savedResult
  const end = Date.now() + 5 * 60_000
  const look = async (): Promise<ToolResponse> => {
    const { data, status, headers } = await client.tools.result(id, { signal }).withResponse()
    if (status !== 202) return data as ToolResponse
    if (Date.now() > end) throw error
    const seconds = Number(headers.get('retry-after')) || 2
    await new Promise(resolve => { setTimeout(resolve, seconds * 1000) })
    signal.throwIfAborted()
    return look()
  }
  return look()
}
