import type { TracewellProcess } from '../../support/process.ts'
import type { createFaults } from '../outcome.ts'
import type { CanaryFactory } from './canary-factory.ts'
import { sinks, type SinkContext } from './sinks.ts'

interface SearchParts extends Pick<ReturnType<typeof createFaults>, 'check' | 'faults'> {
  canaries: CanaryFactory
}

/** Creates the search of all places where a part of a request could remain. */
export function createSinkSearch({ canaries, check, faults }: SearchParts, place: Omit<SinkContext, 'tracewell'>) {
  /** Numbers of allowed canaries that were found, by sink. A sink without texts is missing. */
  const seen = new Map<string, number>()

  return {
    /** Reports each canary that a sink must not hold. */
    async searchSinks(tracewell: TracewellProcess, when: string): Promise<void> {
      for (const sink of sinks) {
        for await (const { where, text } of await sink.read({ tracewell, ...place })) {
          const all = canaries.find(text)
          const left = all.filter(([, canary]) => !sink.allows(canary))
          const found = new Set(left.map(([, { at }]) => at))
          if (found.size > 0) {
            faults.push(`${sink.name}, ${when}: ${where} holds what stood in ${[...found].slice(0, 10).join('; ')}`)
          }
          if (text.length > 0) seen.set(sink.name, (seen.get(sink.name) ?? 0) + all.length - left.length)
        }
      }
    },

    /** Reports each sink that was empty, because a search of it proves nothing. */
    checkContents(): void {
      for (const name of ['the log', 'the audit', 'the metrics', 'the traces']) {
        check(seen.has(name), `${name}: nothing to search`)
      }
      const files = place.databaseUrl.startsWith('postgres') ? 'files of PostgreSQL' : 'files of the data folder'
      for (const name of ['tables', files]) {
        check((seen.get(name) ?? 0) > 0, `${name}: did not even contain the stored values`)
      }
    },

    figures: (): Record<string, string> => Object.fromEntries([...seen].map(([name, count]) =>
      [`found in ${name}`, `${count} allowed canaries, and no other`])),
  }
}
