import { createPauses, nextTurn } from '../../../lib/pauses.ts'
import { SourceFailure } from '../../../sources/failures.ts'
import { mergeBreaches, toNamed, type NamedBreach } from '../../../sources/leaks/breaches/merge.ts'
import { breachOfRecord } from '../../../sources/leaks/breaches/of-record.ts'
import { toEntry } from '../../../sources/leaks/entry.ts'
import type { ConfiguredLeakSource } from '../../catalogue/leak-sources.ts'
import type { FactsOf } from '../../radar/facts.ts'
import { MoreRecords, type LeakRecord } from '../../../sources/leaks/leak-source.ts'
import { skip, type LeakEntry, type Task } from '../task.ts'

/** Maximum number of records in a page. */
export const pageSize = 500
/** Maximum number of records from one source in one search. */
const maxRecords = 50_000
/**
 * Maximum size of a page of an external source, in items and in characters. Storing a larger page would take too long.
 */
const maxPageItems = 12_000
const maxPageLength = 1_500_000

/** Maximum number of breaches that the records of one source name. Fewer are known at all. */
const maxBreaches = 1_000

/**
 * Creates the task of a leak source. The task stores a page of records as soon as the page is full. Its results are the
 * breaches that the records name, also if the source fails later.
 */
export function leakTask(
  { source, key, reason: ofServer, withheld }: ConfiguredLeakSource, radar: () => Promise<FactsOf>,
): Task {
  const { code, name, types, template, deadlineMs } = source
  const reason = ofServer ?? withheld
  return {
    kind: 'leak',
    slug: code,
    name,
    deadlineMs,
    cacheMs: 0,
    sharesResponses: true,
    skipReason: query => types.includes(query.type)
      ? source.skipReason?.(query)
      : `The leak source does not support ${query.type}`,
    ...withheld && { isWithheld: true },
    async run({ query, options, secrets, client, now, signal, page }, findings) {
      const naming = options.leaks.custom_mapping ?? 'standard'
      if (reason !== undefined) return skip(findings, reason.code, reason.message)
      let entries: LeakEntry[] = []
      let count = 0
      let blank = 0 // records of placeholders
      const named = new Map<string, NamedBreach>()
      let facts: FactsOf | undefined
      let size = { items: 0, length: 0 }
      const pause = createPauses() // because records from an imported data set arrive without a pause
      const keepBreaches = () => {
        if (facts) findings.results = mergeBreaches([[code, [...named.values()]]], { sensitive: secrets, radar: facts })
      }
      const flush = async () => {
        if (entries.length === 0) return
        await nextTurn()
        await page({ code, template, page: Math.ceil(count / pageSize), entries })
        // also what a source found that fails later
        findings.count = count
        keepBreaches()
        entries = []
        size = { items: 0, length: 0 }
      }
      const addBreach = async (record: LeakRecord) => {
        const breach = breachOfRecord(record, source)
        const id = breach && `${breach.name} ${breach.breachDate}`
        if (id === undefined || named.has(id) || named.size === maxBreaches) return
        facts ??= await radar()
        named.set(id, toNamed(breach!))
      }
      findings.count = 0
      try {
        for await (const record of source.records(query, { client, key, now, signal })) {
          signal.throwIfAborted()
          if (count === maxRecords) {
            const message = `The source has more records; only the first ${maxRecords} are kept`
            findings.error = { code: 'LEAK_RECORDS_CUT', message }
            break
          }
          const entry = toEntry(record, { source, recordNumber: count + 1, naming, secrets })
          if (entry.items.length === 0) {
            blank++
            continue
          }
          await addBreach(record)
          size.items += entry.items.length
          for (const { value } of entry.items) size.length += value.length
          if (!source.isLocal && (size.items > maxPageItems || size.length > maxPageLength)) {
            await flush()
            throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the records of the source are too large')
          }
          entries.push(entry)
          count++
          if (entries.length === pageSize) await flush()
          await pause()
        }
        await flush()
        findings.count = count
        if (count === 0 && blank > 0) throw new SourceFailure('UPSTREAM_CHANGED', 'the records have no facts')
      } catch (failure) {
        if (!(failure instanceof MoreRecords)) throw failure
        await flush()
        if (count === 0) throw failure // the value may be in the records that are missing
        findings.count = count
        const message = `The source has more records; it gives only the first ${count}`
        findings.error = { code: 'LEAK_RECORDS_CUT', message }
      } finally {
        keepBreaches()
      }
    },
  }
}
