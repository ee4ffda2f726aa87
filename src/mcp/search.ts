import type { SearchRequest, SearchResults, Tracewell } from '../../generated/client/src/index.ts'
import { startDeadline } from '../lib/abort.ts'
import { readFlag, readNumber, readText } from './arguments.ts'
import { callOperation, type Arguments } from './call.ts'
import { findOperation } from './contract.ts'
import { createFindings } from './findings.ts'
import { inputSchemaOf } from './input.ts'
import { pageArgument, type Tool, type ToolCall, type ToolResult } from './tool.ts'
import { needsLeakSources, viewResults } from './view.ts'

const create = findOperation('createSearch')
const results = findOperation('getSearchResults')

const defaultWaitSeconds = 50
const maxWaitSeconds = 600

/** Time for the cancellation of a search whose caller has gone, in milliseconds. */
const cancelMs = 5_000

/** Arguments that are no part of a search. */
const own = {
  store: { type: 'boolean', default: false, description: 'True to store the search and its results.' },
  wait_seconds: {
    type: 'integer',
    minimum: 1,
    maximum: maxWaitSeconds,
    default: defaultWaitSeconds,
    description: 'Time to wait for the end. Then a stored search continues, and search_results reads it later; a ' +
      'temporary one stops, and what it has found is returned.',
  },
}

/** Searches one observable. */
const search: Tool = {
  name: 'search',
  title: 'Search an observable',
  description: 'Search a pseudonym, an e-mail address, a domain, a wallet or an IP address in many public sources. ' +
    'Temporary by default: nothing is stored, and only this answer has its findings. `store: true` keeps the search ' +
    'for search_results, search_observables, search_profile and search_leaks. A source that failed is listed under ' +
    `\`without_answer\`, one that was not asked under \`not_asked\`; neither is "nothing found". ` +
    `Costs ${create.cost} of the quota.`,
  inputSchema: inputSchemaOf(create, ['preset', 'modules', 'leaks', 'features', 'reference', 'labels'], own),
  isReadOnly: false,
  async run(given, call) {
    const waitMs = 1_000 * readNumber(given, 'wait_seconds', { fallback: defaultWaitSeconds, max: maxWaitSeconds })
    const isStored = readFlag(given, 'store')
    const request = Object.fromEntries(Object.entries(given).filter(([name]) => !(name in own)))
    return (isStored ? runStored : runTemporary)(request as SearchRequest, call, waitMs)
  },
}

/** Runs a temporary search. It ends on the server if its stream is closed: by the caller, or after `waitMs`. */
async function runTemporary(
  request: SearchRequest, { client, signal, report, held }: ToolCall, waitMs: number,
): Promise<ToolResult> {
  const findings = createFindings()
  using limit = startDeadline(waitMs, timeUp, [signal])
  try {
    for await (const event of client.searches.streamTemporary(request, { signal: limit.signal })) {
      const ended = findings.read(event)
      if (ended !== undefined) await report(ended)
    }
  } catch (error) {
    if (signal.aborted || !limit.hasPassed) throw error
  }
  const { id, view } = findings.view()
  if (held === undefined) return { value: view, noNext: 'nothing of a temporary search is kept; repeat it with store' }
  held.add(id, view)
  return { value: view, next: nextOf(id) }
}

const timeUp = () => new DOMException('the search takes longer than the call waits', 'TimeoutError')

const nextOf = (id: string) => () => ({ tool: 'search_results', id })

/**
 * Runs a stored search, and waits for its end or `waitMs`. Cancels it if the caller cancels the request. Its creation
 * is not aborted, because the search could then run without an id for its cancellation.
 */
async function runStored(
  request: SearchRequest, { client, signal, report }: ToolCall, waitMs: number,
): Promise<ToolResult> {
  using limit = startDeadline(waitMs, timeUp, [signal])
  const { search: { id } } = await client.searches.create(request)
  try {
    for await (const { event, data } of client.searches.stream(id, { signal: limit.signal })) {
      if (event === 'module.finished') await report(`${data.source.name}: ${data.source.status}`)
    }
  } catch (error) {
    if (signal.aborted) await cancel(client, id)
    if (signal.aborted || !limit.hasPassed) throw error
  }
  const found = await client.searches.results(id, { signal })
  return { value: await viewStored(found, { client, signal }), next: nextOf(id) }
}

async function viewStored(found: SearchResults, { client, signal }: Pick<ToolCall, 'client' | 'signal'>) {
  if (!needsLeakSources(found)) return viewResults(found)
  return viewResults(found, (await client.searches.leaks(found.data.search.id, { signal })).data.sources)
}

async function cancel(client: Tracewell, id: string): Promise<void> {
  await client.searches.cancel(id, { signal: AbortSignal.timeout(cancelMs) }).catch(() => undefined)
}

/** Further pages of a search. */
const searchResults: Tool = {
  name: 'search_results',
  title: results.summary,
  description: 'Get the results of a search, or further pages of them. A temporary search has them only on a server ' +
    'that the host has started itself, until it ends.',
  inputSchema: inputSchemaOf(results, ['retries'], { page: pageArgument }),
  isReadOnly: true,
  async run(given: Arguments, { client, signal, held }) {
    const known = held?.get(readText(given, 'id')!)
    if (known) return { value: known }
    const found = await callOperation(client, results, given, { signal }) as SearchResults
    return { value: await viewStored(found, { client, signal }) }
  },
}

export const searchTools: readonly Tool[] = [search, searchResults]
