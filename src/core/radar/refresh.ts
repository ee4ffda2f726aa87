import type { Log } from '../../lib/log.ts'
import type { BreachCatalogueFetch, Fetched } from './fetch.ts'

interface RefreshParts {
  fetch: Pick<BreachCatalogueFetch, 'ifDue'>
  url: string
  log: Log
}

/** Returns the function that imports a breach catalogue if it is due. The function rejects if the import fails. */
export function createRefresh({ fetch, url, log }: RefreshParts) {
  return async (signal?: AbortSignal): Promise<void> => {
    const fetched = await fetch.ifDue(url, signal)
    if (fetched !== undefined) log.info({}, `the breach catalogue was refreshed: ${describe(fetched)}`)
  }
}

const describe = ({ notModified, added, changed, rejected }: Fetched): string =>
  notModified ? 'it has not changed' : `${added} added, ${changed} changed, ${rejected.length} not readable`
