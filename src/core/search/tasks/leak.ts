import { setImmediate as nextTurn } from 'node:timers/promises'
import { toEntry } from '../../../sources/leaks/entry.ts'
import type { ConfiguredLeakSource } from '../../leak-sources.ts'
import { skip, type LeakEntry, type Task } from '../task.ts'

/** Records per page. */
export const pageSize = 500
/** Limit of records of one source in a search. */
const maxRecords = 50_000
/** Records from memory arrive without a pause. After this time, in milliseconds, other work of the process runs. */
const busyMs = 10

/** A leak source. Its records are stored in pages; each page is stored when it is full. */
export function leakTask({ source, key, reason }: ConfiguredLeakSource): Task {
  const { code, name, types, template, deadlineMs } = source
  return {
    kind: 'leak',
    slug: code,
    name,
    deadlineMs,
    cacheMs: 0,
    skipReason: query => types.includes(query.type) ? source.skipReason?.(query) : `It does not support ${query.type}`,
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
        entries.push(toEntry(record, { source, number: ++count, naming, secrets }))
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
