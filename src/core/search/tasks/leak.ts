import { setImmediate as nextTurn } from 'node:timers/promises'
import { toEntry } from '../../../sources/leaks/entry.ts'
import type { ConfiguredLeakSource } from '../../leak-sources.ts'
import { skip, type LeakEntry, type Task } from '../task.ts'

/** Maximum number of records in a page. */
export const pageSize = 500
/** Maximum number of records from one source in one search. */
const maxRecords = 50_000
/**
 * Time after which the task yields to other work of the process, in milliseconds. Records from an imported data set
 * arrive without a pause, and would otherwise block the process.
 */
const busyMs = 10

/** Creates the task of a leak source. The task stores a page of records as soon as the page is full. */
export function leakTask({ source, key, reason }: ConfiguredLeakSource): Task {
  const { code, name, types, template, deadlineMs } = source
  return {
    kind: 'leak',
    slug: code,
    name,
    deadlineMs,
    cacheMs: 0,
    skipReason: query => types.includes(query.type)
      ? source.skipReason?.(query)
      : `The leak source does not support ${query.type}`,
    async run({ query, options, secrets, client, now, signal, page }, findings) {
      const naming = options.leaks.custom_mapping ?? 'standard'
      if (reason !== undefined) return skip(findings, 'KEY_MISSING', reason)
      let entries: LeakEntry[] = []
      let count = 0
      let since = performance.now()
      const flush = async () => {
        if (entries.length === 0) return
        await page({ code, template, page: Math.ceil(count / pageSize), entries })
        findings.count = count
        entries = []
      }
      for await (const record of source.records(query, { client, key, now, signal })) {
        signal.throwIfAborted()
        if (count === maxRecords) {
          const message = `The source has more records; only the first ${maxRecords} are kept`
          findings.error = { code: 'LEAK_RECORDS_CUT', message }
          break
        }
        entries.push(toEntry(record, { source, recordNumber: ++count, naming, secrets }))
        if (entries.length === pageSize) await flush()
        if (performance.now() - since < busyMs) continue
        await nextTurn()
        since = performance.now()
      }
      await flush()
      findings.count = count
    },
  }
}
