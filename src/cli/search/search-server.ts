import type { TerminalSearch } from '../../compose/terminal.ts'
import type { Finding } from '../../core/investigations/follow/select.ts'
import { observableKey } from '../../core/observables/normal-form.ts'
import type { HeldExport } from '../../core/exports/held-search.ts'
import type { ExportRow } from '../../core/exports/rows.ts'
import { parseSearched } from '../../core/observables/observable.ts'
import { validationError } from '../../errors.ts'
import { linkSignals } from '../../lib/abort.ts'
import { leftOut, reportLeftOut, type PlannedSearch } from './plan-searches.ts'
import type { SearchParts, SearchPlace } from './search-place.ts'
import { faultMessage, requestOf } from './search-request.ts'
import { ServerFailure } from '../kit/server-failure.ts'
import { cancelSearch, createSearch, displaySearch } from './server-search.ts'
import { runTemporary } from './temporary-server.ts'
import { connectServer, onServer, reportReconnect, type ServerOptions } from '../kit/server.ts'
import { terminalSafeLines } from '../kit/text.ts'

type OnFound = (found: readonly Finding[]) => void

/** Maximum number of observables of one request. */
const pageSize = 1_000

interface ServerParts extends SearchParts, ServerOptions {
  isList: boolean
  /** Whether the searches are temporary: the server stores nothing of them. */
  isTemporary?: boolean
  /** Time after which a search is cancelled, in milliseconds. `undefined`: it may run as long as the server allows. */
  timeoutMs?: number | undefined
}

/** Runs searches on a server, as stored searches of the account of the key. */
export async function openServer(
  { catalogue }: Pick<TerminalSearch, 'catalogue'>,
  { arguments_, signal, isList, isTemporary = false, exportFile, timeoutMs, server: url, key, ...display }: ServerParts,
): Promise<SearchPlace> {
  const server = await connectServer({ server: url, key }, reportReconnect)
  const shared = { signal, exportFile, timeoutMs }
  const left = new Set<string>()

  /** Starts a search. Reports the parts that the server leaves out, each once. */
  async function create({ type, value }: PlannedSearch) {
    const { request, onCommandLine } = requestOf(type, value, arguments_, catalogue)
    try {
      const { data: { search } } = await createSearch(server, request, isList, signal)
      for (const part of search.skipped) {
        const text = leftOut({ ...part, ...onCommandLine(part) })
        if (text !== undefined && !left.has(text)) reportLeftOut(text)
        left.add(text ?? '')
      }
      return search
    } catch (error) {
      if (!(error instanceof ServerFailure) || error.status !== 400 || !Array.isArray(error.details)) throw error
      throw error.with(faultMessage(type, arguments_, error.details), error.details.map(onCommandLine))
    }
  }

  /** Returns what a search found. */
  async function readFound(id: string): Promise<Finding[]> {
    const found: Finding[] = []
    for (let cursor: string | undefined; ;) {
      const options = { limit: pageSize, ...cursor !== undefined && { cursor }, signal }
      const { data } = await onServer(server, () => server.client.searches.observables(id, options), signal)
      for (const one of data.observables) found.push({ ...one, key: observableKey(one.type, one.value) })
      if (data.pagination.nextCursor === null) return found
      cursor = data.pagination.nextCursor
    }
  }

  /** Reads the export of a search, also after an interrupt. */
  async function readExport(id: string): Promise<HeldExport> {
    const text = await onServer(server, () => server.client.searches.export(id, { format: 'jsonl' }))
    const [report, asked, ...rows] = text.trimEnd().split('\n')
    return {
      report: JSON.parse(report!) as HeldExport['report'],
      asked: JSON.parse(asked!) as HeldExport['asked'],
      async* rows() {
        for (const row of rows.slice(0, -1)) yield JSON.parse(row) as ExportRow
      },
    }
  }

  /** Runs a search to its end. Cancels it after an interrupt. */
  async function run(
    search: PlannedSearch, print: ((text: string) => void) | undefined, onFound: OnFound | undefined,
  ): Promise<number> {
    const created = await create(search)
    const { note } = search
    using following = linkSignals([signal])
    const timer = timeoutMs === undefined ? undefined
      : setTimeout(() => void cancelSearch(server, created.id).catch((error: unknown) => {
        following.abort(notCancelled(created.id, error))
      }), timeoutMs)
    const code = await displaySearch(server, created, {
      note,
      ...display,
      print,
      signal: following.signal,
    }).finally(() => clearTimeout(timer))
    if (onFound && !signal.aborted) onFound(await readFound(created.id))
    if (signal.aborted) {
      const ending = await cancelSearch(server, created.id).then(
        () => 'was cancelled on the server', ({ message }: Error) => `may still run on the server: ${message}`)
      process.stderr.write(terminalSafeLines(`The search ${created.id} ${ending}\n`))
    }
    exportFile?.add(await readExport(created.id))
    return code
  }

  return {
    check(type, value) {
      const parsed = parseSearched(type, value)
      if ('fault' in parsed) {
        const details = [{ path: 'observable', message: parsed.fault }]
        throw validationError({ message: `This cannot be searched as ${type}`, details })
      }
      requestOf(type, value, arguments_, catalogue)
      return { query: { type, value: parsed.value }, hasBreaches: false, skipped: [] }
    },
    prepare: () => Promise.resolve(),
    async run(search, print, onFound) {
      try {
        if (!isTemporary) return await run(search, print, onFound)
        const { request } = requestOf(search.type, search.value, arguments_, catalogue)
        const { note } = search
        return await runTemporary(server, request, { ...display, ...shared, note, print })
      } catch (error) {
        if (signal.aborted) return 130
        // a wrong key, or a server that is away, concerns all searches of a list
        if (!print || !(error instanceof ServerFailure) || [0, 401].includes(error.status)) throw error
        const { code, message, requestId } = error
        print(display.json
          ? JSON.stringify({ event: 'error', data: { code, message, request_id: requestId } })
          : `${code}: ${message}${requestId === undefined ? '' : ` (request ${requestId})`}`)
        return 1
      }
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
}

/** Returns the error of a search whose time is up, but which the server did not cancel. */
const notCancelled = (id: string, error: unknown): unknown => error instanceof ServerFailure
  ? error.with(`The search ${id} may still run on the server: ${error.message}`, [])
  : error
