import type { PreparedSearches, TerminalSearch } from '../compose/terminal.ts'
import { createScreen } from './screen.ts'
import { resolveArguments } from './search-request.ts'
import type { SearchParts, SearchPlace } from './search-place.ts'
import { terminalSafeJson } from './text.ts'

/** Runs searches in this process, without a server. */
export function openMachine(
  { catalogue, prepare }: TerminalSearch, { arguments_, color, json, signal }: SearchParts,
): SearchPlace {
  let prepared: PreparedSearches | undefined
  return {
    check(type, value) {
      const { query, tasks, skipped } = resolveArguments(type, value, arguments_, catalogue)
      return { query, skipped, hasBreaches: tasks.some(({ kind }) => kind === 'breaches') }
    },
    async prepare(searches) {
      prepared = await prepare(searches)
    },
    async run({ type, value, note }, print) {
      const resolved = resolveArguments(type, value, arguments_, catalogue)
      const screen = createScreen({
        resolved,
        note,
        color,
        json,
        ...print && { print },
      })
      for await (const { event, data } of prepared!.run(resolved, { signal, onOutcome: screen.outcome })) {
        screen.event({ event, data: JSON.parse(data) as Record<string, unknown> }, terminalSafeJson(data))
      }
      return screen.close(signal.aborted)
    },
    async [Symbol.asyncDispose]() {
      await prepared?.[Symbol.asyncDispose]()
    },
  }
}
