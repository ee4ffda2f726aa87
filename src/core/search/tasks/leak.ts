import { setImmediate as letOthers } from 'node:timers/promises'
import { toEntry } from '../../../sources/leaks/entry.ts'
import type { ListedLeakSource } from '../../leak-sources.ts'
import { skip, type LeakEntry, type Task } from '../task.ts'

/** Records on a page. */
export const pageSize = 500
/** Records of one source that a search keeps. */
const mostRecords = 50_000
/** Records at hand come without a pause: after so long, what else the process does gets its turn. */
const busyMs = 10

/** A leak source: its records are pages, handed on as they fill. */
export function leakTask({ source, key, reason }: ListedLeakSource): Task {
  const { code, name, types, template, deadlineMs } = source
  return {
    kind: 'leak',
    slug: code,
    name,
    deadlineMs,
    cacheMs: 0,
    unfit: query => types.includes(query.type) ? source.unfit?.(query) : `It is not made for ${query.type}`,
    async run({ query, options, secrets, client, now, signal, page }, found) {
      const naming = options.leaks.custom_mapping ?? 'standard'
      if (reason !== undefined) return skip(found, 'KEY_MISSING', reason)
      let entries: LeakEntry[] = []
      let count = 0
      let since = performance.now()
      const turn = async () => {
        if (entries.length === 0) return
        await page({ code, template, page: Math.ceil(count / pageSize), entries })
        found.count = count
        entries = []
      }
      for await (const record of source.records(query, { client, key, now, signal })) {
        signal.throwIfAborted()
        if (count === mostRecords) {
          found.error = { code: 'LEAK_RECORDS_CUT', message: `It has more: the first ${mostRecords} records are kept` }
          break
        }
        entries.push(toEntry(record, { source, number: ++count, naming, secrets }))
        if (entries.length === pageSize) await turn()
        if (performance.now() - since < busyMs) continue
        await letOthers()
        since = performance.now()
      }
      await turn()
      found.count = count
    },
  }
}
